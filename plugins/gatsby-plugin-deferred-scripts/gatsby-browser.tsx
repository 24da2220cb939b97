import type { GatsbyBrowser } from "gatsby";

import { HYDRATED } from "./contract";
import { hydrateInSlices, releaseClicks } from "./hydrate-in-slices";
import { whenIdle } from "./inline/when-wanted";

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrateInSlices;

/**
 * Lets React handle a first event, which no component listens to. At its first event, the browser compiles the functions of React that
 * look for listeners: fifteen milliseconds on a slow phone, which the visitor's first tap would wait for.
 */
function handleFirstEvent(): void {
  const page = document.getElementById("gatsby-focus-wrapper");
  for (const type of ["pointerover", "pointerout"]) page?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs after hydration: React now handles the page's events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Before the start script repeats them.
  releaseClicks();
  document.dispatchEvent(new Event(HYDRATED));
  whenIdle(handleFirstEvent);
};
