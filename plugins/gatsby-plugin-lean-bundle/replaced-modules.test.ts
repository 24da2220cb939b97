import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findUnmatched, type Import, importersOf, type ReplacedModule } from "./replaced-modules";

let site: string;

beforeAll(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), "site-")));
  mkdirSync(join(site, "runtime"));
  writeFileSync(join(site, "stand-in.ts"), "");
});

afterAll(() => rmSync(site, { recursive: true }));

const entryOf = (entry: Partial<ReplacedModule>): ReplacedModule => ({
  module: "./storage",
  importedBy: "scroll",
  why: "",
  gain: "",
  ...entry,
});

describe("an entry's importers", () => {
  it.each([
    ["/site/node_modules/scroll/index.js", true],
    ["/site/node_modules/framework/node_modules/scroll/lib/index.js", true],
    ["/site/node_modules/scroll/node_modules/other/index.js", false],
    ["/site/node_modules/scroll-more/index.js", false],
    ["/site/node_modules/@scope/scroll/index.js", false],
    ["/site/src/scroll/index.js", false],
  ])("in a package: is %s one? %s", (path, isImporter) => {
    expect(importersOf(entryOf({ importedBy: "scroll" }))(path)).toBe(isImporter);
  });

  it.each([
    ["runtime/loader.js", true],
    ["runtime/deeper/loader.js", true],
    ["runtime/node_modules/scroll/index.js", false],
    ["runtime-2/loader.js", false],
  ])("in a folder: is %s one? %s", (path, isImporter) => {
    expect(importersOf(entryOf({ importedBy: join(site, "runtime") }))(join(site, path))).toBe(isImporter);
  });
});

describe("an entry is unmatched", () => {
  const empty: Import = { from: "/site/node_modules/scroll/index.js", request: "./storage", loaders: [] };
  const unmatched = (entry: Partial<ReplacedModule>, found: Import) =>
    findUnmatched([entryOf(entry)], [found]).length;

  it("unless its package imports the module, which is empty", () => {
    expect(unmatched({}, empty)).toBe(0);
    expect(unmatched({}, { ...empty, to: "/site/node_modules/scroll/storage.js" })).toBe(1);
    expect(unmatched({}, { ...empty, request: "./store" })).toBe(1);
    expect(unmatched({}, { ...empty, from: "/site/node_modules/other/index.js" })).toBe(1);
  });

  it("unless its stand-in is in the bundle, and went through its loader", () => {
    const standIn = join(site, "stand-in.ts");
    const found = { ...empty, to: standIn };
    expect(unmatched({ standIn }, found)).toBe(0);
    expect(unmatched({ standIn }, empty)).toBe(1);
    expect(unmatched({ standIn, loader: "/loader.js" }, found)).toBe(1);
    expect(unmatched({ standIn, loader: "/loader.js" }, { ...found, loaders: ["/loader.js"] })).toBe(0);
  });
});
