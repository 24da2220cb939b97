import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readEnvironment } from "./gatsby";
import { emptyCache, lockProject, publish, recover } from "./site";

const before = process.cwd();

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), "project-"))));
afterEach(() => {
  rmSync(process.cwd(), { recursive: true });
  process.chdir(before);
});

/** Makes a built site whose page says which build it is of, with a cache. */
function build(text: string): void {
  for (const folder of ["public", ".cache/webpack", ".cache/data"]) mkdirSync(folder, { recursive: true });
  writeFileSync("public/index.html", text);
}

const page = () => readFileSync("site/index.html", "utf8");

it("publishes a site in the place of another, and leaves nothing behind", () => {
  build("first");
  publish("site");
  expect(page()).toBe("first");
  build("second");
  publish("site");
  expect(page()).toBe("second");
  expect(readdirSync(".").sort()).toEqual([".cache", "site"]);
});

it("puts the site back after a process was killed between the two renames", () => {
  build("first");
  publish("site");
  renameSync("site", "site.before");
  recover("site");
  expect(page()).toBe("first");
});

it("keeps compiled code after a build that succeeded, once, and never content", () => {
  build("first");
  publish("site");
  emptyCache();
  expect(readdirSync(".cache")).toEqual(["webpack"]);
  expect(readdirSync("public")).toEqual([]);
  emptyCache();
  expect(readdirSync(".cache")).toEqual([]);
});

it("makes a second process wait, and says so", async () => {
  const print = jest.spyOn(console, "log").mockImplementation();
  const unlock = await lockProject();
  let waits = true;
  const second = lockProject().then((end) => {
    waits = false;
    return end();
  });
  await new Promise((done) => setTimeout(done, 600));
  expect(waits).toBe(true);
  expect(print).toHaveBeenCalledWith(expect.stringContaining("attente de sa fin"));
  await unlock();
  await second;
  expect(existsSync(".build/lock")).toBe(false);
});

it("refuses at once a folder whose name Gatsby reads as a pattern, and names the characters", async () => {
  const cwd = jest.spyOn(process, "cwd").mockReturnValue("/projets/site (copie)");
  await expect(readEnvironment()).rejects.toThrow("( )");
  cwd.mockRestore();
});
