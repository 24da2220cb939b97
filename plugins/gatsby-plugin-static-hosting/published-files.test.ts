import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { arrangeFiles, compressSite, writeCrawlerFiles } from "./published-files";

let directory = "";

const path = (name: string) => join(directory, name);
function write(name: string, text = "") {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "published-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

it("turns pages into flat files without empty folders, and removes Gatsby's internal files", async () => {
  for (const name of ["index.html", "guide/index.html", "a/index.html", "a/b.png"]) write(name);
  for (const name of [
    "app-00000000000000000001.js",
    "chunk-map.json",
    "_gatsby/slices/a.html",
    "~partytown/a.js",
  ])
    write(name);
  await arrangeFiles(directory, ["/", "/guide", "/a"]);
  const files = readdirSync(directory, { recursive: true }).sort();
  const expected = ["a", "a.html", "a/b.png", "app-00000000000000000001.js", "guide.html", "index.html"];
  expect(files).toEqual(expected);
});

it("compresses text files with Brotli and gzip, but none that would grow, and no pictures", async () => {
  const text = "naïve ".repeat(500);
  write("page.html", text);
  write("photo.avif", text);
  write("short.txt", "a");
  await compressSite(directory);
  expect(readdirSync(directory).sort()).toEqual([
    "page.html",
    "page.html.br",
    "page.html.gz",
    "photo.avif",
    "short.txt",
  ]);
  expect(brotliDecompressSync(readFileSync(path("page.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path("page.html.gz"))).toString()).toBe(text);
});

const site = "https://www.exemple.example";
const read = (name: string) => readFileSync(path(name), "utf8");

it("robots.txt names the sitemap, whose addresses are complete and escaped", async () => {
  await writeCrawlerFiles(directory, `${site}/`, ["/", "/café%20", "/a&b"]);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
  const addresses = [...read("sitemap.xml").matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(["/", "/caf%C3%A9%20", "/a&amp;b"].map((page) => site + page));
});

it("without pages, robots.txt refuses all robots", async () => {
  await writeCrawlerFiles(directory, site, []);
  expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  expect(read("sitemap.xml")).not.toContain("<loc>");
});
