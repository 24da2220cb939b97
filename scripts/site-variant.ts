import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { SHIPPED_CONTENT } from "../src/testing/content";
import { copyProject, projectFiles } from "./project-copy";

/** A site that is built from a copy of this project, with other content or another environment. */
export interface Variant {
  /** The copy's folder. It is kept, so that its next build is warm. */
  folder: string;
  /** The folder of its content. */
  content: string;
  /** The environment of its build. */
  environment: Readonly<Record<string, string>>;
}

/** The folder of a variant's built site. */
export const siteOf = ({ folder }: Variant) => join(folder, "public");

/** The file that holds a digest of what a variant's site was built from. */
export const digestFileOf = ({ folder }: Variant) => join(folder, "public-is-of");

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Builds a variant, unless it was built from the same files before.
 * @returns the folder of its site.
 * @throws when the build fails, with its output.
 */
export function buildVariant(variant: Variant): string {
  const { folder, content, environment } = variant;
  const site = siteOf(variant);
  const digestFile = digestFileOf(variant);
  const files = projectFiles([...(content === SHIPPED_CONTENT ? [] : ["content"]), "docs", "e2e"]);
  const digest = digestOf(files);
  if (existsSync(digestFile) && existsSync(site) && readFileSync(digestFile, "utf8") === digest) return site;
  console.error(`Building the site in ${folder}…`);
  rmSync(digestFile, { force: true });
  copyProject(folder, files, content);
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
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
      SCRIPTS_AT_ONCE: "",
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`The site in ${folder} cannot be built.\n${stdout}${stderr}`);
  writeFileSync(digestFile, digest);
  return site;
}
