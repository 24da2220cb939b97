/** The documents name only files that exist, and their chart of folders agrees with the imports. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

const trackedFiles = (pattern: string) =>
  execFileSync("git", ["ls-files", pattern], { encoding: "utf8" }).trim().split("\n");
const tracked = trackedFiles(".");
const documents = trackedFiles("*.md");
const textOf = (file: string) => readFileSync(file, "utf8");

/** Folders that a command makes, and files of another repository: they are named before they exist. */
const MADE = /^(?:\.build|\.cache|\.env|coverage|public|site|src\/queries\.d\.ts|test-results)\b/;
/** A path of this repository, such as `src/pdf/writer/` or `scripts/build.ts`. */
const PATH = /`((?:\.ci|\.github|content|deploy|docs|e2e|plugins|scripts|src|static)\/[\w./-]*)`/g;
/** A file that is named without its folder: `plan.ts`, `find/words.ts`. */
const FILE = /`([\w./-]+\.(?:tsx?|mjs|js|sh))`/g;
/** A link of Markdown to a file: `[text](../docs/x.md#part)`. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, path = ""]) => path);

it.each(documents)("%s names only files that exist", (file) => {
  const text = textOf(file);
  const named = found(PATH, text).filter((path) => !MADE.test(path));
  const short = found(FILE, text).filter((path) => !MADE.test(path));
  const linked = found(LINK, text).map((path) => join(dirname(file), decodeURI(path)));
  expect([...named, ...linked].filter((path) => !existsSync(resolve(path)))).toEqual([]);
  expect(short.filter((name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
});

const folders = readdirSync("src", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it("the README has a row for each folder of src", () => {
  const readme = textOf("README.md");
  expect(folders.filter((name) => !readme.includes(`\`src/${name}/\``))).toEqual([]);
});

describe("the chart of folders", () => {
  /** An arrow of the chart: `templates --> sections & pdf`. Other charts have labels. */
  const ARROWS = /^ {2}([\w-]+) --> ([\w-]+(?: & [\w-]+)*)$/gm;
  /** An import that is not of types alone. */
  const IMPORT = /(?:^(?:import|export) (?!type )[^;]*?from |\bimport\()\s*"(\.[^"?]+)/gm;

  const chart = textOf("docs/how-it-fits-together.md").split("## The folders of src")[1] ?? "";
  const arrows = [...chart.matchAll(ARROWS)].flatMap(([, from = "", to = ""]) =>
    to.split(" & ").map((folder) => `${from} --> ${folder}`),
  );

  /** The folders to which arrows lead from a folder, also over other folders. */
  const reached = (from: string): string[] =>
    arrows
      .filter((arrow) => arrow.startsWith(`${from} --> `))
      .map((arrow) => arrow.replace(/^.* /, ""))
      .flatMap((to) => [to, ...reached(to)]);

  const folderOf = (file: string) => relative("src", file).split(sep)[0] ?? "";
  const imports = trackedFiles("src/*.ts*")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .flatMap((file) => {
      const targets = found(IMPORT, textOf(file)).map((path) => folderOf(join(dirname(file), path)));
      return targets.map((to) => ({ from: folderOf(file), to }));
    })
    .filter(({ from, to }) => folders.includes(from) && folders.includes(to) && from !== to);

  it("has an arrow only where there is an import", () => {
    const made = imports.map(({ from, to }) => `${from} --> ${to}`);
    expect(arrows.length).toBeGreaterThan(0);
    expect(arrows.filter((arrow) => !made.includes(arrow))).toEqual([]);
  });

  it("leads along its arrows to whatever a folder imports", () => {
    const others = imports.filter(({ from, to }) => !reached(from).includes(to));
    expect(others.map(({ from, to }) => `${from} --> ${to}`)).toEqual([]);
  });
});
