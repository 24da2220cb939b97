import type { CreateWebpackConfigArgs } from "gatsby";

import { modernSyntax } from "./modern-syntax";

/** Gatsby types its factories of webpack plugins as `Function`. */
interface PluginFactories {
  minifyJs: (options: object) => object;
  minifyCss: () => object;
}

/** The published file with the notices of the bundled packages, which their licences require. */
const LICENCES = "licences.txt";

/**
 * Minifies for the browsers of browserslist (Gatsby minifies for ES5), and puts all licences into one file. Saves 1.2 KB.
 *
 * - `pure_getters`: reading a property has no effect. Code that reads a size to make the browser lay out the page must use the value.
 * - `unsafe_methods`: a function in an object literal is never called with `new`.
 */
const MINIFIER = {
  extractComments: { condition: /@license|@preserve|^\**!/i, filename: LICENCES, banner: false },
  terserOptions: {
    compress: { ecma: 2020, passes: 2, pure_getters: true, unsafe_methods: true },
    output: { ecma: 2020 },
  },
};

/** The part of Gatsby's webpack configuration that is changed here. */
interface Config {
  plugins?: readonly object[];
  optimization?: { splitChunks?: { cacheGroups?: { commons?: object } } };
  output?: object;
}

/** The parts of webpack's types that are used here. */
interface ChunkGroup {
  name?: string;
  getParents: () => readonly ChunkGroup[];
}
interface Chunk {
  groupsIterable: Iterable<ChunkGroup>;
}

/** The names of the entries that load a group of chunks. */
const entriesOf = (group: ChunkGroup): (string | undefined)[] =>
  group.getParents().length === 0 ? [group.name] : group.getParents().flatMap(entriesOf);

/** Whether only Gatsby's entry loads a chunk. What another entry loads stays whole: it must not need a file of `app`. */
const isOfApp = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].flatMap(entriesOf).every((entry) => entry === "app");

/**
 * Puts React and the code that all pages share into `app`. Every page needs all of it, and one file compresses better (2 KB) and
 * saves two requests.
 */
function oneEntry({ optimization }: Config): object {
  const { cacheGroups = {} } = optimization?.splitChunks ?? {};
  const commons = cacheGroups.commons && { ...cacheGroups.commons, name: "app" };
  return {
    ...optimization?.splitChunks,
    chunks: isOfApp,
    cacheGroups: { ...cacheGroups, framework: false, lib: false, commons },
  };
}

/** Configures the browser's bundle: modern syntax, also of what webpack adds, one entry file, no source maps, short hashes in names. */
export function lightenBundle({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Config)();
  const { minifyCss, minifyJs } = plugins as unknown as PluginFactories;
  actions.replaceWebpackConfig({
    ...config,
    plugins: [...(config.plugins ?? []), modernSyntax],
    target: ["web", "es2020"],
    devtool: false,
    // webpack's own are 20 digits long, and each page names some files.
    output: { ...config.output, hashDigestLength: 8 },
    optimization: {
      ...config.optimization,
      splitChunks: oneEntry(config),
      // The shortest names. Names that stay the same between builds are two letters long.
      mangleExports: "size",
      // Numbers that depend on the code alone. Gatsby's are hashes of paths, and the folder of a build is part of some: the same code
      // had other file names in each build, and visitors loaded it again. Short ones also save 0.5 KB.
      moduleIds: "size",
      chunkIds: "size",
      minimizer: [minifyJs(MINIFIER), minifyCss()],
    },
  });
}
