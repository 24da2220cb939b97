import type { Block } from "../../../content/content-type";
import { type WhitePaperChapter, whitePaperChapter } from "../../../content/types/whitePaperChapter";
import type { WhitePaperContent } from "../../../sections/white-paper/document";
import { readFrozenContent } from "./shipped-content";

export const paragraph = (text: string): Block => ({ kind: "paragraph", spans: [{ text, bold: false }] });

/**
 * Makes a chapter. Fields without a value are empty, except for the title.
 * The field names come from the content model, so a new field changes no test.
 */
export function createChapter(values: Partial<WhitePaperChapter>): WhitePaperChapter {
  const empty = Object.fromEntries(Object.keys(whitePaperChapter.fields).map((name) => [name, null]));
  return { ...empty, title: "Essai", ...values } as WhitePaperChapter;
}

/** The frozen content with eight long chapters, made of the texts of its written chapters. */
export function createLongContent(): WhitePaperContent {
  const content = readFrozenContent();
  const blocks = content.chapters.flatMap(({ text }) => text ?? []);
  return {
    ...content,
    chapters: content.chapters.map((chapter, index) => ({
      ...chapter,
      title: `${chapter.title} : un titre assez long pour passer sur deux lignes`.slice(0, 80),
      text: [...blocks, ...blocks.slice(index)],
      chartTitle: "Consommation de l’immeuble, avant et après travaux",
      chartBars: ["Avant travaux, libellé qui demande deux lignes : 100 %", "Après travaux : 70 %"],
    })),
  };
}

/** The frozen content with a single chapter, which contains only this text. */
export function createContentOf(text: string): WhitePaperContent {
  return { ...readFrozenContent(), chapters: [createChapter({ text: [paragraph(text)] })] };
}
