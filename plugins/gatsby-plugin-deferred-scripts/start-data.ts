import { type StartData, TEMPLATE_ID } from "./contract";

/** Gatsby's three inline scripts and the addresses of its entry scripts, in the `template` of `gatsby-ssr.tsx`. */
const GATSBY_SCRIPTS =
  /<script id="gatsby-script-loader">.*?window\.pagePath=(?<path>"[^"]*");.*?<\/script><!-- slice-start [^>]*-->\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(?<chunks>".*");\s*<\/script>\s*<script>window\.___webpackCompilationHash=(?<hash>"\w+");<\/script>(?<entries>[^]*?)<!-- slice-end [^>]*-->/;

/** The names of webpack's chunks, or addresses, that an element needs. */
const NEEDS = /(?<=\sdata-needs=")[^"]+/g;

/**
 * Replaces Gatsby's inline scripts in the page's template by their data, which the start script reads. So the page has one inline
 * script, and the policy one hash: the others cost 54 bytes each in the headers of every page. The map of all chunks is not among
 * the data: the attribute `data-needs` of an element gets their addresses in place of their names.
 *
 * Runs after the build, because Gatsby inserts these scripts into finished HTML.
 * @param html a page, which stays as it is when it has no template.
 * @throws when the template has other scripts than those of Gatsby 5.16.
 */
export function withStartData(html: string): string {
  const start = html.indexOf(`<template id="${TEMPLATE_ID}"`);
  if (start < 0) return html;
  const found = GATSBY_SCRIPTS.exec(html.slice(start))?.groups;
  if (!found) throw new Error("The page's template has none of the scripts that Gatsby 5.16 writes.");
  const parse = (text = "") => JSON.parse(text) as string;
  const data: StartData = { path: parse(found.path), hash: parse(found.hash) };
  const chunks = JSON.parse(parse(found.chunks)) as Readonly<Record<string, readonly string[]>>;
  const addressesOf = (name: string) => (name.startsWith("/") ? [name] : (chunks[name] ?? []));
  const scripts = (found.entries ?? "").replaceAll(" async>", ">");
  return html
    .replace(
      GATSBY_SCRIPTS,
      () => `<script type="application/json">${JSON.stringify(data)}</script>${scripts}`,
    )
    .replace(NEEDS, (needs) => needs.split(" ").flatMap(addressesOf).join(" "));
}
