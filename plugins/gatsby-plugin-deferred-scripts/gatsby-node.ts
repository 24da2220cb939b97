import { join } from "node:path";

import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";

/**
 * Bundles `start/` into one script without a name on the page.
 * @returns its text, which stands between script tags as it is: esbuild writes no `</script` into a string.
 */
function bundleStartScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), "plugins/gatsby-plugin-deferred-scripts/start/index.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    // The browsers of package.json's browserslist.
    target: ["chrome109", "firefox115", "safari15.4"],
    charset: "utf8",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** A changed start script changes the renderer, so that Gatsby makes every page anew. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  const text = stage === "build-html" ? bundleStartScript() : "";
  // Gatsby types it `Function`.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({ plugins: [define({ __START_SCRIPT__: JSON.stringify(text) })] });
};
