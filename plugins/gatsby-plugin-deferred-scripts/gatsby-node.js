var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// plugins/gatsby-plugin-deferred-scripts/src/node.ts
var node_exports = {};
__export(node_exports, {
  onCreateWebpackConfig: () => onCreateWebpackConfig,
  onPostBuild: () => onPostBuild,
  pluginOptionsSchema: () => pluginOptionsSchema
});
module.exports = __toCommonJS(node_exports);
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path2 = require("node:path");

// plugins/gatsby-plugin-deferred-scripts/src/scripts.ts
var import_node_path = require("node:path");
var import_esbuild = require("esbuild");
function inlineScript(options, also) {
  const { events, startAfter, waitFor, giveUpAfter, keep } = options;
  const contents = [
    ...also ? [`import ${JSON.stringify(also)};`] : [],
    `import { run } from ${JSON.stringify((0, import_node_path.join)(__dirname, "inline.js"))};`,
    `run(${JSON.stringify({ events, startAfter, waitFor, giveUpAfter, keep })});`
  ].join("");
  const { outputFiles } = (0, import_esbuild.buildSync)({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    minify: true,
    format: "iife",
    // Older than what the script asks of a browser (signals of listeners, 2021), so the site's browserslist needs no second reading here.
    target: "es2020",
    charset: "utf8",
    // Without `"use strict"`, which changes nothing here.
    tsconfigRaw: {},
    write: false
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
var GATSBY_SCRIPTS = new RegExp(
  String.raw`<script id="gatsby-script-loader">.*?window\.pagePath=(?<path>"[^"]*");.*?</script><!-- slice-start [^>]*-->[^]*?` + String.raw`window\.___webpackCompilationHash="(?<hash>\w+)";</script>(?<entries>[^]*?)<!-- slice-end [^>]*-->`
);
function withStartData(html, prefix, chunk, files) {
  if (html.includes(`id="deferred-scripts"`)) return html;
  const found = GATSBY_SCRIPTS.exec(html)?.groups;
  if (!found) throw new Error("The page has none of the scripts that Gatsby 5.16 writes.");
  const path = JSON.parse(found.path ?? "");
  const addressesOf = (name) => files[name]?.map((file) => `${prefix}/${file}`) ?? [name];
  const entries = [...(found.entries ?? "").matchAll(/(?<=\ssrc=")[^"]+/g)].map(([address]) => address);
  const ahead = / data-ahead="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const data = {
    path,
    hash: found.hash ?? "",
    scripts: [...entries, ...addressesOf(chunk)],
    data: ["app-data.json", `${path.replace(/^\/|\/$/g, "") || "index"}/page-data.json`].map(
      (name) => `${prefix}/page-data/${name}`
    ),
    ahead: ahead.flatMap(addressesOf)
  };
  return html.replace(
    GATSBY_SCRIPTS,
    () => `<script type="application/json" id="deferred-scripts">${JSON.stringify(data)}</script>`
  );
}

// plugins/gatsby-plugin-deferred-scripts/src/options.ts
var pluginOptionsSchema = ({ Joi }) => Joi.object({
  message: Joi.string().default(
    "This page could not be loaded completely, and nothing was sent. Check your connection and try again, or reload the page: what you typed is kept, except files."
  ),
  reload: Joi.string().default("Reload the page"),
  events: Joi.array().items(Joi.string()).default(["pointerdown", "keydown", "input"]),
  startAfter: Joi.number().min(0).default(4e3),
  waitFor: Joi.string().default("button[type=button]"),
  giveUpAfter: Joi.number().min(1e3).default(1e4),
  keep: Joi.string().allow("").default("form [name]"),
  prepare: Joi.string().valid("prefetch", "prerender", false).default("prefetch"),
  also: Joi.string()
  // Gatsby itself only warns of an unknown option.
}).pattern(/./, Joi.forbidden());

// plugins/gatsby-plugin-deferred-scripts/src/node.ts
var onCreateWebpackConfig = (args, pluginOptions) => {
  const { also, ...options } = pluginOptions;
  const text = inlineScript(options, also && (0, import_node_path2.resolve)(also));
  const define = args.plugins.define;
  args.actions.setWebpackConfig({
    plugins: [define({ __INLINE_SCRIPT__: JSON.stringify(text) })],
    ...args.stage === "build-html" && { output: { hashSalt: (0, import_node_crypto.randomUUID)() } }
  });
};
var onPostBuild = async (args) => {
  const stats = await (0, import_promises.readFile)((0, import_node_path2.resolve)("public/webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats);
  for (const { path, componentChunkName } of args.getNodesByType("SitePage")) {
    const file = (0, import_node_path2.join)((0, import_node_path2.resolve)("public"), path, path.endsWith(".html") ? "" : "index.html");
    const html = (0, import_node_fs.existsSync)(file) && await (0, import_promises.readFile)(file, "utf8");
    if (html)
      await (0, import_promises.writeFile)(file, withStartData(html, args.pathPrefix, componentChunkName, assetsByChunkName));
    else
      args.reporter.warn(
        `${path} keeps Gatsby's scripts: it has no file yet (DSG, SSR), or a plugin listed before gatsby-plugin-deferred-scripts has moved it.`
      );
  }
};
