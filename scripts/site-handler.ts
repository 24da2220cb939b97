import { existsSync, readFileSync } from "node:fs";
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

/**
 * Answers as Netlify and Cloudflare Pages do: `/livre-blanc` without a slash, files compressed with Brotli, `_headers`, no Last-Modified.
 * Each request reads the folder, because a build may have replaced it. This server is for one machine, and
 * has no rules against hostile requests. @throws with a French message without a built site.
 */
export function siteHandler(folder: string): RequestListener {
  const headersFile = join(folder, "_headers");
  if (!existsSync(headersFile)) throw new Error(`${folder} ne contient pas de site : npm run build`);
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader("cache-control", REVALIDATED);
    // One by one: in Node 20, responses over HTTP/2 have no setHeaders.
    headersFor(readFileSync(headersFile, "utf8"), path).forEach((value, name) =>
      response.setHeader(name, value),
    );
    // Netlify and Cloudflare send no Last-Modified. sirv cannot omit it; an empty array makes Node skip the header.
    response.setHeader("last-modified", []);
  };
  const answerNotFound: RequestListener = (_, response) => {
    setHeaders(response, "/404");
    const page = readFileSync(join(folder, "404.html"));
    response.writeHead(404, { "content-type": "text/html;charset=utf-8" }).end(page);
  };
  return sirv(folder, { dev: true, brotli: true, etag: true, setHeaders, onNoMatch: answerNotFound });
}
