import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Files that may name others. */
const TEXT = /(?:\.(?:css|html|js|json|svg|txt|webmanifest|xml)|\/_headers)$/;
/** Written beside a file by gatsby-plugin-static-hosting. */
const COMPRESSED = /\.(?:br|gz)$/;
/** Where Gatsby and webpack put pictures and fonts, those of earlier builds among them. */
const ASSETS = "static/";

/** The paths of all files of a folder, with `/`. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}

/** An address as HTML, JSON or a script may hold it. */
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
 * What of a built `public/` is published: all but the assets that no file of the site names. Those are pictures that editors have
 * replaced; Gatsby counts on finding them when it builds again.
 * @returns paths below the folder.
 */
export function publishedFiles(folder: string): string[] {
  const all = filesIn(folder);
  const files = all.filter((file) => !COMPRESSED.test(file));
  const published = new Set(files.filter((file) => !file.startsWith(ASSETS)));
  const rest = new Set(files.filter((file) => file.startsWith(ASSETS)));

  // An asset that is named may itself name others, as a style sheet does.
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

/** Copies what is published of a built `public/` into a folder that is not there yet. */
export function copyPublished(from: string, to: string): void {
  for (const file of publishedFiles(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
