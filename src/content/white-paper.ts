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

/** A chapter's chart. */
export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** What the full width stands for: 100 %, or the longest bar if it is greater or another quantity. */
  scale: number;
  /** Where another bar is the whole: the amount of the lowest ones, which take the accent colour. */
  lowest: number | null;
  /** Whether each bar is drawn as a building of 100 windows: where they are at most three parts of a whole. */
  asBuildings: boolean;
}

/** Reads a chapter's bars, and leaves out invalid ones, which the content check reports. @returns null without bars. */
export function readChart(
  chapter: Pick<Queries.ChapterContent, "chartTitle" | "chartBars" | "chartDrawing">,
): Chart | null {
  const bars = (chapter.chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const whole = bars.some(({ value }) => value.endsWith("%")) ? 100 : 0;
  const scale = Math.max(whole, ...bars.map(({ amount }) => amount));
  const asBuildings = chapter.chartDrawing === "Immeubles" && scale === 100 && bars.length <= 3;
  const amounts = bars.map(({ amount }) => amount);
  const lowest = bars.some(({ least }) => least === scale) ? Math.min(...amounts) : null;
  return bars.length > 0 ? { title: chapter.chartTitle, bars, scale, lowest, asBuildings } : null;
}

/** How many of the ten windows of each column are lit in a building of 100, for a percentage. */
export const litColumns = (percent: number) =>
  Array.from({ length: 10 }, (_, column) => Math.min(10, Math.max(0, percent - 10 * column)));

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
