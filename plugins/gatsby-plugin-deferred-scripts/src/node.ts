import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import type { InlineOptions } from "./inline/start-later";
import { type ChunkFiles, inlineScript, withStartData } from "./scripts";

export { pluginOptionsSchema } from "./options";

/** What is in each page of the build: the inline script has its options, and the site's own code that runs at once. */
type Options = InlineOptions & { also?: string };

/** Makes the inline script part of the renderer's bundle, and Gatsby render all pages at each build: those of the last one have been changed. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, stage },
  pluginOptions,
) => {
  const { also, events, startAfter, waitFor, giveUpAfter, keep } = pluginOptions as unknown as Options;
  const text = inlineScript({ events, startAfter, waitFor, giveUpAfter, keep }, also && resolve(also));
  // Gatsby types it as `Function`.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [define({ __INLINE_SCRIPT__: JSON.stringify(text) })],
    ...(stage === "build-html" && { output: { hashSalt: randomUUID() } }),
  });
};

interface Pages {
  allSitePage: { nodes: { path: string; componentChunkName: string }[] };
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const stats = await readFile(resolve("public/webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: ChunkFiles };
  const { data } = await args.graphql<Pages>("{ allSitePage { nodes { path componentChunkName } } }");
  for (const { path, componentChunkName } of data?.allSitePage.nodes ?? []) {
    const file = join(resolve("public"), path, path.endsWith(".html") ? "" : "index.html");
    if (existsSync(file)) {
      const html = await readFile(file, "utf8");
      await writeFile(file, withStartData(html, args.pathPrefix, componentChunkName, assetsByChunkName));
    } else {
      args.reporter.warn(
        `${path} keeps Gatsby's scripts: it has no file yet (DSG, SSR), or a plugin listed before gatsby-plugin-deferred-scripts has moved it.`,
      );
    }
  }
};
