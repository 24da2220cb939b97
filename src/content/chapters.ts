import { readChartBar } from "./chart";
import { entryAnchor } from "./links";

/** @returns whether a chapter has a text or a chart. Other chapters are only listed. */
export const isWritten = (hasText: boolean, chartBars: readonly string[]) =>
  hasText || chartBars.some((bar) => readChartBar(bar) !== null);

/** A written chapter. */
export interface ChapterToRead extends Queries.ChapterContent {
  /** The chapter's number in the PDF. */
  number: number;
  /** The chapter's anchor on the page. */
  id: string;
}

export const chaptersToRead = (chapters: readonly Queries.ChapterContent[]): ChapterToRead[] =>
  chapters
    .map((chapter, index) => ({
      ...chapter,
      number: index + 1,
      id: entryAnchor("whitePaperChapter", chapter.title),
    }))
    .filter(({ text, chartBars }) => isWritten((text ?? []).length > 0, chartBars ?? []));
