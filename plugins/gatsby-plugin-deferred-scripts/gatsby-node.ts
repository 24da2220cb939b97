import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { type ChunkFiles, inlineScript, withStartData } from "./scripts";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    message: Joi.string().required().description("Shown when the scripts cannot be fetched."),
    reload: Joi.string().required().description("The label of the button that reloads the page."),
    also: Joi.string().description("The path of a file of the site whose code runs at once too."),
  });

/** Makes the inline script part of the renderer's bundle, so that Gatsby renders every page again when the script changes. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }, options) => {
  // Gatsby types it as `Function`.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const text = inlineScript(options.also as string | undefined);
  actions.setWebpackConfig({ plugins: [define({ __INLINE_SCRIPT__: JSON.stringify(text) })] });
};

interface Pages {
  allSitePage: { nodes: { path: string; componentChunkName: string }[] };
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const stats = await readFile(join(process.cwd(), "public/webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: ChunkFiles };
  const { data } = await args.graphql<Pages>("{ allSitePage { nodes { path componentChunkName } } }");
  for (const { path, componentChunkName } of data?.allSitePage.nodes ?? []) {
    const file = join(process.cwd(), "public", path, path.endsWith(".html") ? "" : "index.html");
    await writeFile(file, withStartData(await readFile(file, "utf8"), componentChunkName, assetsByChunkName));
  }
};
