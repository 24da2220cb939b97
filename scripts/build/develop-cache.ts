import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What webpack has compiled: it holds no content, and is written so that a killed process leaves the last whole state. */
const WEBPACK = "webpack";

/**
 * Empties the cache that `gatsby develop` keeps in the project's folder. It may have been stopped or killed at any moment, or have
 * been filled from another source.
 */
export function emptyCache(root: string): void {
  const cache = join(root, ".cache");
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name !== WEBPACK) rmSync(join(cache, name), { recursive: true });
}
