const { Buffer } = require("node:buffer");
const { resolve } = require("node:path");

const { build } = require("esbuild");

/** A loader of webpack: makes one minified script of a module and all that it imports, for a worker. @returns {Promise<Buffer>} */
module.exports = async function bundle() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    // Firefox runs workers that are modules from 114 on, and others always.
    format: "iife",
    target: ["chrome109", "firefox115", "safari15.4"],
    // Pdf.js uses it in Node only.
    define: { "import.meta.url": '""' },
    // The site's tsconfig.json would add `"use strict"`.
    tsconfigRaw: {},
  });
  for (const path of Object.keys(metafile.inputs)) this.addDependency(resolve(path));
  return Buffer.from(outputFiles[0].contents);
};
