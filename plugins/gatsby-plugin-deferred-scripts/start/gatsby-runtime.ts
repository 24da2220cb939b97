import type { StartData } from "../contract";

/** Sets what Gatsby's scripts read when they start. Gatsby itself writes them into inline scripts. */
export function setGatsbyGlobals({ path, hash }: StartData): void {
  // Gatsby writes the map of chunks as a string in which it never finds one, so an empty map changes nothing.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}

/** The address of Gatsby's data of a page. */
export const pageDataOf = ({ path }: Pick<StartData, "path">): string =>
  `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;

/**
 * Requests the data that Gatsby's runtime will request as soon as it runs. It must be revalidated, so fetching it earlier would only
 * cause a second request.
 */
export function preloadData(data: StartData): void {
  for (const href of [pageDataOf(data), "/page-data/app-data.json"]) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
