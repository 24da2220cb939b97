import { resolve } from "node:path";

import type { ReplacedModule } from "../../plugins/gatsby-plugin-lean-bundle/replaced-modules";

/** The folder into which Gatsby copies its runtime. */
const GATSBY_RUNTIME = resolve(".cache");

/** Cuts what the site never runs out of the files that the entries below name. */
const LEAN_MODULES = resolve("src/bundle/lean-modules-loader.js");

const WITHOUT_PROP_TYPES = {
  module: "prop-types",
  standIn: resolve("src/bundle/without-prop-types.ts"),
  why: "React 19 ignores what packages declare with it.",
  gain: "all together 0.4 KB",
};

/** The modules of other packages that the site replaces. The build fails when no import matches an entry. */
export const replacedModules: readonly ReplacedModule[] = [
  {
    module: "./prefetch",
    importedBy: GATSBY_RUNTIME,
    standIn: resolve("src/browser/prefetch.ts"),
    everyStage: true,
    why: "Gatsby's module requests a page's files once for each link, and in Safari at a high priority.",
    gain: "one request of each file, at a low priority",
  },
  {
    module: "./session-storage",
    importedBy: "gatsby-react-router-scroll",
    standIn: resolve("src/browser/scroll-memory.ts"),
    everyStage: true,
    why: "Gatsby's module writes scroll positions into sessionStorage.",
    gain: "nothing is stored on a visitor's machine",
  },
  {
    module: "./head/head-export-handler-for-browser",
    importedBy: GATSBY_RUNTIME,
    standIn: resolve("src/bundle/without-head-api.ts"),
    why: "The site uses react-helmet instead of Gatsby's Head API.",
    gain: "3 KB",
  },
  {
    module: "./register-service-worker",
    importedBy: GATSBY_RUNTIME,
    why: "Gatsby imports it for plugins that have a service worker, and the site has none.",
    gain: "0.4 KB",
  },
  {
    module: "gatsby-script",
    importedBy: GATSBY_RUNTIME,
    why: "It loads third-party scripts, and the site has none.",
    gain: "with the next two, 2.3 KB",
  },
  {
    module: "gatsby-script",
    importedBy: "gatsby",
    why: "Gatsby's plugin for Partytown imports it too.",
    gain: "see above",
  },
  {
    module: "./utils/inject-partytown-snippet",
    importedBy: "gatsby",
    why: "Gatsby's plugin for Partytown, which runs third-party scripts, calls it in development. The site has none.",
    gain: "see above",
  },
  {
    module: "@emotion/hash",
    importedBy: "@emotion/serialize",
    standIn: resolve("src/bundle/class-name.ts"),
    why: "A class that the page's head has keeps its short name; the server gives names in the order of the styles.",
    gain: "0.8 KB of the home page's HTML, which hashes cannot be compressed in",
  },
  {
    module: "@emotion/cache",
    importedBy: resolve("src"),
    standIn: resolve("node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js"),
    loader: LEAN_MODULES,
    why: "The site turns emotion's vendor prefixes off, and their code stays.",
    gain: "1 KB",
  },
  {
    module: "react-helmet",
    importedBy: resolve("src"),
    standIn: resolve("node_modules/react-helmet/es/Helmet.js"),
    loader: LEAN_MODULES,
    why: "Half of it is for servers, and for child tags, which the site does not use.",
    gain: "1.5 KB",
  },
  {
    module: "react-fast-compare",
    importedBy: "react-helmet",
    standIn: resolve("src/bundle/same-props.ts"),
    why: "It compares what React can render. The site's Helmet has props that are data.",
    gain: "0.4 KB",
  },
  { ...WITHOUT_PROP_TYPES, importedBy: GATSBY_RUNTIME },
  { ...WITHOUT_PROP_TYPES, importedBy: "gatsby-react-router-scroll" },
  { ...WITHOUT_PROP_TYPES, importedBy: "gatsby-link" },
  { ...WITHOUT_PROP_TYPES, importedBy: "@gatsbyjs/reach-router" },
  {
    module: "./use-scroll-restoration",
    importedBy: "gatsby-react-router-scroll",
    why: "A hook for elements that scroll. No page calls it, and it requires all of the router.",
    gain: "0.6 KB",
  },
  {
    module: "hoist-non-react-statics",
    importedBy: "@emotion/react",
    why: "Only emotion's withTheme calls it.",
    gain: "1 KB",
  },
  {
    module: "jspdf",
    importedBy: resolve("src/pdf/writer"),
    standIn: resolve("node_modules/jspdf/dist/jspdf.es.js"),
    loader: resolve("src/pdf/writer/lean-jspdf-loader.js"),
    everyStage: true,
    why: "The loader removes from jsPDF's unminified file the code that a text document never calls.",
    gain: "with fast-png, 60 of 96 KB",
  },
  {
    module: "fast-png",
    importedBy: "jspdf",
    everyStage: true,
    why: "The PDFs have no pictures.",
    gain: "see jspdf",
  },
];
