import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { emptyCache, publish, removeMade, siteFolder, trySwap } from "./site";

const repository = process.cwd();

beforeEach(() => process.chdir(fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "project-")))));
afterEach(() => {
  for (const name of ["SITE_DIRECTORY", "CONTENT_DIRECTORY"]) Reflect.deleteProperty(process.env, name);
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

it.each([
  // Gatsby's own folders, also by a link.
  ["SITE_DIRECTORY", ["public", ".cache", "public/site", "linked", "linked/site"]],
  // Folders around the project's files, and those of its sources.
  ["SITE_DIRECTORY", [".", "..", "/", "src", "src/site", "static/site", "node_modules/site"]],
  // The content, and the configuration of Gatsby.
  ["SITE_DIRECTORY", ["content", "content/images", ".build", ".build/gatsby"]],
  ["CONTENT_DIRECTORY", ["public", ".cache", "public/content", "linked"]],
])("refuses %s=%j, folders that a build uses otherwise, before anything is removed", (variable, folders) => {
  build("first");
  for (const folder of ["src", "content/images"]) fs.mkdirSync(folder, { recursive: true });
  fs.symlinkSync(resolve("public"), "linked", "junction");
  for (const folder of folders) {
    process.env[variable] = folder;
    expect(siteFolder).toThrow(
      `${variable} ne peut pas être ${resolve(folder.replace("linked", "public"))} : `,
    );
  }
  expect(fs.readFileSync("public/index.html", "utf8")).toBe("first");
});

it.each(["site", "site.before", "site.next"])(
  "a build and `npm run clean` remove no files in %s that no build wrote",
  (folder) => {
    fs.mkdirSync(folder);
    expect(siteFolder()).toBe(resolve("site"));
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(folder, "thesis.txt"), "");
    expect(siteFolder).toThrow(`${resolve(folder)} contient autre chose qu’un site`);
    if (folder === "site") expect(removeMade).toThrow("contient autre chose");
    else removeMade();
    expect(fs.existsSync(join(folder, "thesis.txt"))).toBe(true);
  },
);

it("renames the site and back, as a trial before a build", () => {
  trySwap(siteFolder());
  expect(fs.readdirSync(".")).toEqual([]);
  build("first");
  publish(siteFolder());
  trySwap(siteFolder());
  expect(page()).toBe("first");
  expect(fs.existsSync("site.before")).toBe(false);
});

it("keeps the site, and removes the half-written copy, if the copy fails", () => {
  build("first");
  publish(siteFolder());
  build("second");
  fs.rmSync("public/_headers");
  expect(() => publish(siteFolder())).toThrow("ENOENT");
  expect(page()).toBe("first");
  expect(fs.existsSync("site.next")).toBe(false);
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
