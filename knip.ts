import type { KnipConfig } from "knip";

import { fontSources, systemFonts } from "./src/theme/fonts/sources";

/** Hides the `export` of GraphQL fragments from knip, because Gatsby collects them without an import. */
const withoutFragments = (text: string) =>
  text.replaceAll(/^export (?=const \w*[fF]ragment = graphql)/gm, "");

/** Packages of the font files: `node_modules/@scope/name/files/…` belongs to `@scope/name`. */
const fontPackages = [...Object.values(fontSources), ...systemFonts.map(({ regular }) => regular)].map(
  ({ from }) => from.split("/").slice(1, 3).join("/"),
);

/** knip finds unused files, exports and packages. */
const config: KnipConfig = {
  entry: [
    // Entry points of Gatsby, and scripts/, which has the commands of package.json.
    "gatsby-*.{ts,tsx}",
    "src/templates/*.tsx",
    "scripts/*.ts",
    "plugins/*/gatsby-*.{ts,tsx}",
    // Loaded by path: by esbuild, webpack and Node.
    "plugins/gatsby-plugin-deferred-scripts/inline/start-later.ts",
    "scripts/build/esbuild-loader.js",
    "src/navigation/without-head-api.ts",
    "src/navigation/without-scroll-handler.ts",
    "src/components/layout/head-tags-later.tsx",
    "scripts/develop/guard.ts",
  ],
  compilers: { ts: withoutFragments, tsx: withoutFragments },
  ignoreDependencies: [
    // Gatsby resolves its plugins by name.
    "gatsby-plugin-.*",
    // Used without an import: font files, and Chromium as a separate process.
    ...fontPackages,
    "@sparticuz/chromium",
    "chromium-109",
  ],
  // knip's own Gatsby plugin would also run gatsby-node.ts, whose `onCreateBabelConfig` needs actions that knip does not pass.
  gatsby: { config: ["gatsby-config.ts"] },
  // System programs of the nightly tests, which .ci/run installs.
  ignoreBinaries: ["Xvfb", "nginx", "qpdf", "pdftoppm"],
};

export default config;
