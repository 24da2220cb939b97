import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { FROZEN_CONTENT } from "../../src/testing/content";

/** A running build, in a process group of its own. */
export class Build {
  output = "";
  private readonly child;
  private readonly ended;

  constructor(environment: Readonly<Record<string, string>>) {
    // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
    const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", ...environment };
    this.child = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env, detached: true });
    this.ended = once(this.child, "exit");
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
  }

  /** Waits until the build has printed a text. @throws when it ends before. */
  async printed(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null) throw new Error(`No « ${text} » in:\n${this.output}`);
      await setTimeout(50);
    }
  }

  /** @returns its exit code. */
  async end(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  /** Kills the whole build, or only the process that has started Gatsby, without a chance to tidy up. */
  kill(what: "all" | "parent"): void {
    const { pid = 0 } = this.child;
    process.kill(what === "all" ? -pid : pid, "SIGKILL");
  }
}

mkdirSync(".build", { recursive: true });

/** The frozen content in a folder where tests edit it, and the site that is built from it. */
export class EditedSite {
  private readonly folder = mkdtempSync(resolve(".build", "edited-"));
  private readonly content = join(this.folder, "content");
  readonly site = join(this.folder, "site");

  constructor() {
    cpSync(FROZEN_CONTENT, this.content, { recursive: true });
  }

  /** @param environment of the build: the local content, unless it names a Contentful space. */
  build = (environment: Readonly<Record<string, string>> = {}): Build =>
    new Build({
      CONTENT_DIRECTORY: this.content,
      SITE_DIRECTORY: this.site,
      CONTENTFUL_SPACE_ID: "",
      CONTENTFUL_ACCESS_TOKEN: "",
      ...environment,
    });

  /** Replaces a text in a file of the content, which must contain it. */
  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.content, file);
    const text = readFileSync(path, "utf8");
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} does not contain ${from}.`);
    writeFileSync(path, edited);
  }

  /** The text of each page, by file name. */
  pages(): Readonly<Record<string, string>> {
    const names = readdirSync(this.site).filter((name) => name.endsWith(".html"));
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(this.site, name), "utf8")]));
  }

  remove = () => rmSync(this.folder, { recursive: true });
}
