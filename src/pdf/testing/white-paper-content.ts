/** Contents for tests and scripts of the white paper's PDF. */
import type { Block } from "../../content/model/content-type";
import { whitePaperChapter } from "../../content/model/types/whitePaperChapter";
import { entryOf, FROZEN_CONTENT, SHIPPED_CONTENT } from "../../testing/content";
import { DEFAULT_SITE } from "../../theme/brand";
import type { PdfChapter, WhitePaperContent } from "../white-paper/content";

/** Reads a folder's content in the form that the page passes to the PDF. */
export function readWhitePaperContent(directory: string): WhitePaperContent {
  return {
    site: { siteMetadata: { siteUrl: DEFAULT_SITE, builtOn: "2026-12-31" } },
    siteSettings: entryOf("siteSettings", directory),
    whitePaperPage: entryOf("whitePaperPage", directory),
    whitePaperPdf: entryOf("whitePaperPdf", directory),
  };
}

/** The published content: for scripts, and for tests that must pass with any content. */
export const readShippedContent = () => readWhitePaperContent(SHIPPED_CONTENT);

/** Content that does not change, so tests may expect its exact values. */
export const readFrozenContent = () => readWhitePaperContent(FROZEN_CONTENT);

export const paragraph = (text: string): Block => ({ kind: "paragraph", spans: [{ text, bold: false }] });

/** Makes a chapter. Fields without a value are empty, except for the title. */
export function createChapter(values: Partial<PdfChapter>): PdfChapter {
  const empty = Object.fromEntries(Object.keys(whitePaperChapter.fields).map((name) => [name, null]));
  return { ...empty, title: "Essai", ...values } as PdfChapter;
}

/** The frozen content with these chapters in place of its own. */
export function contentWith(...chapters: Partial<PdfChapter>[]): WhitePaperContent {
  const content = readFrozenContent();
  return { ...content, whitePaperPage: { ...content.whitePaperPage, chapters: chapters.map(createChapter) } };
}

/** The frozen content with eight long chapters, made of the texts of its written chapters. */
export function createLongContent(): WhitePaperContent {
  const text = readFrozenContent().whitePaperPage.chapters.flatMap((chapter) => chapter.text ?? []);
  const chapters = Array.from({ length: 8 }, (_, index) => ({
    title: `${index} : un titre assez long pour passer sur deux lignes dans le document`,
    text,
    chartTitle: "Consommation de l’immeuble, avant et après travaux",
    chartBars: ["Avant travaux, libellé qui demande deux lignes : 100 %", "Après travaux : 70 %"],
  }));
  return contentWith(...chapters);
}
