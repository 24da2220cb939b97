import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { basename, join, relative } from "node:path";

import { Project } from "./testing/project";
import { markReusable, openWorkingFolder } from "./working-folder";

let project: Project;

beforeEach(() => {
  project = new Project();
  for (const folder of ["content", "plugins", "src", "static"]) project.write(`${folder}/file`, folder);
  project.write("package.json", "{}");
  project.write(".env", "A=1");
  project.write("public/index.html", "the site");
  project.write(".git", "elsewhere");
  mkdirSync(join(project.root, "node_modules"));
});
afterEach(() => project.remove());

const open = async () => relative(project.root, await openWorkingFolder(project.places));

/** Writes the files that Gatsby leaves in a working folder. */
function leaveCache(folder: string): void {
  project.write(`${folder}/.cache/webpack/pack`, "compiled");
  project.write(`${folder}/public/index.html`, "old page");
  project.write(`${folder}/public/page-data/index/page-data.json`, "old data");
  project.write(`${folder}/public/static/picture.avif`, "picture");
  project.write(`${folder}/deploy/generated/headers.conf`, "old headers");
}

const markFolder = (folder: string) => markReusable(project.places, join(project.root, folder));

it("contains a copy of what a build reads, with its times, and a link to the project's packages", async () => {
  const time = new Date("2020-01-02T03:04:05Z");
  utimesSync(join(project.root, "src/file"), time, time);
  const folder = await open();
  expect(readdirSync(join(project.root, folder)).sort()).toEqual(
    [".env", "content", "gatsby-build-id", "node_modules", "package.json", "plugins", "src", "static"].sort(),
  );
  expect(statSync(join(project.root, folder, "src/file")).mtime).toEqual(time);
  expect(readlinkSync(join(project.root, folder, "node_modules"))).toBe(join(project.root, "node_modules"));
});

it("does not change when files are saved afterwards", async () => {
  symlinkSync(join(project.root, "content/file"), join(project.root, "content/link"));
  const folder = await open();
  project.write("content/file", "newer");
  expect(project.read(`${folder}/content/file`)).toBe("content");
  expect(project.read(`${folder}/content/link`)).toBe("content");
  expect(lstatSync(join(project.root, folder, "content/link")).isFile()).toBe(true);
});

it("leaves out broken links, such as the lock files of editors", async () => {
  symlinkSync("somebody@somewhere.1", join(project.root, "content/.#file"));
  symlinkSync("somebody@somewhere.1", join(project.root, ".#package.json"));
  const folder = await open();
  expect(readdirSync(join(project.root, folder, "content"))).toEqual(["file"]);
});

it("is a new folder after a failed build, and the old one is removed", async () => {
  const first = await open();
  leaveCache(first);
  const second = await open();
  expect(second).not.toBe(first);
  expect(existsSync(join(project.root, first))).toBe(false);
  expect(existsSync(join(project.root, second, ".cache"))).toBe(false);
});

it("is reused once after a successful build: the next build removes the marker when it starts", async () => {
  const first = await open();
  leaveCache(first);
  markFolder(first);
  expect(await open()).toBe(first);
  expect(existsSync(project.places.reusableMarker)).toBe(false);
  expect(await open()).not.toBe(first);
});

it("keeps compiled code and finished pictures, but no page, data or other output", async () => {
  const folder = await open();
  leaveCache(folder);
  const before = project.read(`${folder}/gatsby-build-id`);
  markFolder(folder);
  project.write("content/new", "new");
  project.write("src/file", "changed");
  await open();
  expect(project.read(`${folder}/.cache/webpack/pack`)).toBe("compiled");
  expect(readdirSync(join(project.root, folder, "public"))).toEqual(["static"]);
  expect(project.read(`${folder}/public/static/picture.avif`)).toBe("picture");
  expect(existsSync(join(project.root, folder, "deploy"))).toBe(false);
  expect(project.read(`${folder}/content/new`)).toBe("new");
  expect(project.read(`${folder}/src/file`)).toBe("changed");
  expect(project.read(`${folder}/gatsby-build-id`)).toMatch(/^[0-9a-f-]{36}$/);
  expect(project.read(`${folder}/gatsby-build-id`)).not.toBe(before);
});

it("removes files that the project no longer has", async () => {
  const folder = await open();
  leaveCache(folder);
  markFolder(folder);
  project.write("content/other");
  await open();
  markFolder(folder);
  expect(existsSync(join(project.root, folder, "content/other"))).toBe(true);
  rmSync(join(project.root, "content/other"));
  await open();
  expect(existsSync(join(project.root, folder, "content/other"))).toBe(false);
});

it.each(["", "work-that-is-gone", "release-1", "../../somewhere"])(
  "ignores a marker that contains %j",
  async (text) => {
    project.write(".build/release-1/public/index.html");
    project.write(".build/ended-well", text);
    expect(basename(await open())).toMatch(/^work-\d{8}T\d{6}-[0-9a-f]{6}$/);
  },
);
