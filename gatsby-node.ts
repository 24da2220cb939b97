import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { contentTypes } from "./src/content-model";
import { checkContent } from "./src/content-model/check";
import { createContentExtension } from "./src/content-model/extension";
import { schemaOf } from "./src/content-model/schema";
import { chooseSource } from "./src/content-model/sources";
import { JSPDF_FILE, unusedJspdfParts } from "./src/white-paper/pdf/unused-jspdf-parts";

const source = chooseSource(process.env, join(process.cwd(), "content"));

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  createContentExtension(actions.createFieldExtension);
  actions.createTypes(schemaOf(contentTypes, source.schema));
};

/** The content is checked before the first page exists, so that a build stops before it has written anything. */
export const createPages: GatsbyNode["createPages"] = ({ actions, reporter, getNode, getNodesByType }) => {
  reporter.info(`Source : ${source.name}`);
  const report = checkContent(source.read({ getNode, getNodesByType }));
  if (report && source.schema.preview) {
    reporter.warn(`${report}\nL’aperçu montre « [À compléter : …] » là où un contenu manque.`);
  } else if (report) {
    reporter.panicOnBuild(`${report}\nLe site n’est pas publié ; la version précédente reste en place.`);
  }

  const template = (name: string) => resolve("src/templates", name);
  actions.createPage({ path: "/", component: template("home.tsx") });
  actions.createPage({ path: "/livre-blanc", component: template("livre-blanc.tsx") });
  actions.createPage({ path: "/404.html", component: template("not-found.tsx") });
};

/** jsPDF comes without what a text document never uses (src/white-paper/pdf/unused-jspdf-parts.ts). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({
    resolve: { alias: unusedJspdfParts },
    module: {
      rules: [{ test: JSPDF_FILE, use: resolve("src/white-paper/pdf/lean-jspdf-loader.js") }],
    },
  });
};
