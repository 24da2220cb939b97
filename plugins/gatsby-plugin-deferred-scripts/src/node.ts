import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import type { DeferredScriptsOptions } from "./options";
import { type ChunkFiles, inlineScript, withStartData } from "./scripts";

export { pluginOptionsSchema } from "./options";

/** Makes the inline script part of the renderer's bundle, and Gatsby render all pages at each build: those of the last one have been changed. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args, pluginOptions) => {
  const { also, ...options } = pluginOptions as unknown as Required<DeferredScriptsOptions>;
  const text = inlineScript(options, also && resolve(also));
  // Gatsby types it as `Function`.
  const define = args.plugins.define as (values: Readonly<Record<string, string>>) => object;
  args.actions.setWebpackConfig({
    plugins: [define({ __INLINE_SCRIPT__: JSON.stringify(text) })],
    ...(args.stage === "build-html" && { output: { hashSalt: randomUUID() } }),
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const stats = await readFile(resolve("public/webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: ChunkFiles };
  type Page = Readonly<Record<"path" | "componentChunkName", string>>;
  for (const { path, componentChunkName } of args.getNodesByType("SitePage") as unknown as Page[]) {
    const file = join(resolve("public"), path, path.endsWith(".html") ? "" : "index.html");
    const html = existsSync(file) && (await readFile(file, "utf8"));
    if (html)
      await writeFile(file, withStartData(html, args.pathPrefix, componentChunkName, assetsByChunkName));
    else
      args.reporter.warn(
        `${path} keeps Gatsby's scripts: it has no file yet (DSG, SSR), or a plugin listed before gatsby-plugin-deferred-scripts has moved it.`,
      );
  }
};
