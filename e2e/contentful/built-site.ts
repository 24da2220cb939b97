import { createWhitePaper } from "../../src/pdf/guide/create-white-paper";
import { readFonts } from "../../src/pdf/guide/testing/shipped-content";
import { openPdfReader, textOf } from "../../src/pdf/testing/pdf-reader";
import type { WhitePaperContent } from "../../src/sections/white-paper/document";
import type { SiteCopy } from "./site-copy";

export const PAGES = {
  "/": { html: "public/index.html", data: "public/page-data/index/page-data.json" },
  "/livre-blanc": {
    html: "public/livre-blanc.html",
    data: "public/page-data/livre-blanc/page-data.json",
  },
  "/mentions-legales": {
    html: "public/mentions-legales.html",
    data: "public/page-data/mentions-legales/page-data.json",
  },
  "/404.html": { html: "public/404.html", data: "public/page-data/404.html/page-data.json" },
} as const;

export type Page = keyof typeof PAGES;

interface WhitePaperData {
  site: { buildTime: string };
  whitePaperPage: WhitePaperContent["page"] & { chapters: WhitePaperContent["chapters"] };
  siteSettings: WhitePaperContent["settings"];
}

/** Removes content hashes from a file of the built site. */
export const withoutHashes = (text: string) =>
  text
    .replace(/\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\//g, "/static/")
    .replace(/-[0-9a-f]{8}\.(js|css)/g, ".$1")
    .replace(/"webpackCompilationHash":"[0-9a-f]+"/g, "")
    .replace(/"hash":"[0-9a-f]+"/g, "");

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The text that a visitor reads on a page. */
export const visibleText = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

export const htmlOf = (site: SiteCopy, page: Page) => site.read(PAGES[page].html);

/** The result of a page's query. */
export const dataOf = (site: SiteCopy, page: Page): unknown =>
  (JSON.parse(site.read(PAGES[page].data)) as { result: { data: unknown } }).result.data;

/** The text of the PDF that a visitor of the built site downloads, page by page and without white space. */
export async function pdfTextOf(site: SiteCopy): Promise<string[]> {
  const data = dataOf(site, "/livre-blanc") as WhitePaperData;
  const { whitePaperPage: page, siteSettings: settings } = data;
  const content = { page, settings, chapters: page.chapters, builtOn: data.site.buildTime };
  const reader = openPdfReader();
  const { pages } = await reader.read(await createWhitePaper(content, readFonts()).arrayBuffer());
  await reader.close();
  return pages.map(textOf);
}
