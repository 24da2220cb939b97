/** The white paper's content, which the page shows and the PDF prints. */
import { type ChartBar, readChartBar } from "./chart-bar";
import { anchorOf } from "./links";
import type { SiteSettings } from "./types/siteSettings";
import type { WhitePaperChapter } from "./types/whitePaperChapter";
import type { WhitePaperPage } from "./types/whitePaperPage";
import type { WhitePaperPdf } from "./types/whitePaperPdf";

/** The PDF's file name (product specification, section 7). */
export const FILE_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";

/** Fields of the page and of the site's settings, and the chapters in order. */
export interface WhitePaperContent {
  page: Pick<WhitePaperPage, "title" | "subtitle" | "updatedLabel" | "sourcesLabel" | "readOnLabel"> & {
    coverImage: Pick<WhitePaperPage["coverImage"], "alt">;
  };
  pdf: WhitePaperPdf;
  settings: Pick<SiteSettings, "brandName" | "tagline" | "email" | "phone" | "serviceArea">;
  chapters: readonly WhitePaperChapter[];
  /** The day of the build, as `2026-12-31`: the PDF's date if no chapter has one. */
  builtOn: string;
}

/** What a query for it returns. */
export interface WhitePaperData {
  site: { buildTime: string };
  siteSettings: WhitePaperContent["settings"];
  whitePaperPage: WhitePaperContent["page"] & Pick<WhitePaperContent, "chapters">;
  whitePaperPdf: WhitePaperPdf;
}

/** The white paper's content, from the result of a query. */
export const contentOf = (data: WhitePaperData): WhitePaperContent => ({
  page: data.whitePaperPage,
  pdf: data.whitePaperPdf,
  settings: data.siteSettings,
  chapters: data.whitePaperPage.chapters,
  builtOn: data.site.buildTime,
});

/** A chapter's bar chart. */
export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** The percentage that the full width stands for: 100, or that of the longest bar if it is greater. */
  scale: number;
}

/** Reads a chapter's bars, and leaves out invalid ones, which the content check reports. @returns null without bars. */
export function readChart({
  chartTitle,
  chartBars,
}: Pick<WhitePaperChapter, "chartTitle" | "chartBars">): Chart | null {
  const bars = (chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const scale = Math.max(100, ...bars.map(({ percent }) => percent));
  return bars.length > 0 ? { title: chartTitle, bars, scale } : null;
}

/** Whether a chapter has a text or a chart. The others are only listed. */
export const isWritten = (chapter: WhitePaperChapter) =>
  (chapter.text ?? []).length > 0 || readChart(chapter) !== null;

/** The chapters that have a text or a chart, with their anchors on the page and their numbers in the PDF. */
export const chaptersToRead = (chapters: readonly WhitePaperChapter[]) =>
  chapters
    .map((chapter, index) => ({ ...chapter, number: index + 1, id: `chapitre-${anchorOf(chapter.title)}` }))
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
  const end = parts.pop() ?? "";
  return parts.length > 0 ? `${parts.join(", ")} et\u00a0${end}` : end;
}

/** The numbers of the chapters that have a text or a chart. */
export const numbersToRead = (chapters: readonly WhitePaperChapter[]) =>
  toRanges(chaptersToRead(chapters).map(({ number }) => number));

/** Puts the numbers of the written chapters into a text such as « Chapitres {chapitres} ». @returns null if all are written, or none. */
export function describeEdition(note: string, chapters: readonly WhitePaperChapter[]): string | null {
  const written = chapters.filter(isWritten).length;
  if (written === 0 || written === chapters.length) return null;
  return note.replaceAll("{chapitres}", numbersToRead(chapters));
}
