/** The site's part of webpack's configuration. */
import { resolve } from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";

/** Both parts of pdf.js: the page's, and its worker, which is imported as a file (`?file`). */
const PDF_JS = /pdfjs-dist[\\/]legacy[\\/]build[\\/].*\.mjs$/;

/**
 * What Gatsby and emotion add to each page's scripts, and this site never calls: Gatsby's runner of third-party scripts, its service worker,
 * its Head API (docs/decisions/0005-helmet-in-its-props-form.md), and emotion's copier of static properties.
 */
const UNUSED_IN_BROWSERS = {
  [resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  [resolve(".cache/register-service-worker.js")]: false,
  [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve("src/navigation/without-head-api.ts"),
  "hoist-non-react-statics": false,
} as const;

/** The served head is right until the next page, so react-helmet is fetched when the browser is idle. */
const LATER_IN_BROWSERS = {
  [resolve("src/components/layout/head-tags.ts")]: resolve("src/components/layout/head-tags-later.tsx"),
} as const;

/** The site's scrolling in place of Gatsby's. It is also used in `develop`, so that both scroll alike. */
const OWN_SCROLLING = {
  "gatsby-react-router-scroll": resolve("src/navigation/without-scroll-handler.ts"),
} as const;

/** The properties of a webpack rule that this file uses. */
interface WebpackRule {
  test?: RegExp;
  exclude?: unknown;
  resourceQuery?: RegExp | { not: RegExp };
  type?: string;
  use?: unknown;
}

/** Emits all fonts as files. Gatsby inlines those below 10 KB as `data:` URLs, which the policy forbids. */
function emitFonts(rules: readonly WebpackRule[], loader: object): void {
  const fonts = rules.find(({ test }) => test?.test("font.woff2"));
  if (!fonts) throw new Error("Gatsby's webpack configuration has no rule for fonts.");
  fonts.use = [loader];
}

/** Writes pdf.js for the site's browsers with esbuild, because Babel takes minutes on it, and emits its worker as a file. */
function addPdfJs(rules: WebpackRule[], loader: object): void {
  const rulesOfScripts = rules.filter(({ test }) => test?.test("pdf.mjs"));
  for (const rule of rulesOfScripts) rule.exclude = [rule.exclude ?? [], PDF_JS].flat();
  const forBrowsers = { loader: resolve("scripts/build/esbuild-loader.js") };
  const type = "javascript/auto";
  rules.push({ test: PDF_JS, resourceQuery: /^\?file$/, type, use: [loader, forBrowsers] });
  rules.push({ test: PDF_JS, resourceQuery: { not: /^\?file$/ }, type, use: [forBrowsers] });
}

/** The properties of webpack's configuration that this file changes. */
interface WebpackConfig {
  module: { rules: WebpackRule[] };
  optimization: {
    minimizer?: object[];
    splitChunks?: { cacheGroups: Record<string, false | { chunks?: (chunk: { name?: string }) => boolean }> };
  };
}

/** Terser's options. By default Gatsby minifies once, for browsers before those of the browserslist. */
const MINIFYING = { compress: { ecma: 2020, passes: 2 }, output: { ecma: 2020 } } as const;

/**
 * Only pages share chunks. Gatsby would also count chunks of dynamic imports, and load with every page what
 * those share.
 */
function shareAmongPages({ optimization: { splitChunks } }: WebpackConfig): void {
  const isPage = ({ name }: { name?: string }) => name?.startsWith("component---") === true;
  for (const group of ["commons", "shared"]) {
    const sharing = splitChunks?.cacheGroups[group];
    if (!sharing) throw new Error(`Gatsby's webpack configuration has no group of chunks « ${group} ».`);
    sharing.chunks = isPage;
  }
}

/**
 * Emits the fonts and pdf.js's worker (docs/decisions/0024-invoices-are-read-in-the-browser.md) as files. Leaves out the libraries that jsPDF
 * loads for HTML and pictures (0008-part-of-jspdf.md), and what browsers never run.
 */
export function configureWebpack({
  actions,
  getConfig,
  loaders,
  plugins,
  stage,
}: CreateWebpackConfigArgs): void {
  // Gatsby types these as `Function`.
  const config = (getConfig as () => WebpackConfig)();
  const fileLoader = loaders.file as (options?: object) => object;
  emitFonts(config.module.rules, fileLoader());
  addPdfJs(config.module.rules, fileLoader({ name: "static/pdf-worker-[contenthash].js" }));
  const minifyJs = plugins.minifyJs as (options: object) => object;
  const minifyCss = plugins.minifyCss as () => object;
  const isForBrowsers = stage === "build-javascript";
  if (isForBrowsers) {
    shareAmongPages(config);
    config.optimization.minimizer = [minifyJs({ terserOptions: MINIFYING }), minifyCss()];
  }
  actions.replaceWebpackConfig(config);
  const unusedByJsPdf = { canvg: false, dompurify: false, "fast-png": false, html2canvas: false };
  actions.setWebpackConfig({
    // Source maps would double the published files.
    ...(isForBrowsers && { devtool: false }),
    resolve: {
      alias: {
        ...unusedByJsPdf,
        ...OWN_SCROLLING,
        ...(isForBrowsers && { ...UNUSED_IN_BROWSERS, ...LATER_IN_BROWSERS }),
      },
    },
  });
}
