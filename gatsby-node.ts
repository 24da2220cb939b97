import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { checkContent } from "./src/content/check/check";
import { type ContentProblem, problemReport } from "./src/content/check/problems";
import { entriesOfNodes, graphqlTypes, queryEntries, updateNodes } from "./src/content/gatsby-nodes";
import { type EntryPage, pagesOf } from "./src/content/pages";
import { chooseSource, siteAddresses } from "./src/environment";
import { measurePdf } from "./src/pdf/node/measure";
import { PREVIEW_STATE, PREVIEW_TEXTS, type TextSource } from "./src/preview/preview-data";
import type { PreviewContext } from "./src/preview/PreviewBanner";
import { followDrafts, textSources } from "./src/preview/server";
import type { WhitePaperContext } from "./src/templates/livre-blanc";

/** No node has it: a query for it finds null. */
const NO_ENTRY = "";

const source = chooseSource();

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const { pluginTypes, drafts } = source;
  if (pluginTypes) actions.createTypes(pluginTypes);
  actions.createTypes(graphqlTypes(schema, Boolean(drafts)));
};

/** The part of Express that is used here. Gatsby does not declare it. */
interface DevServer {
  get: (path: string, answer: (request: unknown, response: { json: (body: object) => void }) => void) => void;
}

/** What the pages of a live preview ask for, after the last content check. */
let texts: readonly TextSource[] = [];
let problems: readonly ContentProblem[] = [];

/** Follows the drafts of a live preview, and returns its state. */
let follow: ReturnType<typeof followDrafts> | undefined;

/** Lets the pages of `develop` follow the drafts of a space: Gatsby reads them again, and sends what has changed to open pages. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  if (!source.drafts || process.env.gatsby_executing_command !== "develop") return;
  // Gatsby declares its functions as `Function`.
  const { host, port } = (store.getState as () => { program: { host: string; port: number } })().program;
  follow = followDrafts(source.drafts, async () => {
    await fetch(`http://${host}:${port}/__refresh`, { method: "POST" });
  });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  const server = app as DevServer;
  server.get(PREVIEW_STATE, (_, response) => response.json({ ...follow?.look(), problems }));
  server.get(PREVIEW_TEXTS, (_, response) => response.json(texts));
};

/**
 * Sets `__CONTENT_PREVIEW__` and `__LIVE_PREVIEW__`, so that only a preview contains the code of its banner, and leaves out of jsPDF what
 * a text document never calls (docs/decisions/0008-part-of-jspdf.md).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  // Gatsby declares it as `Function`.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [
      define({
        __CONTENT_PREVIEW__: JSON.stringify(Boolean(source.drafts)),
        __LIVE_PREVIEW__: JSON.stringify(Boolean(source.drafts) && stage.startsWith("develop")),
      }),
    ],
    // Source maps would double the published files.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: {
        jspdf$: resolve("node_modules/jspdf/dist/jspdf.es.js"),
        canvg: false,
        dompurify: false,
        "fast-png": false,
        html2canvas: false,
      },
    },
    module: {
      rules: [
        { test: /jspdf\.es\.js$/, enforce: "pre", use: resolve("src/pdf/writer/lean-jspdf-loader.js") },
      ],
    },
  });
};

let isWatching = false;

/** Gatsby runs it after the source's plugin, and again on a refresh. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  try {
    updateNodes(await source.read(args), args);
    if (process.env.gatsby_executing_command === "develop" && !isWatching) source.watch?.(args);
    isWatching = true;
  } catch (error) {
    follow?.readAgain();
    args.reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
};

/** Checks the content before it creates the first page, so that invalid content stops a build before it writes anything. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, reporter } = args;
  reporter.info(`Source : ${source.name}`);
  const preview = Boolean(source.drafts);
  const entries = entriesOfNodes(args);
  problems = await checkContent(entries);
  if (source.drafts) texts = textSources(entries);
  const stopping = problems.filter((each) => (preview ? each.blocksPreview : !each.isTolerated));
  if (stopping.length > 0) {
    reporter.panicOnBuild(problemReport(stopping));
  } else if (problems.length > 0) {
    const note = "\nL’aperçu montre « [À compléter : …] » là où un contenu manque.";
    reporter.warn(problemReport(problems) + (preview ? note : ""));
  }

  const today = new Date().toISOString().slice(0, 10);
  const [siteSettings] = queryEntries("siteSettings", entries, preview);
  const [whitePaperPage] = queryEntries("whitePaperPage", entries, preview);
  const [whitePaperPdf] = queryEntries("whitePaperPdf", entries, preview);
  const whitePaper: WhitePaperContext = {};
  // `develop` goes on after a problem that stops a build.
  if (stopping.length === 0 && siteSettings && whitePaperPage && whitePaperPdf) {
    const site = { buildTime: today, siteMetadata: siteAddresses(process.env) };
    whitePaper.pdf = measurePdf({ site, siteSettings, whitePaperPage, whitePaperPdf });
  }
  const pages: EntryPage[] = [
    ...pagesOf(entries),
    { path: "/404.html", template: "text-page", id: NO_ENTRY },
  ];
  const preparation: PreviewContext = preview ? { previewProblems: problems } : {};
  for (const { path, template, id } of pages) {
    const context = { ...preparation, ...(template === "livre-blanc" && whitePaper), id };
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context });
  }
};
