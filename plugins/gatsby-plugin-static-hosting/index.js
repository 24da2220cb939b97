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

// plugins/gatsby-plugin-static-hosting/src/index.ts
var src_exports = {};
__export(src_exports, {
  REVALIDATED: () => REVALIDATED,
  compressSite: () => compressSite,
  headersFile: () => headersFile
});
module.exports = __toCommonJS(src_exports);

// plugins/gatsby-plugin-static-hosting/src/policy.ts
var import_node_crypto = require("node:crypto");
var import_parse5 = require("parse5");

// plugins/gatsby-plugin-static-hosting/src/options.ts
var FETCH = "script-src style-src img-src font-src connect-src media-src frame-src worker-src";
var OPEN_DIRECTIVES = `${FETCH} form-action frame-ancestors`.split(" ");

// plugins/gatsby-plugin-static-hosting/src/headers.ts
var YEAR = 31536e3;
var FOREVER = ["Cache-Control", `public, max-age=${YEAR}, immutable`];
var REVALIDATED = ["Cache-Control", "no-cache"];
var SECURITY = [
  ["Strict-Transport-Security", `max-age=${2 * YEAR}; includeSubDomains`],
  ["X-Content-Type-Options", "nosniff"]
];
var MAX_LINE_LENGTH = 2e3;
var MAX_RULES = 100;
function headersFile(rules) {
  const blocks = /* @__PURE__ */ new Map();
  for (const { path, headers } of rules) blocks.set(path, [...blocks.get(path) ?? [], ...headers]);
  if (blocks.size > MAX_RULES)
    throw new Error(`_headers has ${blocks.size} rules; hosts read at most ${MAX_RULES}.`);
  const lines = [...blocks].flatMap(([path, headers]) => [
    path,
    ...headers.map((header) => `  ${header.join(": ")}`),
    ""
  ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read at most ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}\u2026`
    );
  return lines.join("\n");
}

// plugins/gatsby-plugin-static-hosting/src/published-files.ts
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_util = require("node:util");
var import_node_zlib = require("node:zlib");
async function filesIn(directory, name) {
  const entries = await (0, import_promises.readdir)(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => (0, import_node_path.join)(entry.parentPath, entry.name));
}
var COMPRESSIBLE = /\.(?:css|html|js|json|svg|ttf|txt|xml)$/;
var encodings = {
  ".br": (0, import_node_util.promisify)(import_node_zlib.brotliCompress),
  ".gz": (content) => (0, import_node_util.promisify)(import_node_zlib.gzip)(content, { level: 9 })
};
async function compressSite(directory) {
  const compressFile = async (file) => {
    const content = await (0, import_promises.readFile)(file);
    for (const [extension, encode] of Object.entries(encodings)) {
      const encoded = await encode(content);
      if (encoded.length < content.length) await (0, import_promises.writeFile)(file + extension, encoded);
    }
  };
  await Promise.all((await filesIn(directory, COMPRESSIBLE)).map(compressFile));
}
