import { resolve } from "node:path";

import type { ReplacedModule } from "../../plugins/gatsby-plugin-lean-bundle/replaced-modules";

/** Where Gatsby copies its own runtime to. */
const GATSBY_RUNTIME = resolve(".cache");

/** Every module of other packages that the site replaces. The build fails when one of them is no longer there. */
export const replacedModules: readonly ReplacedModule[] = [
  {
    module: "./prefetch",
    importedBy: GATSBY_RUNTIME,
    standIn: resolve("src/navigation/prefetch.ts"),
    everyStage: true,
    why: "Gatsby's own adds <link rel=prefetch>, which Firefox holds to default-src 'none' and refuses.",
    gain: "pages are fetched ahead under the policy, and no error is on the console",
  },
  {
    module: "./session-storage",
    importedBy: "gatsby-react-router-scroll",
    standIn: resolve("src/navigation/scroll-memory.ts"),
    everyStage: true,
    why: "Gatsby's own writes scroll positions into sessionStorage.",
    gain: "nothing is stored on a visitor's machine",
  },
  {
    module: "./head/head-export-handler-for-browser",
    importedBy: GATSBY_RUNTIME,
    standIn: resolve("src/bundle/without-head-api.ts"),
    why: "react-helmet stands for Gatsby's Head API.",
    gain: "3 KB",
  },
  {
    module: "gatsby-script",
    importedBy: GATSBY_RUNTIME,
    why: "The loader of third-party scripts, of which there are none.",
    gain: "with the next two, 2.3 KB",
  },
  {
    module: "gatsby-script",
    importedBy: "gatsby",
    why: "Gatsby's own plugin for Partytown imports it too.",
    gain: "see above",
  },
  {
    module: "@builder.io/partytown/integration",
    importedBy: "gatsby",
    why: "Partytown runs third-party scripts, of which there are none.",
    gain: "see above",
  },
  {
    module: "hoist-non-react-statics",
    importedBy: "@emotion/react",
    why: "Only emotion's withTheme calls it.",
    gain: "1 KB",
  },
  {
    module: "jspdf",
    importedBy: resolve("src/white-paper/pdf/jspdf"),
    standIn: resolve("node_modules/jspdf/dist/jspdf.es.js"),
    loader: resolve("src/white-paper/pdf/jspdf/lean-jspdf-loader.js"),
    everyStage: true,
    why: "The readable file of jsPDF, out of which the loader cuts what a text document never calls.",
    gain: "with fast-png, 60 of 96 KB",
  },
  {
    module: "fast-png",
    importedBy: "jspdf",
    everyStage: true,
    why: "The white paper has no pictures.",
    gain: "see jspdf",
  },
];
