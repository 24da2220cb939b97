import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";

import { LOCAL } from "../../src/testing/content";

mkdirSync(".build", { recursive: true });

/** A running build, in a process group of its own: from local content, unless the environment names a Contentful space. */
export class Build {
  output = "";
  readonly child;
  private readonly ended;

  /** @param environment with at least the folders of the content and of the site. */
  constructor(environment: Readonly<Record<string, string>>) {
    // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
    const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", ...LOCAL, ...environment };
    this.child = spawn("npm", ["run", "--silent", "build"], { env, detached: true });
    // Later than "exit": when no process that it has started can write any more.
    this.ended = once(this.child, "close");
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
  }

  /** Waits for the end of all its processes. @returns its exit code. */
  async end(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}
