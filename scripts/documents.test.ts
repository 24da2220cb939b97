/** Documents name files and commands that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { scripts } from "../package.json";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "e2e/README.md",
  "docs/contentful.md",
  "docs/measurements.md",
].concat(readdirSync("docs/decisions").map((file) => `docs/decisions/${file}`));

/** A path from the project's folder. Shorter names stand beside the name of their folder. */
const PATH = /^(src|plugins|e2e|scripts|content|contentful|deploy|docs|static)\/[\w@./-]*$/;

/** A build makes these. */
const BUILT = "deploy/generated/";

const inCode = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code ?? []);
const inLinks = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].flatMap(([, to]) => to ?? []);

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  it("links to files that exist", () => {
    const missing = inLinks(text).filter((to) => !existsSync(join(dirname(document), to)));
    expect(missing).toEqual([]);
  });

  it("names commands that exist", () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("names files that exist", () => {
    const paths = inCode(text).filter((code) => PATH.test(code) && !code.startsWith(BUILT));
    const missing = paths.filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });
});

it("gives ten recipes, each with files or commands to change", () => {
  const recipes = readFileSync("CONTRIBUTING.md", "utf8")
    .split(/^### \d+\. /m)
    .slice(1);
  expect(recipes).toHaveLength(10);
  for (const recipe of recipes) expect(inCode(recipe).some((code) => existsSync(code))).toBe(true);
});
