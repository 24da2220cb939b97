import * as fs from "node:fs";
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
  const site = fs.existsSync(named) ? fs.realpathSync(named) : named;
  if (!fs.existsSync(site) && fs.existsSync(backupOf(site))) fs.renameSync(backupOf(site), site);
  const isEmpty = !fs.existsSync(site) || fs.readdirSync(site).length === 0;
  const isBuiltSite = fs.existsSync(join(site, "_headers"));
  if (isEmpty || isBuiltSite) return site;
  throw new Error(
    `${site} contient autre chose qu’un site construit, et serait remplacé : donnez un autre dossier (SITE_DIRECTORY), ou videz celui-ci.`,
  );
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

/** Swaps by renames. The copy comes first, because a rename cannot cross file systems. */
export function publish(site: string): void {
  const next = `${site}.next`;
  const backup = backupOf(site);
  // An earlier build may have been killed and have left these.
  for (const leftover of [next, backup]) fs.rmSync(leftover, { recursive: true, force: true });
  fs.cpSync(BUILT, next, { recursive: true });
  if (fs.existsSync(site)) fs.renameSync(site, backup);
  fs.renameSync(next, site);
  fs.rmSync(backup, { recursive: true, force: true });
  fs.writeFileSync(SUCCEEDED, "");
}
