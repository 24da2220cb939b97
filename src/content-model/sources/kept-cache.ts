import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const CACHE = ".cache";

/** Where Gatsby's cache says which source it was filled from. */
export const identityFile = join(CACHE, "content-source");

/** Empties Gatsby's cache. What webpack has compiled holds no content, and stays. */
export function emptyCache(): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    if (name !== "webpack") rmSync(join(CACHE, name), { recursive: true });
  }
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
