import { readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import type { Allowed } from "./policy";

/** The options in gatsby-config. */
export interface StaticHostingOptions {
  /** Whether search engines may list the site. */
  indexable: boolean;
  /** What the Content-Security-Policy allows beside the site's own files. */
  allow: Allowed;
  /** A file outside of `public/` with the same headers for nginx's `http` context. */
  nginxHeaders: string;
}

/** What Gatsby writes into `public/` for itself. `_gatsby/` has parts of pages. */
const LEFTOVERS = ["chunk-map.json", "webpack.stats.json", "_gatsby"];

/** The paths of the files with some names, in a folder and those under it. */
export async function filesIn(directory: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

/** Scripts of the bundle: webpack puts a hash of their content into their names. */
export const HASHED_SCRIPT = /-[0-9a-f]{8,}\.js$/;

/** Removes Gatsby's internal files from `public/`. */
export async function removeLeftovers(directory: string): Promise<void> {
  await Promise.all(LEFTOVERS.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}

/**
 * Turns pages into flat files, `guide/index.html` → `guide.html`: Netlify, Cloudflare Pages and nginx then answer
 * `/guide` with 200. With a folder, they would redirect to `/guide/` first.
 * @param paths such as `/guide`.
 */
export async function flattenPages(directory: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((each) => each !== "/")) {
    const folder = join(directory, path);
    await rename(join(folder, "index.html"), `${folder}.html`);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}

/**
 * Writes robots.txt (RFC 9309) and sitemap.xml (sitemaps.org 0.9), which has no dates, because a build does not know them.
 * @param paths of the pages that search engines may list, as in links: `/`, `/guide`; none of a site that they may not list.
 */
export async function writeCrawlerFiles(directory: string, siteUrl: string, paths: readonly string[]) {
  const site = siteUrl.replace(/\/$/, "");
  const rule = paths.length > 0 ? `Allow: /\n\nSitemap: ${site}/sitemap.xml` : "Disallow: /";
  await writeFile(join(directory, "robots.txt"), `User-agent: *\n${rule}\n`);
  const addresses = paths.map((path) => new URL(site + path).href.replaceAll("&", "&amp;"));
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  const root = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  await writeFile(join(directory, "sitemap.xml"), [root, ...urls, "</urlset>", ""].join("\n"));
}

/** Text files, and fonts that are not compressed. Pictures and WOFF2 would only grow. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|ttf|txt|xml)$/;

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": promisify<Buffer, Buffer>(brotliCompress),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/** Compresses the files of a built site, `public/`, with Brotli 11, its default, and gzip 9, where that makes them smaller. */
export async function compressSite(directory: string): Promise<void> {
  const compressFile = async (file: string) => {
    const content = await readFile(file);
    for (const [extension, encode] of Object.entries(encodings)) {
      const encoded = await encode(content);
      if (encoded.length < content.length) await writeFile(file + extension, encoded);
    }
  };
  await Promise.all((await filesIn(directory, COMPRESSIBLE)).map(compressFile));
}
