import type { Block } from "../model/content-type";
import { readChartBar } from "./chart";
import { entryAnchor } from "./links";

/** @returns whether a chapter has a text or a chart. Other chapters are only listed. */
export const isWritten = (hasText: boolean, chartBars: readonly string[]) =>
  hasText || chartBars.some((bar) => readChartBar(bar) !== null);

interface Chapter {
  title: string;
  text: readonly Block[] | null;
  chartBars: readonly string[] | null;
}

interface ChapterPlace {
  /** The chapter's number in the PDF. */
  number: number;
  /** The chapter's anchor on the page. */
  id: string;
}

/** @returns the written chapters, each with its place. */
export const chaptersToRead = <Given extends Chapter>(chapters: readonly Given[]): (Given & ChapterPlace)[] =>
  chapters
    .map((chapter, index) => ({
      ...chapter,
      number: index + 1,
      id: entryAnchor("whitePaperChapter", chapter.title),
    }))
    .filter(({ text, chartBars }) => isWritten((text ?? []).length > 0, chartBars ?? []));
