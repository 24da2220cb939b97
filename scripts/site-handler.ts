import { readFileSync, realpathSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

import { REVALIDATED } from "../plugins/gatsby-plugin-static-hosting/headers";
import { headersFor, parseHeadersFile } from "./headers-file";

/** A file for hosts only, which is not served. */
const HIDDEN = "/_headers";

/**
 * Answers requests as Netlify and Cloudflare Pages do: `/livre-blanc` without a slash, precompressed files, the headers of
 * `_headers`, the not-found page with 404. Thus every browser test runs under the real Content-Security-Policy.
 * @param site the built site, `public`. If it is a link, its current target is used.
 * @throws when the directory contains no built site.
 */
export function siteHandler(site: string): RequestListener {
  const directory = realpathSync(site);
  const notFoundPage = readFileSync(join(directory, "404.html"));
  const rules = parseHeadersFile(readFileSync(join(directory, "_headers"), "utf8"));
  const setHeaders = (response: ServerResponse, path: string) => {
    const headers = headersFor(rules, path);
    response.setHeaders(new Map([REVALIDATED, ...headers].map(({ name, value }) => [name, value])));
    // Those hosts send an ETag only. sirv has no option for it, but does not replace a header; one without values is not sent.
    response.setHeader("Last-Modified", []);
  };
  const answerNotFound = (response: ServerResponse, path: string) => {
    setHeaders(response, path);
    response.setHeader(REVALIDATED.name, REVALIDATED.value);
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFoundPage);
  };
  const pathOf = ({ url = "/" }: { url?: string | undefined }) => url.replace(/\?.*/s, "");

  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch: (request, response) => answerNotFound(response, pathOf(request)),
  });
  return (request, response) => {
    const path = pathOf(request);
    const page = path.length > 1 && path.endsWith("/") && path.replace(/\/+$/, "");
    if (path === HIDDEN) answerNotFound(response, path);
    else if (page && rules.some((rule) => rule.path === page)) {
      setHeaders(response, path);
      response.writeHead(308, { location: page + (request.url ?? "").slice(path.length) }).end();
    } else serve(request, response);
  };
}
