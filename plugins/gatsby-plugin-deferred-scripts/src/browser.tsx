import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import type { StartData } from "./inline/start-later";

// What Gatsby's own inline scripts would set. Gatsby's code runs after this module.
const data = document.getElementById("deferred-scripts")?.textContent;
if (data) {
  const { path, hash } = JSON.parse(data) as StartData;
  // Gatsby writes the map of chunks as a string, in which its runtime never finds one.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}

/**
 * Hydrates a page as a transition: React works in slices of five milliseconds, and between them the browser answers the visitor.
 * `gatsby develop` sends no HTML of the page, a page for the client only an empty wrapper. React renders them.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  if (document.querySelector("#gatsby-focus-wrapper > *"))
    startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};

/** Runs when React handles the page's events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
