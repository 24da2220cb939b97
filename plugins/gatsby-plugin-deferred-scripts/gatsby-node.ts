import { join } from "node:path";

import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";

import type { Notice } from "./contract";

/**
 * Bundles `start/` into one script without a name on the page.
 * @param notice what it says when the scripts cannot be fetched.
 * @returns its text, which stands between script tags as it is: esbuild writes no `</script` into a string.
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
    // A function: Gatsby puts every other option of a plugin into the browser's bundle.
    notice: Joi.function().required().description("Returns what is said when the scripts cannot be fetched."),
  });

/** A changed start script changes the renderer, so that Gatsby makes every page anew. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, stage },
  options,
) => {
  const notice = (options.notice as () => Notice)();
  const text = stage === "build-html" ? bundleStartScript(notice) : "";
  // Gatsby types it `Function`.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [define({ __START_SCRIPT__: JSON.stringify(text), "__NOTICE__.id": JSON.stringify(notice.id) })],
  });
};
