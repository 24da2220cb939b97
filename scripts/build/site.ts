import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { lock } from "proper-lockfile";

/** Where Gatsby builds, in the project's folder. */
const BUILT = "public";
const CACHE = ".cache";
/** What webpack and Parcel have compiled. It holds no content. */
const COMPILED = ["webpack", ".parcel-cache"];
/** In Gatsby's cache: the last build has ended well. */
const ENDED = join(CACHE, "ended-well");

/** The site before the last one, while the new one takes its place. */
const asideOf = (site: string) => `${site}.before`;

/**
 * Waits until no other process builds or develops in this folder: two at once would write into each other's files. The lock of a
 * killed process is free after ten seconds.
 * @returns what ends the lock.
 */
export async function lockProject(): Promise<() => Promise<void>> {
  const file = { realpath: false, lockfilePath: ".build/lock" };
  mkdirSync(".build", { recursive: true });
  return lock(".", file).catch(() => {
    console.log("Une construction ou « npm run develop » est en cours dans ce dossier : attente de sa fin.");
    return lock(".", { ...file, retries: { forever: true, minTimeout: 250, maxTimeout: 1000 } });
  });
}

/**
 * Removes everything that Gatsby knows about content, so that each page comes from the current one. Compiled code stays, unless the
 * last process here did not end well.
 */
export function emptyCache(): void {
  const kept = existsSync(ENDED) ? COMPILED : [];
  rmSync(ENDED, { force: true });
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (!kept.includes(name)) rmSync(join(CACHE, name), { recursive: true, force: true });
  rmSync(BUILT, { recursive: true, force: true });
  // Without this folder, Gatsby prints a warning that the cache is incomplete.
  mkdirSync(BUILT);
}

/** Puts the site back if a process was killed while it replaced it. */
export function recover(site: string): void {
  const aside = asideOf(site);
  if (!existsSync(site) && existsSync(aside)) renameSync(aside, site);
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Puts the built site in the place of the published one, by renaming both folders: a host finds all of the old site, then all of
 * the new one.
 */
export function publish(site: string): void {
  mkdirSync(dirname(site), { recursive: true });
  if (existsSync(site)) renameSync(site, asideOf(site));
  renameSync(BUILT, site);
  recover(site);
  writeFileSync(ENDED, "");
}
