import { join } from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";

/** The little of webpack's compiler that is listened to here. */
interface Compiler {
  hooks: { done: { tap: (name: string, listen: (stats: Stats) => void) => void } };
}

interface Stats {
  compilation: { assets: object };
}

/** Gatsby types its makers of webpack plugins `Function`. */
interface PluginMakers {
  minifyJs: (options: object) => object;
  minifyCss: () => object;
  normalModuleReplacement: (request: RegExp, replacement: string) => object;
}

/** Parts of Gatsby and emotion that this site never runs. */
const WITHOUT = {
  // The loader of third-party scripts, and partytown's: 0.8 KB.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // What only emotion's withTheme calls: 1 KB.
  "hoist-non-react-statics": false,
};

/** The browser's part of Gatsby's Head API, which react-helmet stands for here. */
const HEAD_API = /head\/head-export-handler-for-browser$/;
const NO_HEAD_API = join(process.cwd(), "plugins/gatsby-plugin-static-hosting/without-head-api.ts");

/** Where the notices of the bundled packages are published, as their licences ask. */
const LICENCES = "licences.txt";

/** Modern output, as browserslist promises, where Gatsby minifies for 2009; and one file for all licences. 0.6 KB. */
const MINIFIER = {
  extractComments: { condition: /@license|@preserve|^\**!/i, filename: LICENCES, banner: false },
  terserOptions: { compress: { ecma: 2020, passes: 2 }, output: { ecma: 2020 } },
};

/** The part of Gatsby's webpack configuration that is changed here. */
interface Config {
  optimization?: { splitChunks?: { cacheGroups?: { commons?: object } } };
}

/**
 * Leaves React in `app`, and puts what all pages share there too: every page needs the three, and one file compresses better
 * (2 KB) and takes two requests fewer.
 */
function oneEntry({ optimization }: Config): object {
  const { cacheGroups = {} } = optimization?.splitChunks ?? {};
  const commons = cacheGroups.commons && { ...cacheGroups.commons, name: "app" };
  return {
    ...optimization?.splitChunks,
    cacheGroups: { ...cacheGroups, framework: false, lib: false, commons },
  };
}

/** Makes the browser's bundle without source maps, and without what no visitor needs. */
export function lightenBundle({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Config)();
  const { minifyCss, minifyJs, normalModuleReplacement } = plugins as unknown as PluginMakers;
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    optimization: {
      ...config.optimization,
      splitChunks: oneEntry(config),
      minimizer: [minifyJs(MINIFIER), minifyCss()],
    },
  });
  actions.setWebpackConfig({
    resolve: { alias: WITHOUT },
    plugins: [normalModuleReplacement(HEAD_API, NO_HEAD_API)],
  });
}

/** Tells which files the bundle has, each time that it has been built. */
export function listenToBundle(
  { actions }: CreateWebpackConfigArgs,
  tell: (files: readonly string[]) => void,
): void {
  const listener = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("gatsby-plugin-static-hosting", ({ compilation }) =>
        tell(Object.keys(compilation.assets)),
      ),
  };
  actions.setWebpackConfig({ plugins: [listener] });
}
