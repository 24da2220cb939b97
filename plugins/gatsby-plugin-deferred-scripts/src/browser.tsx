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
 * @param container with the page's HTML. `gatsby develop` sends it empty, and the page is rendered into it.
 */
function hydrate(page: ReactNode, container: Element): void {
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrate;

/** Runs when React handles the page's events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
