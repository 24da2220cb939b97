import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";

import type { Notice } from "./contract";
import { withStartData } from "./start-data";

/**
 * Bundles `start/` into one script that defines no globals.
 * @param notice the message shown when the scripts cannot be fetched.
 * @returns the script's text. It can be inlined unescaped, because esbuild never writes `</script` into a string.
 */
function bundleStartScript(notice: Notice): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), "plugins/gatsby-plugin-deferred-scripts/start/index.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    // The browsers of package.json's browserslist.
    target: ["chrome109", "firefox115", "safari15.4"],
    charset: "utf8",
    define: Object.fromEntries(
      Object.entries(notice).map(([name, value]) => [`__NOTICE__.${name}`, JSON.stringify(value)]),
    ),
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    // A function, because Gatsby copies all other plugin options into the browser's bundle.
    notice: Joi.function()
      .required()
      .description("Returns the message shown when the scripts cannot be fetched."),
    atOnce: Joi.function().description(
      "Returns whether to leave Gatsby's scripts as they are, which start at once: for comparisons.",
    ),
  });

/** Makes the start script part of the renderer's bundle, so that Gatsby rebuilds every page when the script changes. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, stage },
  options,
) => {
  const notice = (options.notice as () => Notice)();
  const atOnce = (options.atOnce as (() => boolean) | undefined)?.();
  const text = stage === "build-html" && !atOnce ? bundleStartScript(notice) : "";
  // Gatsby types it as `Function`.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [define({ __START_SCRIPT__: JSON.stringify(text), "__NOTICE__.id": JSON.stringify(notice.id) })],
  });
};

/**
 * Puts data in place of Gatsby's inline scripts.
 * @throws when a page has other scripts than expected: an update of Gatsby has changed them.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { data } = await args.graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    "{ allSitePage { nodes { path } } }",
  );
  for (const { path } of data?.allSitePage.nodes ?? []) {
    const file = join(process.cwd(), "public", path, path.endsWith(".html") ? "" : "index.html");
    await writeFile(file, withStartData(await readFile(file, "utf8")));
  }
};
