import { readFile, writeFile } from "node:fs/promises";

import { minify } from "html-minifier-terser";

/**
 * Leaves out of a page what HTML does not need: optional tags (HTML standard, "optional tags"), values of boolean attributes, and
 * slashes. Browsers build the same document from it, so React finds what it has rendered. Texts, comments, scripts and styles stay
 * as they are.
 * @param html a page; one that is minified already stays as it is, as after a build that has not rendered it again.
 */
export const minifyPage = async (html: string): Promise<string> =>
  html.endsWith("</html>")
    ? minify(html, { removeOptionalTags: true, collapseBooleanAttributes: true })
    : html;

/** Minifies pages in their files. */
export async function minifyPages(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => writeFile(file, await minifyPage(await readFile(file, "utf8")))),
  );
}
