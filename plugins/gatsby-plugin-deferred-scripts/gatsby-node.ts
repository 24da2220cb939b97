import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { bundle, emitFile, startScript } from "./bundle";
import type { Notice } from "./contract";
import { withStartData } from "./start-data";

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

/** Makes the inline script part of the renderer's bundle, so that Gatsby rebuilds every page when the script changes. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args, options) => {
  const notice = (options.notice as () => Notice)();
  const atOnce = (options.atOnce as (() => boolean) | undefined)?.();
  const constants = Object.fromEntries(
    Object.entries(notice).map(([name, value]) => [`__NOTICE__.${name}`, value as string]),
  );
  const text = args.stage === "build-html" && !atOnce ? bundle("inline", constants) : "";
  if (args.stage === "build-javascript" && !atOnce) emitFile(args, startScript());
  // Gatsby types it as `Function`.
  const define = args.plugins.define as (values: Readonly<Record<string, string>>) => object;
  args.actions.setWebpackConfig({
    plugins: [
      define({ __INLINE_SCRIPT__: JSON.stringify(text), "__NOTICE__.id": JSON.stringify(notice.id) }),
    ],
  });
};

/**
 * Puts addresses in place of Gatsby's inline scripts.
 * @throws when a page has other scripts than expected: an update of Gatsby has changed them.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { data } = await args.graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    "{ allSitePage { nodes { path } } }",
  );
  const start = `/${startScript().name}`;
  for (const { path } of data?.allSitePage.nodes ?? []) {
    const file = join(process.cwd(), "public", path, path.endsWith(".html") ? "" : "index.html");
    await writeFile(file, withStartData(await readFile(file, "utf8"), start));
  }
};
