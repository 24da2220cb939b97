import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { extname, join, relative, sep } from "node:path";

import { type Header, type HeaderRule, REVALIDATED } from "../plugins/gatsby-plugin-static-hosting/headers";

/** The format of Netlify and Cloudflare Pages: a path on a line of its own, its headers indented below. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map(([path = "", ...lines]) => ({
      path,
      headers: lines.filter(Boolean).map((line) => line.split(/:\s*(.*)/) as Header),
    }));
}

/** Merges all matching rules. Values of one header are joined by commas, as on Netlify and Cloudflare Pages. `path` has no query. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const applies = (rule: string) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);
  const joined = new Headers();
  for (const { headers } of rules.filter((rule) => applies(rule.path)))
    for (const [name, value] of headers) joined.append(name, value);
  return joined;
}

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "text/xml; charset=utf-8",
};

/** Compressed versions, in order of preference. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface Site {
  inode: number;
  rules: readonly HeaderRule[];
  /** By path, such as `/livre-blanc.html`. */
  files: ReadonlyMap<string, Buffer>;
}

/** Caches the site until another build replaces the folder. */
function siteReader(folder: string): () => Site {
  let site: Site = { inode: 0, rules: [], files: new Map() };
  return () => {
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    if (inode === undefined || inode === site.inode) return site;
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const files = new Map(
      paths.map((path) => [`/${relative(folder, path).replaceAll(sep, "/")}`, readFileSync(path)]),
    );
    const rules = parseHeadersFile(files.get("/_headers")?.toString() ?? "");
    // Hosts do not serve this file.
    files.delete("/_headers");
    site = { inode, rules, files };
    return site;
  };
}

/** Accept-Encoding: RFC 9110, section 12.5.3. */
const accepts = ({ "accept-encoding": accepted = "" }: IncomingHttpHeaders, encoding: string) =>
  accepted
    .split(",")
    .map((each) => each.toLowerCase().replace(/\s/g, "").split(";q="))
    .some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);

/** If-None-Match: RFC 9110, section 13.1.2. */
const hasCached = ({ "if-none-match": known = "" }: IncomingHttpHeaders, etag: string) =>
  known.split(",").some((each) => ["*", etag, `W/${etag}`].includes(each.trim()));

/** Browsers read a backslash in a path as a slash, and a path that begins with two slashes as another host. */
const SLASHES = /[/\\]{2,}/g;

/**
 * Answers as Netlify and Cloudflare Pages do: `/livre-blanc` without a slash, precompressed files, `_headers`, no Last-Modified.
 * No range requests, because all files are small. A build may replace the folder at any moment. @throws without a built site.
 */
export function siteHandler(folder: string): RequestListener {
  const read = siteReader(folder);
  if (read().rules.length === 0) throw new Error(`${folder} ne contient pas de site : npm run build`);

  const answer: RequestListener = ({ method, url = "/", headers }, response) => {
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const [sent = "", query = ""] = url.split(/(?=\?)(.*)/s);
    if (sent.search(SLASHES) >= 0)
      return response.writeHead(308, { location: sent.replace(SLASHES, "/") + query }).end();
    const path = decodeURIComponent(sent);
    const { rules, files } = read();
    const page = path.replace(/\/+$/, "");
    if (page !== path && files.has(`${page}.html`))
      return response.writeHead(308, { location: page + query }).end();

    const found = [path, path === "/" ? "/index.html" : `${path}.html`].find((each) => files.has(each));
    const name = found ?? "/404.html";
    const encoding = ENCODINGS.find(
      ([coding, extension]) => files.has(name + extension) && accepts(headers, coding),
    );
    const content = files.get(name + (encoding?.[1] ?? ""));
    const etag = `"${createHash("sha256")
      .update(content ?? "")
      .digest("base64url")}"`;
    response.setHeader(...REVALIDATED);
    // One by one and not chained: in Node 20, responses over HTTP/2 have no setHeaders, and their setHeader returns nothing.
    headersFor(rules, path).forEach((value, header) => response.setHeader(header, value));
    if (!found) response.setHeader(...REVALIDATED);
    response.setHeader("vary", "Accept-Encoding");
    response.setHeader("etag", etag);
    if (found && hasCached(headers, etag)) return response.writeHead(304).end();
    if (encoding) response.setHeader("content-encoding", encoding[0]);
    response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream");
    return response.writeHead(found ? 200 : 404, { "content-length": content?.length ?? 0 }).end(content);
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch {
      // The path cannot be decoded, or holds a character that no header may have.
      response.writeHead(400).end();
    }
  };
}
