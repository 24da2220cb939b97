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

import { compressSite } from "./compress";
import { flattenPages, removeLeftovers } from "./published-files";

let directory = "";

const path = (name: string) => join(directory, name);
function write(name: string, text: string | Buffer) {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "published-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe("pages", () => {
  it("become flat files, and their empty folders are removed", async () => {
    write("guide/index.html", "page");
    await flattenPages(directory, ["/guide"]);
    expect(readFileSync(path("guide.html"), "utf8")).toBe("page");
    expect(existsSync(path("guide"))).toBe(false);
  });

  it("keep their folder when their path ends with a slash", async () => {
    write("guide/index.html", "page");
    await flattenPages(directory, ["/", "/guide/"]);
    expect(existsSync(path("guide/index.html"))).toBe(true);
  });

  it("keep the other files of their folder", async () => {
    write("guide/index.html", "page");
    write("guide/cover.png", "picture");
    await flattenPages(directory, ["/guide"]);
    expect(existsSync(path("guide/cover.png"))).toBe(true);
  });
});

it("removes Gatsby's internal files", async () => {
  const script = "app-00000000000000000001.js";
  for (const name of [script, "chunk-map.json", "index.html"]) write(name, "");
  write("_gatsby/slices/a.html", "");
  write("~partytown/partytown.js", "");
  write("page-data/index/page-data.json", "");
  await removeLeftovers(directory);
  expect(readdirSync(directory).sort()).toEqual([script, "index.html", "page-data"]);
});

describe("compression", () => {
  const text = "naïve ".repeat(500);

  it("writes Brotli and gzip files beside a text file", async () => {
    write("page.html", text);
    await compressSite(directory);
    expect(brotliDecompressSync(readFileSync(path("page.html.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path("page.html.gz"))).toString()).toBe(text);
  });

  it("skips files that would grow, and pictures", async () => {
    write("short.txt", "a");
    write("photo.avif", text);
    await compressSite(directory);
    expect(readdirSync(directory).sort()).toEqual(["photo.avif", "short.txt"]);
  });
});
