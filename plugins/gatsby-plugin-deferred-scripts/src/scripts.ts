import { join } from "node:path";

import { buildSync } from "esbuild";

import type { InlineOptions, StartData } from "./inline/start-later";

/**
 * Bundles the inline script.
 * @param also the absolute path of a file of the site whose code runs at once too.
 * @returns its text, which can be inlined unescaped: esbuild writes no `</script` into a string.
 */
export function inlineScript(options: InlineOptions, also?: string): string {
  const { events, startAfter, waitFor, giveUpAfter, keep } = options;
  const contents = [
    ...(also ? [`import ${JSON.stringify(also)};`] : []),
    `import { run } from ${JSON.stringify(join(__dirname, "inline.js"))};`,
    `run(${JSON.stringify({ events, startAfter, waitFor, giveUpAfter, keep })});`,
  ].join("");
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    minify: true,
    format: "iife",
    // Older than what the script asks of a browser (signals of listeners, 2021), so the site's browserslist needs no second reading here.
    target: "es2020",
    charset: "utf8",
    // Without `"use strict"`, which changes nothing here.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** Gatsby's scripts in a page: one with the path, and a slice with a map of chunks, the hash of the build and the entries. */
const GATSBY_SCRIPTS = new RegExp(
  String.raw`<script id="gatsby-script-loader">.*?window\.pagePath=(?<path>"[^"]*");.*?</script><!-- slice-start [^>]*-->[^]*?` +
    String.raw`window\.___webpackCompilationHash="(?<hash>\w+)";</script>(?<entries>[^]*?)<!-- slice-end [^>]*-->`,
);

/** The files of each chunk of the bundle, by name, as webpack reports them. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Replaces Gatsby's scripts in a finished page by JSON, which needs no hash in the policy: their addresses, and those of `data-ahead`.
 * @param prefix of the addresses of all files: `pathPrefix` of gatsby-config, or nothing.
 * @param chunk the name of the chunk with the page's own code, which Gatsby's runtime would request only when it has the page's data.
 * @throws when the page has other scripts than those of Gatsby 5.16.
 */
export function withStartData(html: string, prefix: string, chunk: string, files: ChunkFiles): string {
  if (html.includes(`id="deferred-scripts"`)) return html;
  const found = GATSBY_SCRIPTS.exec(html)?.groups;
  if (!found) throw new Error("The page has none of the scripts that Gatsby 5.16 writes.");
  const path = JSON.parse(found.path ?? "") as string;
  const addressesOf = (name: string) => files[name]?.map((file) => `${prefix}/${file}`) ?? [name];
  const entries = [...(found.entries ?? "").matchAll(/(?<=\ssrc=")[^"]+/g)].map(([address]) => address);
  const ahead = / data-ahead="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const data: StartData = {
    path,
    hash: found.hash ?? "",
    scripts: [...entries, ...addressesOf(chunk)],
    data: ["app-data.json", `${path.replace(/^\/|\/$/g, "") || "index"}/page-data.json`].map(
      (name) => `${prefix}/page-data/${name}`,
    ),
    ahead: ahead.flatMap(addressesOf),
  };
  return html.replace(
    GATSBY_SCRIPTS,
    () => `<script type="application/json" id="deferred-scripts">${JSON.stringify(data)}</script>`,
  );
}
