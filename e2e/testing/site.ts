/**
 * The site under test: with E2E_SITE=shipped the one built from `content/`, otherwise the one built from the
 * frozen content.
 */
import { resolve } from "node:path";

import { menuSections } from "../../src/components/layout/menu";
import { pagesOf } from "../../src/content/pages";
import { readLocalContent } from "../../src/content/sources/local";
import { entryOf, FROZEN_CONTENT, FROZEN_SITE, SHIPPED_CONTENT } from "../../src/testing/content";

export const site = process.env.E2E_SITE === "shipped" ? "shipped" : "frozen";

/** Folder of the site's content. */
export const directory = site === "shipped" ? SHIPPED_CONTENT : FROZEN_CONTENT;

/** Folder of the built site. */
export const built = site === "shipped" ? resolve("site") : FROZEN_SITE;

export const settings = entryOf("siteSettings", directory);
export const home = entryOf("homePage", directory);
export const whitePaper = entryOf("whitePaperPage", directory);
export const contact = entryOf("contactSection", directory);
export const assembly = entryOf("assemblyFile", directory);
export const documents = entryOf("assemblyDocuments", directory);
export const portfolio = entryOf("portfolio", directory);
export const { questions } = home;

export const sections = menuSections(settings);

/** A path without a page: the server answers with the not-found page. */
export const UNKNOWN_PATH = "/une-page-perdue";

const contentPages = pagesOf(readLocalContent(directory));

/** Paths of all pages, with the not-found page. */
export const pages: readonly string[] = [...contentPages.map(({ path }) => path), UNKNOWN_PATH];

const legalPaths = contentPages.filter(({ template }) => template === "text-page").map(({ path }) => path);

const legalPathsAfterFirst = legalPaths.slice(1);

/**
 * Paths for tests of layout and HTML. The frozen site's legal pages are alike, so the first one stands for
 * all of them.
 */
export const layouts =
  site === "shipped" ? pages : pages.filter((path) => !legalPathsAfterFirst.includes(path));
