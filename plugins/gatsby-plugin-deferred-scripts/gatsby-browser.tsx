import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { KeepPlace } from "./keep-place";
import type { StartData } from "./start-data";

// Sets the globals that Gatsby's inline scripts would set (start-data.ts replaces those scripts by JSON), before Gatsby's code reads them.
const data = document.getElementById("deferred-scripts")?.textContent;
if (data) {
  const { path, hash } = JSON.parse(data) as StartData;
  // The map of chunks may be empty: Gatsby's own value is a string, in which its runtime finds no chunk either.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}

/** Replaces Gatsby's hydration by one in a transition: React yields every 5 ms, so that the browser can handle input. */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  // In `gatsby develop` there is no HTML to hydrate. Gatsby also renders its loading indicator by this
  // function, in another container.
  if (!container.querySelector("#gatsby-focus-wrapper > *")) {
    const root = createRoot(container);
    root.render(page);
    // Gatsby calls this function to remove the indicator.
    return () => root.unmount();
  }
  // Makes the inline script remove what extensions have inserted (remove-insertions.ts).
  document.dispatchEvent(new Event("hydrating"));
  startTransition(() => void hydrateRoot(container, <KeepPlace container={container}>{page}</KeepPlace>));
  return undefined;
};

/** Tells this plugin's inline script (start-later.ts) that React handles events from now on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
