import { readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";

/** What Gatsby writes into `public/` at each build for itself (`_gatsby/` has parts of pages), and for scripts in a worker (Partytown). */
const LEFTOVERS = ["chunk-map.json", "webpack.stats.json", "_gatsby", "~partytown"];

/** The paths of the files with some names, in a folder and those under it. */
export async function filesIn(directory: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

/** Removes Gatsby's internal files from `public/`. */
export async function removeLeftovers(directory: string): Promise<void> {
  await Promise.all(LEFTOVERS.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}

/**
 * Turns pages into flat files, `guide/index.html` → `guide.html`: Netlify, Cloudflare Pages, nginx and sirv then answer
 * `/guide` with 200. With a folder, they would redirect to `/guide/` first.
 * @param paths such as `/guide`. A page whose path ends with a slash keeps its folder.
 */
export async function flattenPages(directory: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((each) => !each.endsWith("/"))) {
    const folder = join(directory, path);
    await rename(join(folder, "index.html"), `${folder}.html`);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}
