import { readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Gatsby's internal files in `public/`; `_gatsby/` has parts of pages, `~partytown/` a runner of third-party scripts. */
const LEFTOVERS = ["chunk-map.json", "webpack.stats.json", "_gatsby", "~partytown"];

export async function filesIn(directory: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Removes Gatsby's internal files, and `guide/index.html` becomes `guide.html`: hosts then answer `/guide` with 200, instead of a redirect to
 * `/guide/`.
 */
export async function arrangeFiles(directory: string, paths: readonly string[]): Promise<void> {
  for (const name of LEFTOVERS) await rm(join(directory, name), { recursive: true, force: true });
  for (const path of paths.filter((each) => each !== "/")) {
    const folder = join(directory, path);
    await rename(join(folder, "index.html"), `${folder}.html`);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}

/** Writes robots.txt (RFC 9309) and sitemap.xml (sitemaps.org 0.9; a build knows no dates). Without paths, robots.txt disallows all. */
export async function writeCrawlerFiles(directory: string, siteUrl: string, paths: readonly string[]) {
  const site = siteUrl.replace(/\/$/, "");
  const rule = paths.length > 0 ? `Allow: /\n\nSitemap: ${site}/sitemap.xml` : "Disallow: /";
  await writeFile(join(directory, "robots.txt"), `User-agent: *\n${rule}\n`);
  const addresses = paths.map((path) => new URL(site + path).href.replaceAll("&", "&amp;"));
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  const root = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  await writeFile(join(directory, "sitemap.xml"), [root, ...urls, "</urlset>", ""].join("\n"));
}

/** Pictures and WOFF2 are compressed already, and would grow. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|ttf|txt|xml)$/;

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": promisify<Buffer, Buffer>(brotliCompress),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/** Compresses with Brotli 11 (its default) and gzip 9, where the result is smaller. */
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
