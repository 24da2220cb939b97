import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chooseSource } from ".";
import { emptyCache, forgetOtherSource, identityFile } from "./kept-cache";

const checkout = process.cwd();
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cache-"));
  process.chdir(directory);
});

afterEach(() => {
  process.chdir(checkout);
  rmSync(directory, { recursive: true });
});

/** A cache as a build leaves it. */
function fillCache(identity?: string): void {
  for (const name of ["webpack", "caches-lmdb", "data", "redux"]) {
    mkdirSync(join(".cache", name), { recursive: true });
    writeFileSync(join(".cache", name, "file"), "");
  }
  if (identity) writeFileSync(identityFile, identity);
}

const holds = (name: string) => existsSync(join(".cache", name, "file"));

it("keeps the cache that the same source has filled", () => {
  fillCache("local");
  expect(forgetOtherSource("local")).toBe(false);
  expect(["webpack", "caches-lmdb", "data", "redux"].every(holds)).toBe(true);
});

it.each(["contentful espace master preview.contentful.com drafts", undefined])(
  "empties the cache of another source (%s), without what webpack has compiled",
  (identity) => {
    fillCache(identity);
    expect(forgetOtherSource("contentful espace master cdn.contentful.com published")).toBe(true);
    expect(["data", "redux", "caches-lmdb"].filter(holds)).toEqual([]);
    expect(holds("webpack")).toBe(true);
    expect(existsSync(identityFile)).toBe(false);
  },
);

it("leaves the folder without which Gatsby would clear public/ before it looks at the content", () => {
  fillCache();
  emptyCache();
  expect(existsSync(join(".cache", "caches-lmdb"))).toBe(true);
});

it("makes no cache where there is none", () => {
  expect(forgetOtherSource("local")).toBe(false);
  emptyCache();
  expect(existsSync(".cache")).toBe(false);
});

it("tells spaces, environments, hosts and drafts apart, and never holds a token", () => {
  const access = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };
  const environments = [
    {},
    access,
    { ...access, CONTENTFUL_SPACE_ID: "autre" },
    { ...access, CONTENTFUL_ENVIRONMENT: "essai" },
    { ...access, CONTENTFUL_HOST: "cdn.eu.contentful.com" },
    { ...access, CONTENTFUL_HOST: "preview.contentful.com" },
    { ...access, CONTENTFUL_PREVIEW: "true" },
  ];
  const identities = environments.map((environment) => chooseSource(environment, "content").identity);
  expect(new Set(identities).size).toBe(environments.length);
  expect(identities.join()).not.toContain("secret");
});
