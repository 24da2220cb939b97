import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { extname, join, posix, sep } from "node:path";

import { REVALIDATED } from "../plugins/gatsby-plugin-static-hosting/headers";

/** A header's line: « X-Content-Type-Options: nosniff ». */
const HEADER = /^(?<name>[^:]+):\s*(?<value>.*)$/;

/** `/static/*` applies to all paths that begin with `/static/`. */
const appliesTo = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

/**
 * Headers of a path by a `_headers` file of Netlify and Cloudflare Pages: a path on a line of its own, its headers indented below. All matching
 * rules apply, and values of one header are joined by commas. `path` has no query.
 */
export function headersFor(file: string, path: string): Headers {
  const joined = new Headers();
  for (const block of file.split(/\n(?=\/)/)) {
    const [rule = "", ...headers] = block.trim().split(/\s*\n\s*/);
    if (!appliesTo(rule, path)) continue;
    for (const header of headers) {
      const { name = "", value = "" } = HEADER.exec(header)?.groups ?? {};
      joined.append(name, value);
    }
  }
  return joined;
}

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".html": "text/html; charset=utf-8",
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

/** Whether the Accept-Encoding of a request has Brotli (RFC 9110, section 12.5.3): « gzip, br;q=0.5 ». A weight of 0 refuses it. */
function acceptsBrotli({ "accept-encoding": accepted = "" }: IncomingHttpHeaders): boolean {
  const codings = accepted.toLowerCase().replace(/\s/g, "").split(",");
  return codings.some((coding) => {
    const [name, weight = "1"] = coding.split(";q=");
    return name === "br" && Number(weight) > 0;
  });
}

/** Whether the If-None-Match of a request has this tag (RFC 9110, section 13.1.2), so that the client has the file. */
function hasCached({ "if-none-match": known = "" }: IncomingHttpHeaders, etag: string): boolean {
  const tags = known.split(",").map((tag) => tag.trim());
  return ["*", etag, `W/${etag}`].some((tag) => tags.includes(tag));
}

/** Browsers read a backslash in a path as a slash, and a path that begins with two slashes as another host: `//a`, `/\\a`, `/x//a`. */
const SLASHES = /[/\\]{2,}/g;

/** Hosts read this file, and do not serve it. */
const HEADERS_FILE = "/_headers";

/** Splits a request's target before its query, which keeps its `?`. */
function splitTarget(url: string): { path: string; query: string } {
  const end = url.indexOf("?");
  return end < 0 ? { path: url, query: "" } : { path: url.slice(0, end), query: url.slice(end) };
}

/** Bytes of a file of the site; undefined without one. */
type Read = (path: string) => Buffer | undefined;

/** Path to redirect to, without repeated slashes, or without the slash after a page; undefined if the path is right. */
function redirection(sent: string, read: Read): string | undefined {
  if (sent.search(SLASHES) >= 0) return sent.replace(SLASHES, "/");
  const path = decodeURIComponent(sent);
  if (!path.endsWith("/")) return undefined;
  // Pages only: a decoded path may also name another host (`/%2Fevil.example/..`) or hold dot segments.
  const page = path.slice(0, -1);
  const isPage = posix.normalize(page) === page && page.search(SLASHES) < 0 && read(`${page}.html`);
  return isPage ? page : undefined;
}

/** Name of the file that answers a path; undefined without one. */
function fileOf(path: string, read: Read): string | undefined {
  if (posix.normalize(path) === HEADERS_FILE) return undefined;
  const candidates = [path, path === "/" ? "/index.html" : `${path}.html`];
  return candidates.find((candidate) => read(candidate));
}

/**
 * Answers as Netlify and Cloudflare Pages do: `/livre-blanc` without a slash, files compressed with Brotli, `_headers`, no Last-Modified.
 * No range requests, because all files are small. A build may replace the folder at any moment. @throws without a built site.
 */
export function siteHandler(folder: string): RequestListener {
  // A normalised path does not lead out of the folder. A URL's path has slashes on every system.
  const read: Read = (path) => {
    const file = join(folder, posix.normalize(path));
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    // A link may lead out of the folder.
    const isInside = realpathSync(file).startsWith(realpathSync(folder) + sep);
    return isInside ? readFileSync(file) : undefined;
  };
  if (!read(HEADERS_FILE)) throw new Error(`${folder} ne contient pas de site : npm run build`);

  const answer: RequestListener = ({ method, url = "/", headers }, response) => {
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const { path: sent, query } = splitTarget(url);
    const redirected = redirection(sent, read);
    if (redirected) return response.writeHead(308, { location: redirected + query }).end();

    const path = decodeURIComponent(sent);
    const found = fileOf(path, read);
    const name = found ?? "/404.html";
    const compressed = acceptsBrotli(headers) ? read(`${name}.br`) : undefined;
    const content = compressed ?? read(name) ?? "";
    const etag = `"${createHash("sha256").update(content).digest("base64url")}"`;
    response.setHeader("cache-control", REVALIDATED);
    // One by one and not chained: in Node 20, responses over HTTP/2 have no setHeaders, and their setHeader returns nothing.
    headersFor(String(read(HEADERS_FILE)), path).forEach((value, header) =>
      response.setHeader(header, value),
    );
    if (!found) response.setHeader("cache-control", REVALIDATED);
    response.setHeader("vary", "Accept-Encoding");
    response.setHeader("etag", etag);
    if (found && hasCached(headers, etag)) return response.writeHead(304).end();
    if (compressed) response.setHeader("content-encoding", "br");
    response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream");
    return response.writeHead(found ? 200 : 404, { "content-length": content.length }).end(content);
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch {
      // The path cannot be decoded, or holds a character that no header or file name may have.
      response.writeHead(400).end();
    }
  };
}
