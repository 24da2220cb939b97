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

/** Gatsby's copy of its own file. */
const GATSBY_NAVIGATION = /[\\/]\.cache[\\/]navigation\.js$/;

/** Only previews carry the code of their banner. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }) => {
  // Gatsby types it `Function`.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [define({ __CONTENT_PREVIEW__: JSON.stringify(source.schema.preview) })],
    module: {
      // Before Gatsby's own loader has compiled it.
      rules: [
        { test: GATSBY_NAVIGATION, enforce: "pre", use: resolve("src/navigation/one-entry-loader.js") },
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
