import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const CACHE = ".cache";

/** Where Gatsby's cache says which source it was filled from. */
export const identityFile = join(CACHE, "content-source");

/** What webpack has compiled: it holds no content. */
const WEBPACK = "webpack";

/** Where Gatsby keeps its key-value caches. A build that does not find it removes every page from `public/` first. */
const KEY_VALUE = "caches-lmdb";

/** Empties Gatsby's cache in such a way that `public/` outlives a build that then fails. */
export function emptyCache(): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    if (name !== WEBPACK) rmSync(join(CACHE, name), { recursive: true });
  }
  mkdirSync(join(CACHE, KEY_VALUE));
}

/**
 * Empties Gatsby's cache when another source has filled it: another space, another environment, or drafts.
 * gatsby-source-contentful would keep the other source's entries beside its own, or ask this API for what has changed since a
 * time of the other's, and a preview's drafts would be published.
 * @returns whether there was such a cache.
 */
export function forgetOtherSource(identity: string): boolean {
  if (!existsSync(CACHE)) return false;
  if (existsSync(identityFile) && readFileSync(identityFile, "utf8") === identity) return false;
  emptyCache();
  return true;
}
