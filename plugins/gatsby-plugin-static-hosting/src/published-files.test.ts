import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import {
  compressSite,
  flattenPages,
  removeLeftovers,
  removeOldFiles,
  writeCrawlerFiles,
} from "./published-files";

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

describe("pages", () => {
  it("become flat files without empty folders, unless their path ends with a slash or names a file", async () => {
    for (const name of [
      "index.html",
      "guide/index.html",
      "a/index.html",
      "a/b.png",
      "b/index.html",
      "c.html",
    ])
      write(name);
    await flattenPages(directory, ["/", "/guide", "/a", "/b/", "/c.html"]);
    const files = readdirSync(directory, { recursive: true }).sort();
    expect(files).toEqual([
      "a",
      "a.html",
      "a/b.png",
      "b",
      "b/index.html",
      "c.html",
      "guide.html",
      "index.html",
    ]);
  });

  it("that a server would render stop the build", async () => {
    await expect(flattenPages(directory, ["/account"])).rejects.toThrow("cannot serve /account");
  });
});

it("removes Gatsby's internal files, and before a build the pages, scripts and compressed files of the last one", async () => {
  const script = "app-00000000000000000001.js";
  for (const name of [script, "chunk-map.json", "index.html", "index.html.br", "static/1/guide.html"])
    write(name);
  write("_gatsby/slices/a.html");
  write("~partytown/partytown.js");
  await removeLeftovers(directory);
  expect(readdirSync(directory).sort()).toEqual([script, "index.html", "index.html.br", "static"]);
  await removeOldFiles(directory);
  expect(readdirSync(directory)).toEqual(["static"]);
  expect(existsSync(path("static/1/guide.html"))).toBe(true);
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

it("robots.txt names the sitemap, which lists pages by their full address, encoded, and escaped for XML", async () => {
  const site = "https://www.exemple.example";
  const read = (name: string) => readFileSync(path(name), "utf8");
  await writeCrawlerFiles(directory, `${site}/`, ["/", "/café%20", "/a&b"]);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
  const addresses = [...read("sitemap.xml").matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(["/", "/caf%C3%A9%20", "/a&amp;b"].map((page) => site + page));
  await writeCrawlerFiles(directory, site, []);
  expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  expect(read("sitemap.xml")).not.toContain("<loc>");
});
