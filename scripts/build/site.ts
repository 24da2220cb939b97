import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { siteDirectory } from "../../src/environment";

/** Where Gatsby builds. */
const BUILT = "public";
const CACHE = ".cache";
/** Compiled code of webpack and Parcel, without content. */
const COMPILED = ["webpack", ".parcel-cache"];
/** A file in Gatsby's cache: the last run was a build, and it succeeded. */
const SUCCEEDED = join(CACHE, "build-succeeded");

/** The last good site, while the new one takes its place. */
const backupOf = (site: string) => `${site}.before`;

/**
 * The folder of the published site: SITE_DIRECTORY, or `site`. A build replaces the target of a link, not the link. Puts the last good
 * site back if a build was killed while it replaced it.
 * @throws in French when the folder holds something else, which would be removed.
 */
export function siteFolder(): string {
  const named = siteDirectory();
  const site = existsSync(named) ? realpathSync(named) : named;
  if (!existsSync(site) && existsSync(backupOf(site))) renameSync(backupOf(site), site);
  if (existsSync(site) && readdirSync(site).length > 0 && !existsSync(join(site, "_headers")))
    throw new Error(
      `${site} contient autre chose qu’un site construit, et serait remplacé : donnez un autre dossier (SITE_DIRECTORY), ou videz celui-ci.`,
    );
  return site;
}

/**
 * Removes what Gatsby knows about content: after a build that was stopped, its cache would make the next one publish old pages.
 * Compiled code stays if the last run was a build that succeeded.
 */
export function emptyCache(): void {
  const kept = existsSync(SUCCEEDED) ? COMPILED : [];
  rmSync(SUCCEEDED, { force: true });
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (!kept.includes(name)) rmSync(join(CACHE, name), { recursive: true, force: true });
  rmSync(BUILT, { recursive: true, force: true });
  // Without this folder, Gatsby warns that the cache is incomplete.
  mkdirSync(BUILT);
}

/** Replaces the published site by the built one, by renames. The copy before them makes that possible on another file system. */
export function publish(site: string): void {
  const [next, backup] = [`${site}.next`, backupOf(site)];
  for (const left of [next, backup]) rmSync(left, { recursive: true, force: true });
  cpSync(BUILT, next, { recursive: true });
  if (existsSync(site)) renameSync(site, backup);
  renameSync(next, site);
  rmSync(backup, { recursive: true, force: true });
  writeFileSync(SUCCEEDED, "");
}
