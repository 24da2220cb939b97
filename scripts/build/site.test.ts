import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { emptyCache, publish, siteFolder } from "./site";

const repository = process.cwd();

beforeEach(() => process.chdir(fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "project-")))));
afterEach(() => {
  const project = process.cwd();
  // Windows does not remove a process's working directory.
  process.chdir(repository);
  fs.rmSync(project, { recursive: true });
});

/** Writes the folders that a build of Gatsby leaves. @param text of the home page. */
function build(text: string): void {
  for (const folder of ["public", ".cache/webpack", ".cache/data"]) fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync("public/index.html", text);
  fs.writeFileSync("public/_headers", "");
}

const page = () => fs.readFileSync("site/index.html", "utf8");

it("replaces the site, and leaves no backup", () => {
  for (const text of ["first", "second"]) {
    build(text);
    publish(siteFolder());
    expect(page()).toBe(text);
  }
  expect(fs.readdirSync(".").sort()).toEqual([".cache", "public", "site"]);
});

it("restores the backup if a build was killed between the two renames", () => {
  build("first");
  publish(siteFolder());
  fs.renameSync("site", "site.before");
  siteFolder();
  expect(page()).toBe("first");
});

it("replaces the target of a symbolic link, and keeps the link", () => {
  fs.mkdirSync("elsewhere");
  // On Windows, other kinds of link need the rights of an administrator.
  fs.symlinkSync(resolve("elsewhere"), "site", "junction");
  build("first");
  publish(siteFolder());
  expect(page()).toBe("first");
  expect(fs.readdirSync("elsewhere")).toContain("index.html");
});

it("refuses a folder with files that no build wrote", () => {
  fs.mkdirSync("site");
  expect(siteFolder()).toBe(resolve("site"));
  fs.writeFileSync("site/thesis.txt", "");
  expect(() => siteFolder()).toThrow("autre chose qu’un site");
});

it("keeps the webpack cache only if the last run was a successful build, and never the data cache", () => {
  build("first");
  publish(siteFolder());
  emptyCache();
  expect(fs.readdirSync(".cache")).toEqual(["webpack"]);
  expect(fs.readdirSync("public")).toEqual([]);
  emptyCache();
  expect(fs.readdirSync(".cache")).toEqual([]);
});
