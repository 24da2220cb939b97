import { join } from "node:path";

import { buildSync } from "esbuild";

import type { StartData } from "./inline/start-later";

/** The id of the element with the data, which gatsby-browser.tsx reads too. */
const DATA_ID = "deferred-scripts";

/**
 * Bundles the inline script.
 * @param also the absolute path of a file of the site whose code runs at once too.
 * @returns its text, which can be inlined unescaped: esbuild writes no `</script` into a string.
 */
export function inlineScript(also?: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { keepFields } from "./keep-fields";
        import { startLater } from "./start-later";
        ${also ? `import ${JSON.stringify(also)};` : ""}
        const data = document.getElementById("${DATA_ID}");
        // \`gatsby develop\` starts the scripts itself, and writes no data.
        if (data) startLater(JSON.parse(data.textContent), document.getElementById("deferred-scripts-notice"));
        keepFields();`,
      resolveDir: join(process.cwd(), "plugins/gatsby-plugin-deferred-scripts/inline"),
    },
    bundle: true,
    minify: true,
    format: "iife",
    // The browsers of package.json's browserslist.
    target: ["chrome109", "firefox115", "safari15.4"],
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
 * @param chunk the name of the chunk with the page's own code, which Gatsby's runtime would request only when it has the page's data.
 * @throws when the page has other scripts than those of Gatsby 5.16.
 */
export function withStartData(html: string, chunk: string, files: ChunkFiles): string {
  if (html.includes(`id="${DATA_ID}"`)) return html;
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
    data: ["/page-data/app-data.json", `/page-data${path === "/" ? "/index" : path}/page-data.json`],
    ahead: ahead.flatMap(addressesOf),
  };
  return html.replace(
    GATSBY_SCRIPTS,
    () => `<script type="application/json" id="${DATA_ID}">${JSON.stringify(data)}</script>`,
  );
}
