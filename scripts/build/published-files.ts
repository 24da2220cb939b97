import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Text files, which may name other files. */
const TEXT = /(?:\.(?:css|html|js|json|svg|txt|xml)|\/_headers)$/;
/** Written beside a file by gatsby-plugin-static-hosting. */
const COMPRESSED = /\.(?:br|gz)$/;
/** The folder of pictures and fonts, including those of earlier builds. */
const ASSETS = "static/";

/** The paths of all files in a folder, separated by `/`. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}

/** The spellings of an address in HTML, JSON and scripts. */
function spellings(path: string): string[] {
  const addresses = [path, encodeURI(path), path.split("/").map(encodeURIComponent).join("/")];
  const escaped = addresses.flatMap((address) => [
    address,
    address.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"),
    JSON.stringify(address).slice(1, -1),
  ]);
  return [...new Set(escaped)];
}

/**
 * The files of a built `public/` that are published: all except assets that no file names. Those belong to pictures that
 * editors have replaced. They stay in `public/`, because Gatsby expects them at the next build.
 * @returns paths relative to the folder.
 */
export function publishedFiles(folder: string): string[] {
  const all = filesIn(folder);
  const files = all.filter((file) => !COMPRESSED.test(file));
  const published = new Set(files.filter((file) => !file.startsWith(ASSETS)));
  const rest = new Set(files.filter((file) => file.startsWith(ASSETS)));

  // A named asset may name others, as a style sheet does.
  let unread = [...published];
  while (unread.length > 0) {
    const texts = unread
      .filter((file) => TEXT.test(`/${file}`))
      .map((file) => readFileSync(join(folder, file), "utf8"));
    const named = [...rest].filter((file) =>
      spellings(file).some((spelling) => texts.some((text) => text.includes(spelling))),
    );
    for (const file of named) {
      published.add(file);
      rest.delete(file);
    }
    unread = named;
  }
  return all.filter((file) => published.has(file.replace(COMPRESSED, ""))).sort();
}

/** Copies the published files of a built `public/` into a new folder. */
export function copyPublished(from: string, to: string): void {
  for (const file of publishedFiles(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
