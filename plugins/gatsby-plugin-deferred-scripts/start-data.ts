import { DATA_ID, type StartData } from "./contract";

/** The `template` of `gatsby-ssr.tsx`, with Gatsby's three inline scripts and the addresses of its entry scripts. */
const TEMPLATE = new RegExp(
  `<template id="${DATA_ID}" data-needs="(?<code>[^"]*)">` +
    String.raw`<script id="gatsby-script-loader">.*?window\.pagePath=(?<path>"[^"]*");.*?</script><!-- slice-start [^>]*-->\s*` +
    String.raw`<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(?<chunks>".*");\s*</script>\s*` +
    String.raw`<script>window\.___webpackCompilationHash=(?<hash>"\w+");</script>(?<entries>[^]*?)<!-- slice-end [^>]*--></template>`,
);

/** The names of webpack's chunks, or addresses, that an element needs. */
const NEEDS = /\sdata-needs="([^"]+)"/g;

/** The names of webpack's entries that answer a click on the element before hydration. The empty attribute stays. */
const EARLY = /(?<=\sdata-early)="([^"]+)"/g;

const SOURCE = /(?<=\ssrc=")[^"]+/g;

/**
 * Replaces Gatsby's inline scripts by the addresses of all that the page needs later, as JSON. So the page has one inline script, and
 * the policy one hash: the others cost 54 bytes each in the headers of every page. The map of all chunks is not among the data: the
 * addresses of the chunks that elements name in `data-needs` are.
 *
 * Runs after the build, because Gatsby inserts these scripts into finished HTML.
 * @param html a page, which stays as it is when it has no template.
 * @param start the address of the start script.
 * @throws when the template has other scripts than those of Gatsby 5.16.
 */
export function withStartData(html: string, start: string): string {
  if (!html.includes(`<template id="${DATA_ID}"`)) return html;
  const found = TEMPLATE.exec(html)?.groups;
  if (!found) throw new Error("The page's template has none of the scripts that Gatsby 5.16 writes.");
  const parse = (text = "") => JSON.parse(text) as string;
  const chunks = JSON.parse(parse(found.chunks)) as Readonly<Record<string, readonly string[]>>;
  const addressesOf = (needs = "") =>
    needs.split(" ").flatMap((name) => (name.startsWith("/") ? [name] : (chunks[name] ?? [])));
  const page = html.replace(TEMPLATE, "");
  const addressesIn = (attribute: RegExp) => [
    ...new Set([...page.matchAll(attribute)].flatMap(([, names]) => addressesOf(names))),
  ];
  const entries = [...(found.entries ?? "").matchAll(SOURCE)].map(([address]) => address);
  const [runtime = ""] = entries;
  const early = addressesIn(EARLY);
  const data: StartData = {
    path: parse(found.path),
    hash: parse(found.hash),
    start,
    // Any entry needs webpack's runtime, which is the first of Gatsby's scripts.
    ...(early.length > 0 && { early: [runtime, ...early] }),
    // Gatsby's runtime would request the page's own code only when it has the page's data.
    scripts: entries.concat(addressesOf(found.code)),
    needs: addressesIn(NEEDS),
  };
  return html
    .replace(
      TEMPLATE,
      () => `<script type="application/json" id="${DATA_ID}">${JSON.stringify(data)}</script>`,
    )
    .replace(NEEDS, "")
    .replace(EARLY, "");
}
