import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { lock } from "proper-lockfile";

/** Where Gatsby builds. */
const BUILT = "public";
const CACHE = ".cache";
/** What webpack and Parcel have compiled. It holds no content. */
const COMPILED = ["webpack", ".parcel-cache"];
/** A file in Gatsby's cache: the last process here was a build, and it succeeded. */
const SUCCEEDED = join(CACHE, "build-succeeded");

/** The site before the last one, while the new one takes its place. */
const asideOf = (site: string) => `${site}.before`;

/**
 * Waits until no other process builds or develops in this folder: two at once would write into each other's files. The lock of a
 * killed process is free after ten seconds.
 * @returns a function that releases the lock.
 */
export async function lockProject(): Promise<() => Promise<void>> {
  const file = { realpath: false, lockfilePath: ".build/lock" };
  mkdirSync(".build", { recursive: true });
  return lock(".", file).catch(() => {
    console.log("Une construction ou « npm run develop » est en cours dans ce dossier : attente de sa fin.");
    return lock(".", { ...file, retries: { forever: true, minTimeout: 250, maxTimeout: 1000 } });
  });
}

/** Removes everything that Gatsby knows about content. Compiled code stays if the last process here was a build that succeeded. */
export function emptyCache(): void {
  const kept = existsSync(SUCCEEDED) ? COMPILED : [];
  rmSync(SUCCEEDED, { force: true });
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

/** Replaces the published site by the built one: both folders are renamed, so a host finds all of the old site, then all of the new. */
export function publish(site: string): void {
  mkdirSync(dirname(site), { recursive: true });
  if (existsSync(site)) renameSync(site, asideOf(site));
  renameSync(BUILT, site);
  recover(site);
  writeFileSync(SUCCEEDED, "");
}
