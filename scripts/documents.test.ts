import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
const textOf = (file: string) => readFileSync(file, "utf8");

/** Folders that a command makes, and files of another repository: they are named before they exist. */
const MADE = /^(?:\.build|\.cache|\.env|coverage|public|site|src\/queries\.d\.ts|test-results)\b/;
/** A path of this repository, such as `src/pdf/writer/` or `scripts/build.ts`. */
const PATH = /`((?:\.ci|\.github|content|deploy|docs|e2e|plugins|scripts|src|static)\/[\w./-]*)`/g;
/** A link of Markdown to a file: `[text](../docs/x.md#part)`. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, path = ""]) => path);

it.each(documents)("%s names only files that exist", (file) => {
  const text = textOf(file);
  const named = found(PATH, text).filter((path) => !MADE.test(path));
  const linked = found(LINK, text).map((path) => join(dirname(file), decodeURI(path)));
  expect([...named, ...linked].filter((path) => !existsSync(resolve(path)))).toEqual([]);
});

it("the README has a row for each room of src, and the map names it", () => {
  const rooms = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = rooms.map(({ name }) => `src/${name}`);
  const readme = textOf("README.md");
  expect(names.filter((name) => !readme.includes(`\`${name}/\``))).toEqual([]);
});
