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

// plugins/gatsby-plugin-static-hosting/src/node.ts
var node_exports = {};
__export(node_exports, {
  onCreateWebpackConfig: () => onCreateWebpackConfig,
  onPostBuild: () => onPostBuild,
  onPreBuild: () => onPreBuild,
  onPreInit: () => onPreInit,
  pluginOptionsSchema: () => pluginOptionsSchema
});
module.exports = __toCommonJS(node_exports);
var import_node_crypto2 = require("node:crypto");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");

// plugins/gatsby-plugin-static-hosting/src/policy.ts
var import_node_crypto = require("node:crypto");
var import_parse5 = require("parse5");

// plugins/gatsby-plugin-static-hosting/src/options.ts
var FETCH = "script-src style-src img-src font-src connect-src media-src frame-src worker-src";
var OPEN_DIRECTIVES = `${FETCH} form-action frame-ancestors`.split(" ");
var pluginOptionsSchema = ({ Joi }) => {
  const source = Joi.string().uri({ scheme: ["https", "http", "wss", "ws"] }).allow("", "'self'", "data:", "blob:", "'wasm-unsafe-eval'");
  const value = Joi.string().allow("").pattern(/^[\t\x20-\x7e]*$/).messages({ "string.pattern.base": "{{#label}} must be one line of ASCII characters" });
  const token = /^[\w!#$%&'*+.^`|~-]+$/;
  const name = Joi.string().pattern(token).invalid("Content-Security-Policy").insensitive();
  return Joi.object({
    indexable: Joi.boolean().default(true),
    crawlers: Joi.boolean().default(true),
    allow: Joi.object().pattern(Joi.string().valid(...OPEN_DIRECTIVES), Joi.array().items(source)).keys({ "style-src-attr": Joi.array().items("'unsafe-inline'") }).default({}),
    headers: Joi.object().pattern(Joi.string().pattern(/^\/[^*\s]*\*?$/), Joi.object().pattern(name, value)).default({}),
    compress: Joi.boolean().default(true),
    nginxHeaders: Joi.string()
    // Gatsby itself only warns of an unknown option.
  }).pattern(/./, Joi.forbidden());
};

// plugins/gatsby-plugin-static-hosting/src/policy.ts
var CHECKED = /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;
var hashSource = (text) => `'sha256-${(0, import_node_crypto.createHash)("sha256").update(text).digest("base64")}'`;
var hashesOf = (texts) => [...new Set(texts)].map(hashSource).sort();
function elementsIn(node) {
  const children = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [..."tagName" in node ? [node] : [], ...children.flatMap(elementsIn)];
}
function inlineHashes(pages) {
  const elements = pages.flatMap((html) => elementsIn((0, import_parse5.parse)(html, { scriptingEnabled: false }))).map(({ tagName, attrs, childNodes }) => ({
    tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    text: childNodes.map((child) => "value" in child ? child.value : "").join("")
  }));
  const scripts = elements.filter(
    ({ tagName, attributes }) => tagName === "script" && !attributes.has("src") && CHECKED.test((attributes.get("type") ?? "").trim().toLowerCase())
  );
  return {
    scripts: hashesOf(scripts.map(({ text }) => text)),
    styles: hashesOf(elements.filter(({ tagName }) => tagName === "style").map(({ text }) => text)),
    styleAttributes: hashesOf(elements.flatMap(({ attributes }) => attributes.get("style") ?? []))
  };
}
var sourceOf = (source) => source.includes("://") ? new URL(source).origin : source;
function contentSecurityPolicy(hashes, allow) {
  const { scripts, styles } = hashes;
  const attributes = allow["style-src-attr"]?.length ? [] : hashes.styleAttributes;
  const own = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Libraries for styles, such as emotion, add an empty `style` and insert rules into its sheet.
    "style-src": ["'self'", hashSource(""), ...styles],
    // Without this directive, `style-src` applies, which allows no style attribute. A hash would make browsers ignore 'unsafe-inline'.
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []
  };
  const closed = ["object-src", "base-uri", "form-action", "frame-ancestors"];
  const directives = [.../* @__PURE__ */ new Set([...Object.keys(own), ...OPEN_DIRECTIVES, ...closed])].map((name) => {
    const added = (allow[name] ?? []).filter((source) => source !== "").map(sourceOf);
    if (closed.includes(name)) return [name, ...added.length > 0 ? added : ["'none'"]];
    return [name, ...own[name] ?? (added.length > 0 ? ["'self'"] : []), ...added];
  });
  return directives.filter(({ length }) => length > 1).map((directive) => directive.join(" ")).join("; ");
}

// plugins/gatsby-plugin-static-hosting/src/headers.ts
var YEAR = 31536e3;
var FOREVER = ["Cache-Control", `public, max-age=${YEAR}, immutable`];
var REVALIDATED = ["Cache-Control", "no-cache"];
var SECURITY = [
  ["Strict-Transport-Security", `max-age=${2 * YEAR}; includeSubDomains`],
  ["X-Content-Type-Options", "nosniff"]
];
var DOCUMENT_SECURITY = [
  ["Referrer-Policy", "strict-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"]
];
var covers = (path, other) => path.endsWith("*") ? other.startsWith(path.slice(0, -1)) : path === other;
var sameName = ([one], [other]) => one.toLowerCase() === other.toLowerCase();
function headerRules(site) {
  const { hashes, hashedFiles, allow, headers, indexable } = site;
  const added = Object.entries(headers).map(([path, values]) => ({ path, headers: Object.entries(values) }));
  const everywhere = added.filter(({ path }) => path === "/*").flatMap((rule) => rule.headers);
  const unlessReplaced = (own) => own.filter((header) => !everywhere.some((other) => sameName(header, other)));
  const policy = ["Content-Security-Policy", contentSecurityPolicy(hashes, allow)];
  const noindex = indexable ? [] : [["X-Robots-Tag", "noindex"]];
  const rules = [
    { path: "/*", headers: unlessReplaced([...SECURITY, ...noindex]) },
    { path: "/*", headers: unlessReplaced([...DOCUMENT_SECURITY, policy]), onlyHtml: true },
    { path: "/static/*", headers: [FOREVER] },
    ...hashedFiles.map((path) => ({ path, headers: [FOREVER] }))
  ];
  for (const { path, headers: own } of added) {
    const there = [...rules, ...added].filter((rule) => covers(rule.path, path) || covers(path, rule.path));
    const all = there.flatMap((rule) => rule.headers);
    const twice = own.find((header) => all.filter((other) => sameName(header, other)).length > 1);
    if (twice) throw new Error(`${twice[0]} of "${path}" is set twice: hosts would send both values.`);
  }
  return [
    ...rules,
    ...added.map((rule) => ({ ...rule, headers: rule.headers.filter(([, value]) => value) }))
  ];
}
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

// plugins/gatsby-plugin-static-hosting/src/nginx-include.ts
function matcher(path) {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1).replace(/[.+?()[\]{}|\\^$]/g, "\\$&")}"`;
  if (path.endsWith("/")) return `"${path}index.html"`;
  return /\.\w+$/.test(path) ? `"${path}"` : `"${path}.html"`;
}
var quoted = (value) => `"${value.replace(/["\\$]/g, "\\$&")}"`;
var variable = (name) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
function nginxInclude(rules) {
  const general = rules.filter(({ path }) => path === "/*");
  const special = rules.filter(({ path }) => path !== "/*");
  const maps = [];
  const headers = [];
  const add = (name, value) => headers.push(`add_header ${name} ${value} always;`);
  const headersOf = (some) => some.flatMap((rule) => rule.headers);
  const everywhere = [REVALIDATED, ...headersOf(general.filter(({ onlyHtml }) => !onlyHtml))];
  const values = new Map(everywhere);
  for (const [name] of headersOf(special)) if (!values.has(name)) values.set(name, "");
  for (const [name, value] of values) {
    const own = special.flatMap(
      (rule) => rule.headers.filter((header) => header[0] === name && header[1] !== value).map((header) => `  ${matcher(rule.path)} ${quoted(header[1])};`)
    );
    if (own.length > 0)
      maps.push(`map $uri ${variable(name)} {`, `  default ${quoted(value)};`, ...own, "}", "");
    add(name, own.length > 0 ? variable(name) : quoted(value));
  }
  for (const [name, value] of headersOf(general.filter(({ onlyHtml }) => onlyHtml))) {
    maps.push(`map $sent_http_content_type ${variable(name)} {
  "~^text/html" ${quoted(value)};
}
`);
    add(name, variable(name));
  }
  const sizes = "map_hash_bucket_size 256;\nmap_hash_max_size 4096;\n";
  return ["# Written by gatsby-plugin-static-hosting after each build.", sizes, ...maps, ...headers, ""].join(
    "\n"
  );
}

// plugins/gatsby-plugin-static-hosting/src/published-files.ts
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_util = require("node:util");
var import_node_zlib = require("node:zlib");
var LEFTOVERS = ["chunk-map.json", "webpack.stats.json", "_gatsby", "~partytown"];
async function filesIn(directory, name) {
  const entries = await (0, import_promises.readdir)(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => (0, import_node_path.join)(entry.parentPath, entry.name));
}
var HASHED_SCRIPT = /-[0-9a-f]{8,}\.js$/;
async function removeOldFiles(directory) {
  const old = await filesIn(directory, new RegExp(`${HASHED_SCRIPT.source}|\\.(?:html|br|gz)$`));
  const files = old.filter((file) => !file.startsWith((0, import_node_path.join)(directory, "static/")));
  await Promise.all(files.map((file) => (0, import_promises.rm)(file)));
}
async function removeLeftovers(directory) {
  await Promise.all(LEFTOVERS.map((name) => (0, import_promises.rm)((0, import_node_path.join)(directory, name), { recursive: true, force: true })));
}
async function flattenPages(directory, paths) {
  for (const path of paths.filter((each) => !/\.html?$/i.test(each))) {
    const folder = (0, import_node_path.join)(directory, path);
    if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(folder, "index.html")))
      throw new Error(`A static host cannot serve ${path}: a server renders it (SSR, DSG).`);
    if (path.endsWith("/")) continue;
    await (0, import_promises.rename)((0, import_node_path.join)(folder, "index.html"), `${folder}.html`);
    if ((await (0, import_promises.readdir)(folder)).length === 0) await (0, import_promises.rmdir)(folder);
  }
}
async function writeCrawlerFiles(directory, siteUrl, paths) {
  const site = siteUrl.replace(/\/$/, "");
  const rule = paths.length > 0 ? `Allow: /

Sitemap: ${site}/sitemap.xml` : "Disallow: /";
  await (0, import_promises.writeFile)((0, import_node_path.join)(directory, "robots.txt"), `User-agent: *
${rule}
`);
  const addresses = paths.map((path) => new URL(site + path).href.replaceAll("&", "&amp;"));
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  const root = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  await (0, import_promises.writeFile)((0, import_node_path.join)(directory, "sitemap.xml"), [root, ...urls, "</urlset>", ""].join("\n"));
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

// plugins/gatsby-plugin-static-hosting/src/node.ts
var NOT_FOUND = /^\/404(?:\.html|\/)?$/;
var onPreInit = ({ pathPrefix }) => {
  if (pathPrefix) throw new Error(`The headers are for the root of a host: build without "${pathPrefix}".`);
};
var onPreBuild = () => removeOldFiles((0, import_node_path2.resolve)("public"));
var onCreateWebpackConfig = ({ actions, stage }) => {
  if (stage === "build-html") actions.setWebpackConfig({ output: { hashSalt: (0, import_node_crypto2.randomUUID)() } });
};
var onPostBuild = async (args, pluginOptions) => {
  const options = pluginOptions;
  const directory = (0, import_node_path2.resolve)("public");
  const nodes = args.getNodesByType("SitePage");
  const paths = nodes.map(({ path }) => path).filter((path) => !NOT_FOUND.test(path)).sort();
  await flattenPages(directory, paths);
  await removeLeftovers(directory);
  const pages = await filesIn(directory, /\.html$/);
  const scripts = (await (0, import_promises2.readdir)(directory)).filter((name) => HASHED_SCRIPT.test(name));
  const rules = headerRules({
    hashes: inlineHashes(await Promise.all(pages.map((file) => (0, import_promises2.readFile)(file, "utf8")))),
    hashedFiles: scripts.map((name) => `/${name}`),
    ...options
  });
  await (0, import_promises2.writeFile)((0, import_node_path2.join)(directory, "_headers"), headersFile(rules));
  if (options.crawlers) {
    const { siteMetadata } = args.getNode("Site");
    if (!siteMetadata?.siteUrl)
      throw new Error("The sitemap needs siteMetadata.siteUrl. Without one, set crawlers: false.");
    await writeCrawlerFiles(directory, siteMetadata.siteUrl, options.indexable ? paths : []);
  }
  if (options.compress) await compressSite(directory);
  if (options.nginxHeaders) {
    const file = (0, import_node_path2.resolve)(options.nginxHeaders);
    await (0, import_promises2.mkdir)((0, import_node_path2.dirname)(file), { recursive: true });
    await (0, import_promises2.writeFile)(file, nginxInclude(rules));
  }
};
