/** JSON in each page, with which the inline script starts Gatsby's scripts. */
export interface StartData {
  /** Gatsby's global `pagePath`. */
  path: string;
  /** Gatsby's global `___webpackCompilationHash`, the hash of the build. */
  hash: string;
  /** URLs of the entry scripts and of the page's chunk. */
  scripts: string[];
  /** URLs of the data that Gatsby requests before hydration. */
  data: string[];
  /** URLs of files that the page's download buttons will need: they are fetched after the scripts. */
  prefetch: string[];
}

// `[^]` is any character, also a line break.

/** Gatsby's script with the page's path: `<script id="gatsby-script-loader">…window.pagePath="/livre-blanc";…</script>`. */
const LOADER = /<script id="gatsby-script-loader">.*?window\.pagePath=(?<path>"[^"]*");.*?<\/script>/;

/** After the loader, the chunk map, the build hash and the entry scripts: `<!-- slice-start … -->…<script src="/app-1a2b.js" async>…<!-- slice-end … -->`. */
const SLICE =
  /<!-- slice-start [^>]*-->[^]*?window\.___webpackCompilationHash="(?<hash>\w+)";<\/script>(?<entries>[^]*?)<!-- slice-end [^>]*-->/;

/** The loader and the slice follow each other directly. */
const GATSBY_SCRIPTS = new RegExp(LOADER.source + SLICE.source);

const SRC = /\ssrc="(?<address>[^"]+)"/g;
const addressesIn = (scripts: string) =>
  Array.from(scripts.matchAll(SRC), ({ groups }) => groups?.address ?? "");

/** Chunk names and addresses in `data-prefetch` of the first download button. All buttons of a page have the same. */
const namesToPrefetch = (html: string) =>
  / data-prefetch="(?<names>[^"]+)"/.exec(html)?.groups?.names?.split(" ") ?? [];

/** The files of each chunk, by the chunk's name. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Replaces Gatsby's scripts by JSON, which needs no CSP hash. @throws when they differ from those of Gatsby 5.16.
 * @param chunk name of the page's own chunk, which Gatsby's runtime would request only after the page data.
 */
export function withStartData(html: string, chunk: string, files: ChunkFiles): string {
  const found = GATSBY_SCRIPTS.exec(html)?.groups;
  if (!found) throw new Error("The page has none of the scripts that Gatsby 5.16 writes.");
  const path = JSON.parse(found.path ?? "") as string;
  // What is no chunk's name is already an address, such as `/font.ttf`.
  const addressesOf = (name: string) => files[name]?.map((file) => `/${file}`) ?? [name];
  const data: StartData = {
    path,
    hash: found.hash ?? "",
    scripts: [...addressesIn(found.entries ?? ""), ...addressesOf(chunk)],
    data: ["/page-data/app-data.json", `/page-data/${path.slice(1) || "index"}/page-data.json`],
    prefetch: namesToPrefetch(html).flatMap(addressesOf),
  };
  // A `<` could close the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script type="application/json" id="deferred-scripts">${json}</script>`;
  // A function, because `replace` would interpret a `$` in a string.
  return html.replace(GATSBY_SCRIPTS, () => script);
}
