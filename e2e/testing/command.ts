/** Runs the repository's Gatsby commands in tests of builds, on content and in folders of the test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

import { LOCAL } from "../../src/testing/content";

// Tests of builds make their temporary folders in `.build`.
mkdirSync(".build", { recursive: true });

type Script = "build" | "develop" | "preview";

/** `npm run build`, `develop` or `preview` in its own process group, from local content unless the environment names a Contentful space. */
export class Command {
  output = "";
  readonly child;
  /** The exit code, or null after a signal. */
  readonly ended;

  /**
   * @param environment at least the content's folder and, for a build, the site's: tests leave the
   * repository's unchanged.
   */
  constructor(script: Script, environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      NO_COLOR: "1",
      PREVIEW_HOST: "",
      ...LOCAL,
      ...environment,
    };
    const child = spawn("npm", ["run", "--silent", script, "--", ...args], { env, detached: true });
    this.child = child;
    // Unlike "exit", "close" also waits for child processes that use the output.
    this.ended = once(child, "close").then(() => child.exitCode);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
  }

  /** Waits until the command has printed a text `times` times. @throws if it ends first. */
  async printed(text: string, times = 1): Promise<void> {
    while (this.output.split(text).length <= times) {
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        throw new Error(`No « ${text} » in:\n${this.output}`);
      await setTimeout(50);
    }
  }

  /** Sends a signal to npm and its child processes, and waits for their end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null)
      process.kill(-Number(this.child.pid), signal);
    await this.ended;
  }
}
