import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { contentTypes } from "./src/content-model";
import { checkContent } from "./src/content-model/check";
import { createContentExtension } from "./src/content-model/extension";
import { problemReport } from "./src/content-model/problem";
import { schemaOf } from "./src/content-model/schema";
import { chooseSource } from "./src/content-model/sources";
import type { PreviewContext } from "./src/layout/PreviewBanner";
import { JSPDF_FILE, unusedJspdfParts } from "./src/white-paper/pdf/jspdf/unused-jspdf-parts";

const source = chooseSource(process.env, join(process.cwd(), "content"));

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  createContentExtension(actions.createFieldExtension, source.readStored);
  actions.createTypes(schemaOf(contentTypes, source.schema));
};

/** Prevents a direct start of Gatsby: it would write through the link into the published site. The scripts start it elsewhere. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (lstatSync("public", { throwIfNoEntry: false })?.isSymbolicLink())
    reporter.panic("public/ est le site publié : lancez « npm run build » ou « npm run develop ».");
};

/** Modules of Gatsby's runtime that break a promise of this site, by how Gatsby asks for them; each stand-in says why. */
const gatsbyModules = {
  prefetch: { request: /^\.\/prefetch$/, standIn: resolve("src/layout/prefetch.ts") },
  scrollStorage: { request: /^\.\/session-storage$/, standIn: resolve("src/layout/scroll-memory.ts") },
};

/** Gatsby's copy of its own file. */
const GATSBY_NAVIGATION = /[\\/]\.cache[\\/]navigation\.js$/;

/** Only previews carry the code of their banner, jsPDF comes without what it never uses here. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }) => {
  // Gatsby types its webpack plugins as mere functions.
  const { define, normalModuleReplacement } = plugins as unknown as {
    define: (constants: Readonly<Record<string, string>>) => object;
    normalModuleReplacement: (request: RegExp, replacement: string) => object;
  };
  actions.setWebpackConfig({
    plugins: [
      define({ __CONTENT_PREVIEW__: JSON.stringify(source.schema.preview) }),
      ...Object.values(gatsbyModules).map(({ request, standIn }) =>
        normalModuleReplacement(request, standIn),
      ),
    ],
    // src/white-paper/pdf/jspdf/unused-jspdf-parts.ts
    resolve: { alias: unusedJspdfParts },
    module: {
      rules: [
        { test: JSPDF_FILE, use: resolve("src/white-paper/pdf/jspdf/lean-jspdf-loader.js") },
        // Before Gatsby's own loader has compiled it.
        { test: GATSBY_NAVIGATION, enforce: "pre", use: resolve("src/layout/one-entry-loader.js") },
      ],
    },
  });
};

/** Checks the content before it creates the first page, so that invalid content stops the build before it writes anything. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, reporter } = args;
  reporter.info(`Source : ${source.name}`);
  const { preview } = source.schema;
  const { problems, pictures } = await checkContent(source.read(args));
  const stopping = preview ? problems.filter(({ blocksPreview }) => blocksPreview) : problems;
  if (stopping.length > 0) {
    reporter.panicOnBuild(problemReport(stopping));
  } else if (problems.length > 0) {
    reporter.warn(
      `${problemReport(problems)}\nL’aperçu montre « [À compléter : …] » là où un contenu manque.`,
    );
  }

  await source.linkPictures?.(pictures, args);
  const template = (name: string) => resolve("src/templates", name);
  const context: PreviewContext = preview ? { previewProblems: problems } : {};
  actions.createPage({ path: "/", component: template("home.tsx"), context });
  actions.createPage({ path: "/livre-blanc", component: template("livre-blanc.tsx"), context });
  actions.createPage({ path: "/404.html", component: template("not-found.tsx"), context });
};
