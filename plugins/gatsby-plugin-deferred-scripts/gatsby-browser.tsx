import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

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
