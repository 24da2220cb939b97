import { type ChildProcess, spawn } from "node:child_process";

import { type Environment, type Outcome, type SiteCopy, siteEnvironment } from "../contentful/site-copy";

/** Which processes of a build are killed: all, or only the one that started Gatsby. */
export type KillTarget = "all" | "parent";

/**
 * A build or `develop` that can be killed. It is a process group of its own, started without npm, so that its parent is known.
 */
export class BuildProcess {
  readonly outcome: Promise<Outcome>;
  private readonly child: ChildProcess;
  private readonly listeners = new Set<() => void>();
  private output = "";

  /**
   * @param command the name of a script and its arguments.
   * @param environment of the script: see `siteEnvironment`.
   */
  constructor(
    site: SiteCopy,
    [script, ...args]: readonly [string, ...string[]] = ["build"],
    environment: Environment = {},
  ) {
    const start = Date.now();
    this.child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
      cwd: site.directory,
      env: siteEnvironment(environment),
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
  printed(text: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = () => {
        if (!this.output.includes(text) && this.child.exitCode === null && !this.child.killed) return;
        this.listeners.delete(listen);
        resolve();
      };
      this.listeners.add(listen);
      void this.outcome.then(listen);
      listen();
    });
  }

  /** The process group of the build and of all that it starts. */
  get group(): number | undefined {
    return this.child.pid;
  }

  /** Sends SIGKILL, which no process can handle. */
  kill(target: KillTarget): void {
    const { pid } = this.child;
    // The build may have ended already.
    if (pid === undefined || this.child.exitCode !== null) return;
    process.kill(target === "all" ? -pid : pid, "SIGKILL");
  }
}
