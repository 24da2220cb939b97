const { Buffer } = require("node:buffer");
const { resolve } = require("node:path");

const { build } = require("esbuild");

/** A webpack loader for the invoice worker: esbuild bundles it with its imports, because Babel takes minutes on pdf.js. @returns {Promise<Buffer>} the minified script. */
module.exports = async function bundle() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    // A classic worker, which needs no `type: "module"`.
    format: "iife",
    target: ["chrome109", "firefox115", "safari15.4"],
    // An iife has no `import.meta`; pdf.js uses its URL in Node only.
    define: { "import.meta.url": '""' },
    // The site's tsconfig.json would add `"use strict"`.
    tsconfigRaw: {},
  });
  // webpack builds again when an import changes.
  for (const path of Object.keys(metafile.inputs)) this.addDependency(resolve(path));
  return Buffer.from(outputFiles[0].contents);
};
