import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

/**
 * Answers requests as a static host does: `/livre-blanc` without a slash, precompressed files, the not-found page with 404.
 * @param directory the built site, `public/`.
 * @throws when the directory holds no built site.
 */
export function siteHandler(directory: string): RequestListener {
  const notFound = readFileSync(join(directory, "404.html"));
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFound);
    },
  });
  return (request, response) => {
    serve(request, response);
  };
}
