import { readdirSync, readFileSync, statSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

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

/** Hosts read this file, and do not serve it. */
const HEADERS_FILE = "_headers";

const pathOf = (url: string) => url.replace(/\?.*/s, "");

/** Also a path that is not decodable, which no file has. */
function isPrivate(url = ""): boolean {
  try {
    return decodeURI(pathOf(url)).includes(HEADERS_FILE);
  } catch {
    return true;
  }
}

/** Changes when a build replaces the folder. 0: there is no site. */
const editionOf = (folder: string) =>
  statSync(join(folder, HEADERS_FILE), { throwIfNoEntry: false })?.ino ?? 0;

/** @throws with a French message if the site has a link, which could lead out of the folder. */
function serverOf(folder: string): RequestListener {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const link = files.find((file) => file.isSymbolicLink());
  if (link) throw new Error(`${join(link.parentPath, link.name)} est un lien : un site n’en contient pas.`);

  const headers = readFileSync(join(folder, HEADERS_FILE), "utf8");
  const notFound = readFileSync(join(folder, "404.html"));
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader("cache-control", REVALIDATED);
    // One by one: in Node 20, responses over HTTP/2 have no setHeaders.
    headersFor(headers, path).forEach((value, name) => response.setHeader(name, value));
    // Netlify and Cloudflare send no Last-Modified. sirv cannot omit it; an empty array makes Node skip the header.
    response.setHeader("last-modified", []);
  };
  const answerNotFound: RequestListener = ({ url = "" }, response) => {
    setHeaders(response, pathOf(url));
    response.setHeader("cache-control", REVALIDATED);
    response.writeHead(404, { "content-type": "text/html;charset=utf-8" }).end(notFound);
  };
  const serve = sirv(folder, { brotli: true, etag: true, setHeaders, onNoMatch: answerNotFound });
  return (request, response) => {
    if (isPrivate(request.url)) answerNotFound(request, response);
    else serve(request, response);
  };
}

/** Browsers read a backslash in a path as a slash, and a path that begins with two slashes as another host: `//a`, `/\\a`, `/x//a`. */
const SLASHES = /[/\\]{2,}/g;

/** Path to redirect to: without repeated slashes, or without the slash at its end. */
function redirection(path: string): string | undefined {
  if (path.search(SLASHES) >= 0) return path.replace(SLASHES, "/");
  return path !== "/" && path.endsWith("/") ? path.slice(0, -1) : undefined;
}

/**
 * Answers as Netlify and Cloudflare Pages do: `/livre-blanc` without a slash, files compressed with Brotli, `_headers`, no Last-Modified.
 * A build may replace the folder at any moment. @throws with a French message without a built site.
 */
export function siteHandler(folder: string): RequestListener {
  let edition = editionOf(folder);
  if (!edition) throw new Error(`${folder} ne contient pas de site : npm run build`);
  let serve = serverOf(folder);

  return (request, response) => {
    const current = editionOf(folder);
    if (current && current !== edition) {
      serve = serverOf(folder);
      edition = current;
    }
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const path = pathOf(url);
    const location = redirection(path);
    if (location) return response.writeHead(308, { location: location + url.slice(path.length) }).end();
    // No ranges: all files are small, and sirv throws if one ends before it begins.
    delete request.headers.range;
    serve(request, response);
  };
}
