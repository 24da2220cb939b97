import { type ChildProcess, spawn } from "node:child_process";

import { type Outcome, type SiteCopy, siteEnvironment } from "../contentful/site-copy";

/** Which processes of a build are killed: all of them, or only the one that has started Gatsby. */
export type Victim = "all" | "parent";

/** A build, or `develop`, that can be killed: a process group of its own, started without npm, so that its parent is known. */
export class BuildProcess {
  readonly outcome: Promise<Outcome>;
  private readonly child: ChildProcess;
  private readonly listeners = new Set<() => void>();
  private output = "";

  /** @param command its script's name, and what follows it. */
  constructor(site: SiteCopy, [script, ...words]: readonly [string, ...string[]] = ["build"]) {
    const start = Date.now();
    this.child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...words], {
      cwd: site.directory,
      env: siteEnvironment(),
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const collect = (chunk: Buffer) => {
      this.output += chunk.toString();
      this.listeners.forEach((listen) => listen());
    };
    this.child.stdout?.on("data", collect);
    this.child.stderr?.on("data", collect);
    this.outcome = new Promise((done) =>
      this.child.on("close", (code) => {
        done({ code, output: this.output, seconds: (Date.now() - start) / 1000 });
        this.listeners.forEach((listen) => listen());
      }),
    );
  }

  /** Waits until the build has printed a text, or has ended without it. */
  said(text: string): Promise<void> {
    return new Promise((heard) => {
      const listen = () => {
        if (!this.output.includes(text) && this.child.exitCode === null && !this.child.killed) return;
        this.listeners.delete(listen);
        heard();
      };
      this.listeners.add(listen);
      void this.outcome.then(listen);
      listen();
    });
  }

  /** SIGKILL, which no process can listen to. */
  kill(victim: Victim): void {
    const { pid } = this.child;
    // Nothing to kill where the build was quicker.
    if (pid === undefined || this.child.exitCode !== null) return;
    process.kill(victim === "all" ? -pid : pid, "SIGKILL");
  }
}
