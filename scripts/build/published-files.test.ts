import { readdirSync } from "node:fs";
import { join } from "node:path";

import { copyPublished, publishedFiles } from "./published-files";
import { Project } from "./testing/project";

let project: Project;

beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

const publishedOf = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) project.write(path, text);
  return publishedFiles(project.root);
};

it("publishes all files except assets that no file names", () => {
  const files = {
    "index.html": `<img src="/static/5069/b60c7/facade.png">`,
    "app-1.js": `n.p+"static/source-serif-77a6.ttf"`,
    "page-data/index/page-data.json": `{"src":"/static/5069/b60c7/facade.avif"}`,
    _headers: "",
    "icons/icon-192.png": "",
    "static/5069/b60c7/facade.png": "",
    "static/5069/b60c7/facade.avif": "",
    "static/source-serif-77a6.ttf": "",
  };
  const replaced = { "static/aaaa/b60c7/facade.png": "", "static/source-serif-0000.ttf": "" };
  expect(publishedOf({ ...files, ...replaced })).toEqual(Object.keys(files).sort());
});

it("publishes compressed files with their originals", () => {
  expect(
    publishedOf({
      "index.html": "static/font.ttf",
      "index.html.br": "",
      "static/font.ttf": "",
      "static/font.ttf.gz": "",
      "static/old.ttf": "",
      "static/old.ttf.gz": "",
    }),
  ).toEqual(["index.html", "index.html.br", "static/font.ttf", "static/font.ttf.gz"]);
});

it("publishes assets that a published asset names", () => {
  expect(
    publishedOf({
      "index.html": "/static/styles.css",
      "static/styles.css": "url(/static/drawing.svg)",
      "static/drawing.svg": "/static/tile.png",
      "static/tile.png": "",
      "static/other.css": "/static/lonely.png",
      "static/lonely.png": "",
    }),
  ).toEqual(["index.html", "static/drawing.svg", "static/styles.css", "static/tile.png"]);
});

it.each([
  ["as it is", "l'été & co.png", "l'été & co.png"],
  ["in HTML", "l'été & co.png", "l&#x27;été &amp; co.png"],
  ["in an address", "l'été & co.png", "l'%C3%A9t%C3%A9%20%26%20co.png"],
  ["in an address in HTML", "l'été & co.png", "l&#x27;%C3%A9t%C3%A9%20%26%20co.png"],
  ["in JSON", 'a "b".png', 'a \\"b\\".png'],
])("finds a name written %s", (_case, name, written) => {
  expect(publishedOf({ "index.html": `/static/1/2/${written}`, [`static/1/2/${name}`]: "" })).toContain(
    `static/1/2/${name}`,
  );
});

it("copies the published files, and nothing else", () => {
  for (const file of ["built/index.html", "built/a/b.json", "built/static/old.png"])
    project.write(file, file);
  copyPublished(join(project.root, "built"), join(project.root, "site"));
  expect(project.read("site/a/b.json")).toBe("built/a/b.json");
  expect(readdirSync(join(project.root, "site"), { recursive: true }).sort()).toEqual([
    "a",
    "a/b.json",
    "index.html",
  ]);
});
