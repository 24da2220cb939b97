import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { copyProject, projectFiles } from "../../scripts/project-copy";
import { FROZEN_CONTENT } from "../../src/testing/content";

export interface Outcome {
  /** The exit code. */
  code: number | null;
  /** Everything that was printed, without colours. */
  output: string;
  seconds: number;
}

/** Variables of a child process; `undefined` removes one. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the site's commands: that of this shell, without its Contentful space. */
export const siteEnvironment = (environment: Environment = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  // Jest sets it to "test", which changes how Gatsby and its plugins behave.
  NODE_ENV: undefined,
  CONTENTFUL_SPACE_ID: "",
  CONTENTFUL_ACCESS_TOKEN: "",
  CONTENTFUL_ENVIRONMENT: "",
  CONTENTFUL_HOST: "",
  NO_COLOR: "1",
  CI: "true",
  ...environment,
});

/** A copy of this project with the frozen content. It shares node_modules, and its builds leave the checkout's site alone. */
export class SiteCopy {
  readonly directory = realpathSync(mkdtempSync(join(tmpdir(), "site-")));

  constructor() {
    copyProject(this.directory, projectFiles(["content", "e2e"]), FROZEN_CONTENT);
  }

  /** Runs one of the project's npm scripts in the copy. */
  run(script: string, environment: Environment = {}, ...args: string[]): Promise<Outcome> {
    const start = Date.now();
    const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
      cwd: this.directory,
      env: siteEnvironment(environment),
    });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    return new Promise((done) =>
      child.on("close", (code) => done({ code, output, seconds: (Date.now() - start) / 1000 })),
    );
  }

  read(path: string): string {
    return readFileSync(join(this.directory, path), "utf8");
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.directory, path));
  }

  /** The paths of all files in a folder, in order. */
  list(folder: string): string[] {
    return readdirSync(join(this.directory, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => relative(this.directory, join(each.parentPath, each.name)))
      .sort();
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
