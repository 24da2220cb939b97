/** What a page needs to start its scripts, as JSON in the page. */
export interface StartData {
  /** The page's path as Gatsby knows it. */
  path: string;
  /** Gatsby's hash of the build, which it compares with that of the page's data. */
  hash: string;
  /** The addresses of the scripts that hydrate the page. */
  scripts: string[];
  /** The addresses of the data that Gatsby requests before it hydrates the page. */
  data: string[];
  /** The addresses of the other files that a press on a button of the page needs. */
  ahead: string[];
}

/**
 * Gatsby's scripts in a page: one with the path, and a slice with the map of chunks, the hash of the build and the entry scripts:
 * `<script id="gatsby-script-loader">…window.pagePath="/";…</script><!-- slice-start … -->…<script src="/app-1.js" async></script><!-- slice-end … -->`
 */
const GATSBY_SCRIPTS = new RegExp(
  String.raw`<script id="gatsby-script-loader">.*?window\.pagePath=(?<path>"[^"]*");.*?</script><!-- slice-start [^>]*-->[^]*?` +
    String.raw`window\.___webpackCompilationHash="(?<hash>\w+)";</script>(?<entries>[^]*?)<!-- slice-end [^>]*-->`,
);

/** The files of each chunk of the bundle, by name, as webpack reports them. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Replaces Gatsby's scripts in a finished page by JSON, which needs no hash in the policy: their addresses, and those of `data-ahead`.
 * @param chunk the name of the chunk with the page's own code, which Gatsby's runtime would request only after the page's data.
 * @throws when the page has other scripts than those of Gatsby 5.16.
 */
export function withStartData(html: string, chunk: string, files: ChunkFiles): string {
  const found = GATSBY_SCRIPTS.exec(html)?.groups;
  if (!found) throw new Error("The page has none of the scripts that Gatsby 5.16 writes.");
  const path = JSON.parse(found.path ?? "") as string;
  const addressesOf = (name: string) => files[name]?.map((file) => `/${file}`) ?? [name];
  const entries = [...(found.entries ?? "").matchAll(/(?<=\ssrc=")[^"]+/g)].map(([address]) => address);
  const ahead = / data-ahead="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const data: StartData = {
    path,
    hash: found.hash ?? "",
    scripts: [...entries, ...addressesOf(chunk)],
    data: ["/page-data/app-data.json", `/page-data/${path.slice(1) || "index"}/page-data.json`],
    ahead: ahead.flatMap(addressesOf),
  };
  return html.replace(
    GATSBY_SCRIPTS,
    () => `<script type="application/json" id="deferred-scripts">${JSON.stringify(data)}</script>`,
  );
}
