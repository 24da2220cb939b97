import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const plugins = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The source files of a plugin without its tests, as pairs of path and text. */
const sourcesOf = (plugin: string) =>
  readdirSync(join(__dirname, plugin), { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, "utf8")] as const);

/** Paths of the site's pages, and its folders. */
const SITE = /livre-blanc|deploy\/|src\/|content\//;
const FRENCH = /[àâçéèêëîïôûù«»œ’]/i;

describe.each(plugins)("%s could be published as it is", (plugin) => {
  const sources = sourcesOf(plugin);

  it("has a README that names it and each of its options", () => {
    const readme = readFileSync(join(__dirname, plugin, "README.md"), "utf8");
    expect(readme.startsWith(`# ${plugin}\n`)).toBe(true);
    const schemas = sources.filter(([path]) => path.endsWith("gatsby-node.ts")).map(([, text]) => text);
    const options = schemas.flatMap((text) =>
      [...text.matchAll(/^ +(\w+): Joi\b/gm)].map(([, name]) => name),
    );
    expect(options).not.toEqual([]);
    for (const option of options) expect(readme).toContain(String(option));
  });

  it("imports no file from outside its folder", () => {
    const folder = resolve(__dirname, plugin);
    const outside = sources.flatMap(([path, text]) =>
      [...text.matchAll(/from "(\.[^"]+)"/g)]
        .map(([, address]) => resolve(path, "..", String(address)))
        .filter((imported) => relative(folder, imported).startsWith(".."))
        .map((imported) => `${path} imports ${imported}`),
    );
    expect(outside).toEqual([]);
  });

  it("contains no French, and no path of this site", () => {
    expect(sources.filter(([, text]) => FRENCH.test(text)).map(([path]) => path)).toEqual([]);
    expect(sources.filter(([, text]) => SITE.test(text)).map(([path]) => path)).toEqual([]);
  });
});
