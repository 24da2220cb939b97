/** The white paper's content, which the page shows and the PDF prints. */
import { type ChartBar, readChartBar } from "./chart-bar";
import { entryAnchor } from "./links";

/** What the PDF shows, as the query of its page returns it. */
export interface WhitePaperContent {
  /** The day of the build, as `2026-12-31`: the PDF's date if no chapter has one. And the site's address. */
  site: { buildTime: string; siteMetadata: { siteUrl: string } };
  siteSettings: Queries.PdfSettings;
  whitePaperPage: Queries.PdfContent;
  whitePaperPdf: Queries.PdfTexts;
}

/** A chapter's bar chart. */
export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** The percentage that the full width stands for: 100, or that of the longest bar if it is greater. */
  scale: number;
}

/** Reads a chapter's bars, and leaves out invalid ones, which the content check reports. @returns null without bars. */
export function readChart(chapter: Pick<Queries.ChapterContent, "chartTitle" | "chartBars">): Chart | null {
  const bars = (chapter.chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const scale = Math.max(100, ...bars.map(({ percent }) => percent));
  return bars.length > 0 ? { title: chapter.chartTitle, bars, scale } : null;
}

/** Whether a chapter has a text or a chart. The others are only listed. */
export const isWritten = (chapter: Queries.ChapterContent) =>
  (chapter.text ?? []).length > 0 || readChart(chapter) !== null;

/** The chapters that have a text or a chart, with their anchors on the page and their numbers in the PDF. */
export const chaptersToRead = (chapters: readonly Queries.ChapterContent[]) =>
  chapters
    .map((chapter, index) => ({
      ...chapter,
      number: index + 1,
      id: entryAnchor("whitePaperChapter", chapter.title),
    }))
    .filter(isWritten);

/** Numbers in ascending order as a text: « 1 à 3 », « 1, 3 et 4 ». */
function toRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  const parts = ranges.flatMap(({ first, last }) => {
    if (last - first > 1) return [`${first}\u00a0à\u00a0${last}`];
    return last > first ? [`${first}`, `${last}`] : [`${first}`];
  });
  return new Intl.ListFormat("fr").format(parts).replace(" et ", " et\u00a0");
}

/** The numbers of the chapters that have a text or a chart. */
export const numbersToRead = (chapters: readonly Queries.ChapterContent[]) =>
  toRanges(chaptersToRead(chapters).map(({ number }) => number));
