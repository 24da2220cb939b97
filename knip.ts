import type { KnipConfig } from "knip";

import { fontSources } from "./src/theme/fonts/sources";

const withoutFragments = (text: string) =>
  text.replaceAll(/^export (?=const \w*[fF]ragment = graphql)/gm, "");

/** Finds unused files, exports and dependencies: `npm run lint:unused`. */
const config: KnipConfig = {
  entry: [
    // Gatsby's own, and the commands of package.json.
    "gatsby-*.{ts,tsx}",
    "src/templates/*.tsx",
    "scripts/*.ts",
    "plugins/*/gatsby-*.{ts,tsx}",
    // Named in code, and loaded by esbuild and by Node.
    "plugins/gatsby-plugin-deferred-scripts/inline/main.ts",
    "scripts/build/stop-when-replaced.js",
    // Named in gatsby-config.ts, and run by a test in a process of its own.
    "src/components/layout/close-menu.ts",
    "src/pdf/testing/print-pdf.mjs",
  ],
  // Gatsby collects the fragments of all files. Each is exported only so that TypeScript counts it as used.
  compilers: { ts: withoutFragments, tsx: withoutFragments },
  ignoreDependencies: [
    // Gatsby resolves its plugins by name.
    "gatsby-plugin-.*",
    "gatsby-source-contentful",
    // Not imported: fonts are read as files, Lighthouse and the packaged Chromium run in processes of their own.
    ...Object.values(fontSources).map(({ from }) => from.split("/").slice(1, 3).join("/")),
    "lighthouse",
    "@sparticuz/chromium",
  ],
  // Programs of the machine: README.md names them.
  ignoreBinaries: ["Xvfb", "nginx", "openssl", "qpdf", "pdftoppm"],
};

export default config;
