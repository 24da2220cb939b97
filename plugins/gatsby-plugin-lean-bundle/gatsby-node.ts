import type { GatsbyNode } from "gatsby";

import { lightenBundle } from "./bundle";
import { findUnmatched, type ReplacedModule, rulesOf } from "./replaced-modules";
import { afterModules } from "./webpack";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    replacedModules: Joi.array()
      .items(
        Joi.object({
          module: Joi.string().required().description("The module, as imports name it."),
          importedBy: Joi.string().required().description("The package or folder whose files import it."),
          standIn: Joi.string().description("The file to use instead. Without one, the module is empty."),
          loader: Joi.string().description("A webpack loader for the file."),
          everyStage: Joi.boolean().description("Also in server rendering and in development."),
          why: Joi.string().required(),
          gain: Joi.string().required(),
        }),
      )
      .default([])
      .description("The modules to replace or remove."),
  });

/** webpack reports an error when an entry matches no module: an update has moved the module, and the gain is lost. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args, options) => {
  const replacedModules = options.replacedModules as readonly ReplacedModule[];
  const inBundle = args.stage === "build-javascript";
  if (inBundle) lightenBundle(args);
  args.actions.setWebpackConfig({
    module: { rules: replacedModules.filter(({ everyStage }) => inBundle || everyStage).flatMap(rulesOf) },
    // Only the browser's bundle is sure to contain all of them.
    plugins: inBundle
      ? [
          afterModules("gatsby-plugin-lean-bundle", (imports) =>
            findUnmatched(replacedModules, imports).map(
              ({ module, importedBy }) =>
                `gatsby-plugin-lean-bundle: no file in ${importedBy} imports "${module}" any more. Adapt this entry of replacedModules, or remove it.`,
            ),
          ),
        ]
      : [],
  });
};
