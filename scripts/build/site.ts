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

const BUILT = "public";
const CACHE = ".cache";
/** Compiled code, which contains no content. */
const COMPILED = ["webpack", ".parcel-cache"];
/** Exists if the last run was a build that succeeded. */
const SUCCEEDED = join(CACHE, "build-succeeded");

/** Backup of the current site during the swap. */
const backupOf = (site: string) => `${site}.before`;

/**
 * Resolves a link, so that a build replaces its target. Restores the backup if a build was killed during the swap.
 * @throws with a French message if the folder holds something else, which would be removed.
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

/** After a stopped build, Gatsby's data cache is stale. Compiled code stays if the last run was a build that succeeded. */
export function emptyCache(): void {
  const kept = existsSync(SUCCEEDED) ? COMPILED : [];
  rmSync(SUCCEEDED, { force: true });
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (!kept.includes(name)) rmSync(join(CACHE, name), { recursive: true, force: true });
  rmSync(BUILT, { recursive: true, force: true });
  // Without this folder, Gatsby warns that the cache is incomplete.
  mkdirSync(BUILT);
}

/** Swaps by renames. The copy comes first, because a rename cannot cross file systems. */
export function publish(site: string): void {
  const [next, backup] = [`${site}.next`, backupOf(site)];
  for (const left of [next, backup]) rmSync(left, { recursive: true, force: true });
  cpSync(BUILT, next, { recursive: true });
  if (existsSync(site)) renameSync(site, backup);
  renameSync(next, site);
  rmSync(backup, { recursive: true, force: true });
  writeFileSync(SUCCEEDED, "");
}
