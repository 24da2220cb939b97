/** A webpack loader that compiles pdf.js for the site's browsers (webpack.ts). */
const { transform } = require("esbuild");

/** The site's browsers (`browserslist` of package.json, which esbuild cannot read). */
const TARGET = ["chrome109", "firefox115", "safari15.4"];

/** pdf.js expands one range of a font's character map to up to 16 million codes, some 30 bytes each: a few lines of a file took 1.9 GB. */
const WIDE_RANGE = "const MAX_MAP_RANGE = 2 ** 24 - 1;";
/** A font has at most 65 536 glyphs. pdf.js leaves out a wider range. */
const RANGE_OF_A_FONT = "const MAX_MAP_RANGE = 2 ** 16 - 1;";

/** In code for Node, which browsers never run: webpack would put the path of the build's folder here. */
const NODE_ONLY = { "import.meta.url": '"file:///"' };

/** A webpack loader for a module of pdf.js: narrower ranges, and a syntax for the site's browsers. @returns {Promise<string>} */
module.exports = async function forBrowsers(source) {
  if (this.resourcePath.includes("worker") && !source.includes(WIDE_RANGE))
    throw new Error(`pdf.js has changed: "${WIDE_RANGE}" is not in its worker.`);
  const narrowed = source.replace(WIDE_RANGE, RANGE_OF_A_FONT);
  const { code } = await transform(narrowed, { target: TARGET, define: NODE_ONLY });
  return code;
};
