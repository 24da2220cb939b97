import { realpathSync } from "node:fs";
import type { RequestListener } from "node:http";

import { siteHandler } from "./site-handler";

/**
 * Answers each request from the site that is in place at that time: a build may replace it at any moment.
 * @param path the built site, `public`: a folder, or a link to one.
 * @throws when there is no built site at the start.
 */
export function currentSite(path: string): RequestListener {
  let served = realpathSync(path);
  let answer = siteHandler(served);
  const follow = () => {
    const inPlace = realpathSync(path);
    if (inPlace === served) return;
    answer = siteHandler(inPlace);
    served = inPlace;
  };
  return (request, response) => {
    try {
      follow();
    } catch {
      // `npm run develop` uses the folder, and it contains no site: keep serving the last one.
    }
    answer(request, response);
  };
}
