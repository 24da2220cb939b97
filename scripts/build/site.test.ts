import { spawnSync } from "node:child_process";
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { emptyCache, lockProject, publish, recover, siteFolder } from "./site";

const before = process.cwd();

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), "project-"))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(process.cwd(), { recursive: true });
  process.chdir(before);
});

/** Makes a built site whose page says which build it is of, with a cache. */
function build(text: string): void {
  for (const folder of ["public", ".cache/webpack", ".cache/data"]) mkdirSync(folder, { recursive: true });
  writeFileSync("public/index.html", text);
  writeFileSync("public/_headers", "");
}

const page = () => readFileSync("site/index.html", "utf8");

it("puts the site back after a process was killed between the two renames", () => {
  build("first");
  publish("site");
  renameSync("site", "site.before");
  recover("site");
  expect(page()).toBe("first");
});

it("puts the site back when the new one cannot take its place, and says in French what to do", () => {
  build("first");
  publish("site");
  build("second");
  const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (from === "site.next") throw new Error("EBUSY: resource busy or locked");
    renameSync(from, to);
  });
  expect(() => publish("site")).toThrow(/EBUSY.*volume monté.*SITE_DIRECTORY/);
  rename.mockRestore();
  expect(page()).toBe("first");
  expect(readdirSync(".").sort()).toEqual([".cache", "site"]);
});

// A file system of its own, on Linux.
(existsSync("/dev/shm") ? it : it.skip)("publishes on another file system", () => {
  const folder = mkdtempSync("/dev/shm/site-");
  const site = join(folder, "site");
  for (const text of ["first", "second"]) {
    build(text);
    publish(site);
    expect(readFileSync(join(site, "index.html"), "utf8")).toBe(text);
  }
  expect(readdirSync(folder)).toEqual(["site"]);
  rmSync(folder, { recursive: true });
});

it("replaces the folder that a link leads to, and the link stays", () => {
  symlinkSync("elsewhere", "site");
  for (const text of ["first", "second"]) {
    build(text);
    publish(siteFolder(resolve("site")));
    expect(page()).toBe(text);
  }
  expect(readdirSync(".").sort()).toEqual([".cache", "elsewhere", "site"]);
});

it("refuses a folder that holds something else than a site", () => {
  mkdirSync("site");
  expect(siteFolder(resolve("site"))).toBe(resolve("site"));
  writeFileSync("site/thesis.txt", "");
  for (const name of ["site", "site/thesis.txt"])
    expect(() => siteFolder(resolve(name))).toThrow("autre chose qu’un site");
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

it("waits for a lock that is held, says so, and ends after a time; waits for none that nobody can hold", async () => {
  const print = jest.spyOn(console, "log").mockImplementation();
  const unlock = await lockProject();
  await expect(lockProject(1)).rejects.toThrow("Une autre commande tient .build/lock");
  expect(print).toHaveBeenCalledWith(expect.stringContaining("attente de sa fin"));
  const tomorrow = Date.now() / 1000 + 86_400;
  utimesSync(".build/lock", tomorrow, tomorrow);
  await expect(lockProject()).rejects.toThrow("supprimez .build/lock");
  await unlock();
  expect(readdirSync(".build")).toEqual([]);
  rmdirSync(".build");
  writeFileSync(".build", "");
  await expect(lockProject()).rejects.toThrow(/^Le verrou .build\/lock ne peut pas être pris \(EEXIST/);
});

it("ends a command whose lock was removed, and says so", async () => {
  const print = jest.spyOn(console, "error").mockImplementation();
  const stopped = new Promise((stop) =>
    jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
      stop([pid, signal]);
      return true;
    }),
  );
  await lockProject();
  rmdirSync(".build/lock");
  expect(await stopped).toEqual([process.pid, "SIGTERM"]);
  expect(print).toHaveBeenCalledWith(expect.stringContaining("est perdu"));
}, 20_000);

it.each([
  ["site (copie)", "( )"],
  ["100 % à nous", "%"],
  ["n#1 de l'été", "# '"],
  ["a|b:c\\d", "| : \\"],
  ['é "`$<>;,@+=^~&', ""],
])(
  "refuses the folder « %s » only if Gatsby or npm cannot take it, and names the characters",
  (name, named) => {
    mkdirSync(name);
    const preload = ["--require", join(__dirname, "preload.js"), "--eval", ""];
    const { status, stderr } = spawnSync(process.execPath, preload, { cwd: resolve(name), encoding: "utf8" });
    expect(stderr).toContain(named && `contient ${named} :`);
    expect(status).toBe(named ? 1 : 0);
  },
);
