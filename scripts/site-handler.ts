import { existsSync, readFileSync, statSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join, normalize } from "node:path";

import sirv from "sirv";

import { type Header, type HeaderRule, REVALIDATED } from "../plugins/gatsby-plugin-static-hosting/headers";

/** Reads `_headers` as its hosts do: a path on a line of its own, its headers indented under it. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map(([path = "", ...lines]) => ({
      path,
      headers: lines.filter(Boolean).map((line) => line.split(/:\s*(.*)/) as Header),
    }));
}

/**
 * The headers of a response: those of every rule that applies. Values of the same header are joined by commas, as on Netlify and
 * Cloudflare Pages.
 * @param path of the request, without its query.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const applies = (rule: string) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);
  const joined = new Headers();
  for (const { headers } of rules.filter((rule) => applies(rule.path)))
    for (const [name, value] of headers) joined.append(name, value);
  return joined;
}

/** For hosts only. A path that contains this name, however it is spelled, is answered as a missing page. */
const HEADERS_FILE = "_headers";

/** Browsers read a backslash in a path as a slash, and a path that begins with two slashes as another host. */
const SLASHES = /[/\\]{2,}/g;

/** The path of a request, decoded. @returns null when that is not possible. */
function pathOf(url = "/"): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ""));
  } catch {
    return null;
  }
}

/** What the answers need of a built site, read again when another build has taken its place. */
function readerOf(site: string): () => { rules: readonly HeaderRule[]; notFoundPage: Buffer } {
  let read = { inode: 0, rules: [] as readonly HeaderRule[], notFoundPage: Buffer.alloc(0) };
  return () => {
    const inode = statSync(site, { throwIfNoEntry: false })?.ino;
    if (inode !== undefined && inode !== read.inode) {
      const rules = parseHeadersFile(readFileSync(join(site, HEADERS_FILE), "utf8"));
      read = { inode, rules, notFoundPage: readFileSync(join(site, "404.html")) };
    }
    return read;
  };
}

/**
 * Answers requests as Netlify and Cloudflare Pages do: `/livre-blanc` without a slash, precompressed files, the headers of `_headers`.
 * @param site the folder of the built site. A build may replace it at any moment.
 * @throws when there is no built site.
 */
export function siteHandler(site: string): RequestListener {
  const read = readerOf(site);
  if (read().rules.length === 0) throw new Error(`${site} ne contient pas de site : npm run build`);

  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader(...REVALIDATED);
    // One by one, because responses over HTTP/2 have no setHeaders in Node 20.
    headersFor(read().rules, path).forEach((value, name) => response.setHeader(name, value));
    // Those hosts send an ETag only. sirv has no option for it, but does not replace a header; one without values is not sent.
    response.setHeader("Last-Modified", []);
  };
  const answerNotFound = (response: ServerResponse, path: string) => {
    setHeaders(response, path);
    response.setHeader(...REVALIDATED);
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(read().notFoundPage);
  };
  const serve = sirv(site, {
    // Looks for a file at each request.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch: (request, response) => answerNotFound(response, pathOf(request.url) ?? ""),
  });

  return (request, response) => {
    const { url = "/" } = request;
    const path = pathOf(url);
    const query = /\?.*/s.exec(url)?.[0] ?? "";
    const sent = url.slice(0, url.length - query.length);
    const page = path?.endsWith("/") && path.replace(/\/+$/, "");
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    // As nginx does. Gatsby throws on such an address.
    else if (path === null) response.writeHead(400).end();
    else if (path.includes(HEADERS_FILE)) answerNotFound(response, path);
    else if (sent.search(SLASHES) >= 0)
      response.writeHead(308, { location: sent.replace(SLASHES, "/") + query }).end();
    else if (page && existsSync(`${join(site, normalize(page))}.html`)) {
      setHeaders(response, path);
      response.writeHead(308, { location: page + query }).end();
    } else serve(request, response);
  };
}
