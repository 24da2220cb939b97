import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

import type { GatsbyNode, Reporter } from "gatsby";

import { type PreviewContext, READ_FAULT } from "./plugins/gatsby-plugin-draft-preview/preview-data";
import { checkContent, problemReport } from "./src/content/check/check";
import type { ContentEntry, ContentProblem } from "./src/content/content-entry";
import { entriesOfNodes, graphqlTypes, queryEntries, updateNodes } from "./src/content/gatsby-nodes";
import { pagesOf } from "./src/content/pages";
import { chooseSource } from "./src/content/sources/choose-source";
import { markExplained } from "./src/content/sources/explained";
import { siteAddresses } from "./src/environment";
import { makePublishedPdf } from "./src/pdf/node/measure";
import type { WhitePaperContext } from "./src/templates/livre-blanc";
import { FILE_NAME } from "./src/theme/brand";

/** Sentinel id that matches no node: `legalPage(id:)` is null, and the template renders the not-found page. */
const NO_ENTRY = "";

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

/** The properties of a webpack rule that this file uses. */
interface WebpackRule {
  test?: RegExp;
  exclude?: unknown;
  resourceQuery?: RegExp | { not: RegExp };
  type?: string;
  use?: unknown;
}

const source = chooseSource();

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const { pluginTypes, drafts } = source;
  if (pluginTypes) actions.createTypes(pluginTypes);
  actions.createTypes(graphqlTypes(schema, Boolean(drafts)));
};

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

/**
 * Emits the fonts and pdf.js's worker (docs/decisions/0024-invoices-are-read-in-the-browser.md) as files. Leaves out the libraries that jsPDF
 * loads for HTML and pictures (0008-part-of-jspdf.md), and what browsers never run.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { actions, getConfig, loaders, stage } = args;
  // Gatsby types both as `Function`.
  const config = (getConfig as () => { module: { rules: WebpackRule[] } })();
  const fileLoader = loaders.file as (options?: object) => object;
  emitFonts(config.module.rules, fileLoader());
  addPdfJs(config.module.rules, fileLoader({ name: "static/pdf-worker-[contenthash].js" }));
  actions.replaceWebpackConfig(config);
  const isForBrowsers = stage === "build-javascript";
  const unusedByJsPdf = { canvg: false, dompurify: false, "fast-png": false, html2canvas: false };
  actions.setWebpackConfig({
    // Source maps would double the published files.
    ...(isForBrowsers && { devtool: false }),
    resolve: { alias: { ...unusedByJsPdf, ...(isForBrowsers && UNUSED_IN_BROWSERS) } },
  });
};

/** Stops a build; `develop` only prints the message. The mark says that the error is explained, in French. */
function stopBuild(message: string, reporter: Reporter): void {
  markExplained();
  reporter.panicOnBuild(message);
}

/** Gatsby calls `sourceNodes` after the source's plugin, and again at each refresh of a preview. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  let fault = "";
  try {
    updateNodes(await source.read(args), args);
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
    stopBuild(fault, args.reporter);
  }
  await args.cache.set(READ_FAULT, fault);
  if (process.env.gatsby_executing_command === "develop") source.watch?.(args);
};

/** Writes the PDF's fallback file, for visitors without scripts and for webviews that ignore a generated download. @returns its pages and bytes. */
async function publishPdf(
  entries: readonly ContentEntry[],
  preview: boolean,
  reporter: Reporter,
): Promise<WhitePaperContext> {
  const [siteSettings] = queryEntries("siteSettings", entries, preview);
  const [whitePaperPage] = queryEntries("whitePaperPage", entries, preview);
  const [whitePaperPdf] = queryEntries("whitePaperPdf", entries, preview);
  if (!siteSettings || !whitePaperPage || !whitePaperPdf) return {};
  const site = {
    buildTime: new Date().toISOString().slice(0, 10),
    siteMetadata: siteAddresses(process.env),
  };
  const { file, facts } = makePublishedPdf({ site, siteSettings, whitePaperPage, whitePaperPdf });
  await mkdir("public", { recursive: true });
  await writeFile(resolve("public", FILE_NAME), Buffer.from(await file.arrayBuffer()));
  reporter.info(`Livre blanc : ${facts.pages} pages, ${Math.round(facts.bytes / 1000)} Ko`);
  return { pdf: facts };
}

/** Prints the problems. @returns whether they stop a build. */
function reportProblems(problems: readonly ContentProblem[], preview: boolean, reporter: Reporter): boolean {
  const stopping = problems.filter(({ blocksPreview, isTolerated }) =>
    preview ? blocksPreview : !isTolerated,
  );
  if (stopping.length > 0) {
    stopBuild(problemReport(stopping), reporter);
    return true;
  }
  if (problems.length > 0) {
    const note = "\nL’aperçu montre « [À compléter : …] » là où un contenu manque.";
    reporter.warn(problemReport(problems) + (preview ? note : ""));
  }
  return false;
}

/** Checks the content first, so that invalid content stops a build before it writes a page. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, reporter } = args;
  reporter.info(`Source : ${source.name}`);
  const preview = Boolean(source.drafts);
  const entries = entriesOfNodes(args);
  const problems = await checkContent(entries);
  const isStopped = reportProblems(problems, preview, reporter);

  // `develop` continues after a problem that stops a build.
  const whitePaper: WhitePaperContext = {};
  if (!isStopped) Object.assign(whitePaper, await publishPdf(entries, preview, reporter));
  const pages = [...pagesOf(entries), { path: "/404.html", template: "text-page", id: NO_ENTRY }];
  const previewContext: PreviewContext = preview ? { previewProblems: problems } : {};
  for (const { path, template, id } of pages) {
    const context = { ...previewContext, ...(template === "livre-blanc" && whitePaper), id };
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context });
  }
};
