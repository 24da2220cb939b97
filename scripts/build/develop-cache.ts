import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The folder of webpack's cache. It contains no content, and a killed process leaves its last complete state. */
const WEBPACK = "webpack";

/**
 * Empties the cache that `gatsby develop` keeps in the project's folder. The last run may have been killed at any moment, or
 * have used another source.
 */
export function emptyCache(root: string): void {
  const cache = join(root, ".cache");
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name !== WEBPACK) rmSync(join(cache, name), { recursive: true });
}
