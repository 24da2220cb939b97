import { realpathSync } from "node:fs";
import type { RequestListener } from "node:http";

import { siteHandler } from "./site-handler";

/**
 * Answers each request from the site that is in place then, as a build may put another there at any time.
 * @param path the built site, `public`: a folder, or a link to one.
 * @throws when there is no built site at first.
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
      // `npm run develop` has the folder, and no site is in it: the last one goes on.
    }
    answer(request, response);
  };
}
