import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";

import { LOCAL } from "../../src/testing/content";

mkdirSync(".build", { recursive: true });

/** `npm run build` in its own process group, from local content unless the environment names a Contentful space. */
export class Build {
  output = "";
  readonly child;
  /** The build's exit code, or null after a signal. */
  readonly ended;

  /** `environment` names at least the folders of the content and of the site. */
  constructor(environment: Readonly<Record<string, string>>) {
    // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
    const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", ...LOCAL, ...environment };
    // On Windows, only the shell finds npm.
    const shell = process.platform === "win32";
    const child = spawn("npm", ["run", "--silent", "build"], { env, detached: true, shell });
    this.child = child;
    // Unlike "exit", "close" also waits for child processes that use the output.
    this.ended = once(child, "close").then(() => child.exitCode);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
  }
}
