import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

import type { GatsbyNode, Reporter } from "gatsby";

import { browserslist } from "./package.json";
import { type PreviewContext, READ_FAULT } from "./plugins/gatsby-plugin-draft-preview/preview-data";
import { configureWebpack } from "./scripts/build/webpack";
import { checkContent, problemReport } from "./src/content/check/check";
import type { ContentEntry, ContentProblem } from "./src/content/content-entry";
import { entriesOfNodes, graphqlTypes, queryEntries, updateNodes } from "./src/content/gatsby-nodes";
import { pagesOf } from "./src/content/pages";
import { chooseSource } from "./src/content/sources/choose-source";
import { buildDay, siteAddresses } from "./src/environment";
import { makePublishedPdf } from "./src/pdf/node/measure";
import type { WhitePaperContext } from "./src/templates/livre-blanc";
import { FILE_NAME } from "./src/theme/brand";

/** Sentinel id that matches no node: `legalPage(id:)` is null, and the template renders the not-found page. */
const NO_ENTRY = "";

const source = chooseSource();

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const { pluginTypes, drafts } = source;
  if (pluginTypes) actions.createTypes(pluginTypes);
  actions.createTypes(graphqlTypes(schema, Boolean(drafts)));
};

/** Gives Babel the browserslist. Without it, Babel also compiles classes and spreads, for older browsers. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset({ name: "babel-preset-gatsby", options: { targets: browserslist } });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;

/** Gatsby calls `sourceNodes` after the source's plugin, and again at each refresh of a preview. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  let fault = "";
  try {
    updateNodes(await source.read(args), args);
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
    // Stops a build. In `develop` it only prints the message.
    args.reporter.panicOnBuild(fault);
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
  // Only for the types: the content check has stopped without these entries.
  if (!siteSettings || !whitePaperPage || !whitePaperPdf) return {};
  const site = { siteMetadata: { ...siteAddresses(process.env), builtOn: buildDay(process.env) } };
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
    reporter.panicOnBuild(problemReport(stopping));
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
  // Static hosting services answer an unknown path with 404.html.
  const pages = [...pagesOf(entries), { path: "/404.html", template: "text-page", id: NO_ENTRY }];
  const previewContext: PreviewContext = preview ? { previewProblems: problems } : {};
  for (const { path, template, id } of pages) {
    const context = { ...previewContext, ...(template === "livre-blanc" && whitePaper), id };
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context });
  }
};
