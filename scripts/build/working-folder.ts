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

/** The folders that a build reads; of the project's own folder it reads every file. */
const READ = ["content", "plugins", "src", "static"];

/** What a working folder keeps from one build to the next. */
const KEPT = [".cache", "public"];

/**
 * The working folder of the last build, if that one ended well. Its certificate is gone from now on: were this build to end
 * badly, the next one would find none.
 */
function takeCertified({ build, certificate }: Places): string | undefined {
  if (!existsSync(certificate)) return undefined;
  const name = readFileSync(certificate, "utf8");
  rmSync(certificate);
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
 * Copies what a build reads. Times are kept, as webpack compiles anew what has another time. Links are followed, and left out
 * when they lead nowhere, as the locks of some editors do.
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
 * Has Gatsby forget every node, page and query result of earlier builds, while it keeps what webpack has compiled and the
 * finished pictures, each of which is known by a digest of what it was made from.
 *
 * Gatsby does so by itself when a plugin is another than in the last build. Its version of the site's own plugin is a digest of
 * the files `gatsby-*`: one more of them, new each time, is such a change. Pages and data of the last build go as well, so that
 * what is there afterwards was written by this one.
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
 * Makes a folder ready to be built in, with a copy of the project as it is now: what is saved meanwhile waits for the next build.
 * It is the last build's where that one ended well, and a new one otherwise.
 * @returns its path.
 */
export async function openWorkingFolder(places: Places): Promise<string> {
  const certified = takeCertified(places);
  const folder = certified ?? join(places.build, newName("work"));
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

/** Says that the build in this folder has ended well, so that the next one may use it. */
export function certify({ certificate }: Places, folder: string): void {
  writeFileSync(`${certificate}.new`, basename(folder));
  renameSync(`${certificate}.new`, certificate);
}
