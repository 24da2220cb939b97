import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * What Gatsby leaves in `public/` for itself. It writes all of it again at each build; no visitor has a use for it:
 * `chunk-map.json`, `webpack.stats.json` and `_gatsby/` (what it stitches pages from), and `~partytown/` (for scripts of third
 * parties, of which there are none).
 */
const LEFTOVERS = ["chunk-map.json", "webpack.stats.json", "_gatsby", "~partytown"];

/** Removes from `public/` what no visitor needs. */
export async function removeLeftovers(directory: string): Promise<void> {
  await Promise.all(LEFTOVERS.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}

const nested = (directory: string, path: string) => join(directory, path, "index.html");
const flat = (directory: string, path: string) => join(directory, `${path}.html`);

/** Renames a file if it is there. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  if (existsSync(from)) await rename(from, to);
}

/**
 * Lays pages flat, `guide/index.html` → `guide.html`: Netlify, Cloudflare Pages, nginx and sirv then answer
 * `/guide` with 200, where a folder has them redirect to `/guide/` first.
 * @param paths `/guide`; never `/`.
 */
export async function layFlat(directory: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await move(nested(directory, path), flat(directory, path));
    const folder = join(directory, path);
    if (existsSync(folder) && (await readdir(folder)).length === 0) await rmdir(folder);
  }
}
