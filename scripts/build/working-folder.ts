import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

import { newName, type Places, removeIfPossible } from "./places";

/** The folders that a build reads, besides all files in the project's own folder. */
const READ = ["content", "plugins", "src", "static"];

/** What a working folder keeps from one build to the next. */
const KEPT = [".cache", "public"];

/**
 * The working folder of the last build, if that build succeeded. Removes the marker: if this build fails, the next one finds
 * none.
 */
function takeReusable({ build, reusableMarker }: Places): string | undefined {
  if (!existsSync(reusableMarker)) return undefined;
  const name = readFileSync(reusableMarker, "utf8");
  rmSync(reusableMarker);
  return /^work-[\w-]+$/.test(name) && existsSync(join(build, name, "public"))
    ? join(build, name)
    : undefined;
}

function removeCopy(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/**
 * Copies what a build reads. Keeps file times, because webpack recompiles files with another time. Follows links, and leaves
 * out broken ones, such as the lock files of some editors.
 */
function copyProject(root: string, folder: string): void {
  const options = { recursive: true, preserveTimestamps: true, dereference: true, filter: existsSync };
  const files = readdirSync(root).filter(
    (name) => name !== ".git" && statSync(join(root, name), { throwIfNoEntry: false })?.isFile(),
  );
  for (const name of [...READ, ...files]) cpSync(join(root, name), join(folder, name), options);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

/**
 * Makes Gatsby discard all nodes, pages and query results of earlier builds. Compiled code and finished pictures stay, because
 * digests of their sources identify them.
 *
 * Gatsby does so when a plugin has changed since the last build. Its version of the site's own plugin is a digest of the files
 * `gatsby-*`, so another such file with new content each time is a change. Pages and data of the last build are removed as
 * well, so that all of them come from this build.
 * @see node_modules/gatsby/dist/bootstrap/load-plugins/load-internal-plugins.js ("default-site-plugin")
 * @see node_modules/gatsby/dist/services/initialize.js (`PLUGINS_HASH`), node_modules/gatsby/dist/redux/reducers/jobsv2.js
 */
function forgetContent(folder: string): void {
  const site = join(folder, "public");
  for (const name of existsSync(site) ? readdirSync(site) : []) {
    if (name !== "static") rmSync(join(site, name), { recursive: true });
  }
  writeFileSync(join(folder, "gatsby-build-id"), randomUUID());
}

/**
 * Prepares a folder to build in, with a copy of the current project. Files that are saved later are part of the next build.
 * Reuses the folder of the last build if that succeeded, and makes a new one otherwise.
 * @returns its path.
 */
export async function openWorkingFolder(places: Places): Promise<string> {
  const reusable = takeReusable(places);
  const folder = reusable ?? join(places.build, newName("work"));
  mkdirSync(folder, { recursive: true });
  const others = readdirSync(places.build).filter(
    (name) => name.startsWith("work-") && name !== basename(folder),
  );
  for (const name of others) await removeIfPossible(join(places.build, name));

  removeCopy(folder);
  copyProject(places.root, folder);
  forgetContent(folder);
  return folder;
}

/** Records that the build in this folder succeeded, so that the next one may reuse the folder. */
export function markReusable({ reusableMarker }: Places, folder: string): void {
  writeFileSync(`${reusableMarker}.new`, basename(folder));
  renameSync(`${reusableMarker}.new`, reusableMarker);
}
