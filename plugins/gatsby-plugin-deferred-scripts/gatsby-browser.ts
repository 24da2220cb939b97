import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import type { StartData } from "./start-data";

// Sets the variables of Gatsby's own inline scripts, before Gatsby's code reads them.
const data = document.getElementById("deferred-scripts")?.textContent;
if (data) {
  const { path, hash } = JSON.parse(data) as StartData;
  // Gatsby's own map of chunks is a string, in which its runtime finds nothing either.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}

/**
 * Hydrates a page as a transition: React works in slices of five milliseconds, and the browser can answer the visitor in between.
 * In `gatsby develop`, neither the page nor the loading indicator, which has a container of its own, has HTML to hydrate.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  if (container.querySelector("#gatsby-focus-wrapper > *"))
    startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};

/** From now on, React handles the page's events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
