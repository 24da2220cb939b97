/** The folders of a build: the published site, which two renames replace (the swap), and the two folders of Gatsby. */
import * as fs from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

import { contentDirectory, siteDirectory } from "../../src/environment";

/** Folder of Gatsby's configuration. Its default is in the user's home, but a service's user may have no home. */
export const CONFIGURATION = ".build/gatsby";
const BUILT = "public";
const CACHE = ".cache";
/** Compiled code, which contains no content. */
const COMPILED = ["webpack", ".parcel-cache"];
/** Exists if the last run was a build that succeeded. */
const SUCCEEDED = join(CACHE, "build-succeeded");

/** Backup of the current site during the swap. */
const backupOf = (site: string) => `${site}.before`;
/** The new site, before the swap. */
const nextOf = (site: string) => `${site}.next`;

/** The path without links, also if its end does not exist. */
function realPath(path: string): string {
  if (fs.existsSync(path)) return fs.realpathSync.native(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Whether a path is the folder, or in it. */
function isWithin(path: string, folder: string): boolean {
  const fromFolder = relative(folder, path);
  return fromFolder.split(sep)[0] !== ".." && !isAbsolute(fromFolder);
}

/** One folder, one role. @throws in French, if a variable's folder is one of the others, in one of them or around one. */
function refuseOverlap(variable: string, folder: string, others: readonly string[]): void {
  const other = others
    .map((each) => realPath(resolve(each)))
    .find((each) => isWithin(folder, each) || isWithin(each, folder));
  if (other)
    throw new Error(
      `${variable} ne peut pas être ${folder} : la construction se sert de ${other}. Donnez un dossier à part.`,
    );
}

/** @throws in French, if a folder holds anything but a built site, because a build replaces it. */
function refuseOtherFiles(folder: string): void {
  const isEmpty = !fs.existsSync(folder) || fs.readdirSync(folder).length === 0;
  const isBuiltSite = fs.existsSync(join(folder, "_headers"));
  if (isEmpty || isBuiltSite) return;
  throw new Error(
    `${folder} contient autre chose qu’un site construit, et serait remplacé : donnez un autre dossier (SITE_DIRECTORY), ou videz celui-ci.`,
  );
}

/**
 * The site's folder, or the target if it is a link. Restores the backup if a build was killed during the
 * swap.
 * @throws in French, if the folder has another role, or files that no build wrote: a run would remove them.
 */
export function siteFolder(): string {
  const content = realPath(contentDirectory());
  refuseOverlap("CONTENT_DIRECTORY", content, [BUILT, CACHE]);
  const site = realPath(siteDirectory());
  refuseOverlap("SITE_DIRECTORY", site, [
    BUILT,
    CACHE,
    CONFIGURATION,
    content,
    "src",
    "static",
    "node_modules",
  ]);
  for (const folder of [site, nextOf(site), backupOf(site)]) refuseOtherFiles(folder);
  if (!fs.existsSync(site) && fs.existsSync(backupOf(site))) fs.renameSync(backupOf(site), site);
  return site;
}

/** Renames the site and back, because a mounted folder cannot be renamed, and a build takes minutes. @throws an error of the system. */
export function trySwap(site: string): void {
  const isPublished = fs.existsSync(site);
  fs.mkdirSync(dirname(site), { recursive: true });
  if (!isPublished) fs.mkdirSync(site);
  fs.rmSync(backupOf(site), { recursive: true, force: true });
  fs.renameSync(site, backupOf(site));
  if (isPublished) fs.renameSync(backupOf(site), site);
  else fs.rmSync(backupOf(site), { recursive: true });
}

/** After a stopped build, Gatsby's data cache is stale. Compiled code stays if the last run was a build that succeeded. */
export function emptyCache(): void {
  const kept = fs.existsSync(SUCCEEDED) ? COMPILED : [];
  fs.rmSync(SUCCEEDED, { force: true });
  const cached = fs.existsSync(CACHE) ? fs.readdirSync(CACHE) : [];
  for (const name of cached)
    if (!kept.includes(name)) fs.rmSync(join(CACHE, name), { recursive: true, force: true });
  fs.rmSync(BUILT, { recursive: true, force: true });
  // Without this folder, Gatsby warns that the cache is incomplete.
  fs.mkdirSync(BUILT);
}

/** Swaps by renames. The copy comes first, because a rename cannot cross file systems. @throws an error of the system; nothing half written stays. */
export function publish(site: string): void {
  const next = nextOf(site);
  const backup = backupOf(site);
  // An earlier build may have been killed and have left these.
  for (const leftover of [next, backup]) fs.rmSync(leftover, { recursive: true, force: true });
  try {
    // First the file by which `refuseOtherFiles` knows a built site, so that the next run may replace a killed copy.
    fs.mkdirSync(next, { recursive: true });
    fs.copyFileSync(join(BUILT, "_headers"), join(next, "_headers"));
    fs.cpSync(BUILT, next, { recursive: true });
  } catch (error) {
    fs.rmSync(next, { recursive: true, force: true });
    throw error;
  }
  if (fs.existsSync(site)) fs.renameSync(site, backup);
  fs.renameSync(next, site);
  fs.rmSync(backup, { recursive: true, force: true });
  fs.writeFileSync(SUCCEEDED, "");
}

/** Removes what builds have made, but the site only if it is one. @throws in French, if `site/` is anything else. */
export function removeMade(): void {
  refuseOtherFiles("site");
  for (const path of [CACHE, ".build", BUILT, "site", "site.headers.conf"])
    fs.rmSync(path, { recursive: true, force: true });
}
