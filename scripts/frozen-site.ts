import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { FROZEN_CONTENT } from "../src/testing/content";
import { copyProject, projectFiles } from "./project-copy";

/** A copy of the project with the frozen content. It is kept, so that its next build is warm. */
const COPY = resolve(".build/frozen");

/** Holds a digest of the files that its site was built from. */
const BUILT_OF = join(COPY, "public-is-of");

/** The site of the frozen content, for tests that rely on its texts and positions. */
export const FROZEN_SITE = join(COPY, "public");

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Builds `FROZEN_SITE`, unless it was built from the same files before.
 * @throws when the build fails, with its output.
 */
export function buildFrozenSite(): void {
  const files = projectFiles(["content", "docs", "e2e"]);
  const digest = digestOf(files);
  if (existsSync(BUILT_OF) && existsSync(FROZEN_SITE) && readFileSync(BUILT_OF, "utf8") === digest) return;
  console.error("Building the site of the frozen content…");
  rmSync(BUILT_OF, { force: true });
  copyProject(COPY, files, FROZEN_CONTENT);
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: COPY,
    encoding: "utf8",
    env: {
      ...process.env,
      // Jest sets it to "test", which changes how Gatsby and its plugins behave.
      NODE_ENV: undefined,
      // Build the same site, whatever this shell sets.
      SITE_URL: "",
      CONTENTFUL_SPACE_ID: "",
      CONTENTFUL_ACCESS_TOKEN: "",
      GATSBY_STUDY_REQUEST_ENDPOINT: "",
    },
  });
  if (status !== 0) throw new Error(`The site of the frozen content cannot be built.\n${stdout}${stderr}`);
  writeFileSync(BUILT_OF, digest);
}

/**
 * Copies the frozen site into a copy of this project, which then need not build it. Does nothing if there is no such site.
 * @param project the copy's folder.
 */
export function copyFrozenSite(project: string): void {
  if (!existsSync(BUILT_OF) || !existsSync(FROZEN_SITE)) return;
  for (const path of [FROZEN_SITE, BUILT_OF]) {
    const to = join(project, relative(process.cwd(), path));
    rmSync(to, { recursive: true, force: true });
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to, { recursive: true, dereference: true });
  }
}
