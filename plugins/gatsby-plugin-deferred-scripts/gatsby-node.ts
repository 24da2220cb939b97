import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";

import { type ChunkFiles, withStartData } from "./start-data";

/** The used part of Gatsby's node of a page. */
interface SitePage {
  path: string;
  componentChunkName: string;
}

/** Exposes the inline script to `gatsby-ssr.tsx` as a constant. It needs no HTML escape: esbuild writes no `</script` into a string. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }) => {
  const { outputFiles } = buildSync({
    entryPoints: ["plugins/gatsby-plugin-deferred-scripts/inline/start-later.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    // ES2020 is below the browserslist, which esbuild cannot read.
    target: "es2020",
    charset: "utf8",
    // The site's tsconfig.json would add `"use strict"`.
    tsconfigRaw: {},
    write: false,
  });
  const text = outputFiles.map((file) => file.text.trim()).join("");
  // Gatsby types `define` as `Function`.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({ plugins: [define({ __INLINE_SCRIPT__: JSON.stringify(text) })] });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }) => {
  const stats = await readFile(resolve("public/webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: ChunkFiles };
  for (const { path, componentChunkName } of getNodesByType("SitePage") as unknown as SitePage[]) {
    const file = join(resolve("public"), path.endsWith(".html") ? path : `${path}/index.html`);
    const html = await readFile(file, "utf8");
    await writeFile(file, withStartData(html, componentChunkName, assetsByChunkName));
  }
};
