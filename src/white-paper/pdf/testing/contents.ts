import type { Block } from "../../../content-model/content-type";
import type { WhitePaperContent } from "../../document";
import { readFrozenContent } from "./shipped-content";

export const paragraph = (text: string): Block => ({ kind: "paragraph", spans: [{ text, bold: false }] });

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
  const chapter = { title: "Essai", text: [paragraph(text)], chartTitle: null, chartBars: null };
  return { ...readFrozenContent(), chapters: [chapter] };
}
