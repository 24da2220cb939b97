import { resolve } from "node:path";

import type { Compiler } from "webpack";

/** Scripts that answer a click before hydration, by the name in the attribute `data-early` (gatsby-plugin-deferred-scripts). */
const EARLY_SCRIPTS = { "early-download": resolve("src/sections/white-paper/early-download.ts") };

/** A webpack plugin that makes them entries. They share all modules with Gatsby's app. Gatsby ignores `entry` in a configuration. */
export const earlyScripts = {
  apply(compiler: Compiler): void {
    for (const [name, file] of Object.entries(EARLY_SCRIPTS))
      new compiler.webpack.EntryPlugin(compiler.context, file, { name }).apply(compiler);
  },
};
