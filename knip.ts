import type { KnipConfig } from "knip";

/** Finds unused files, exports and dependencies: `npm run lint:unused`. */
const config: KnipConfig = {
  entry: [
    "plugins/*/src/{index.ts,node.ts,ssr.tsx,browser.tsx,inline/main.ts}",
    // Named in gatsby-config.ts, and run by a test in a process of its own.
    "src/browser/page-script.ts",
    "src/pdf/testing/print-pdf.mjs",
  ],
  // Gatsby collects the fragments of all files. Each is exported only so that TypeScript counts it as used.
  compilers: { tsx: (text) => text.replaceAll(/^export (?=const \w*[fF]ragment = graphql)/gm, "") },
  ignoreDependencies: [
    // Gatsby resolves its plugins by name.
    "gatsby-plugin-.*",
    "gatsby-source-contentful",
    // Read as files: fonts, and the command of Lighthouse.
    "@expo-google-fonts/source-serif-4",
    "@fontsource-variable/bricolage-grotesque",
    "lighthouse",
  ],
  // Programs of the machine: README.md names them.
  ignoreBinaries: ["Xvfb", "nginx", "openssl", "qpdf", "pdftoppm"],
};

export default config;
