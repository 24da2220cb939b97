import { isDay } from "../french/dates";
import { entryAnchor } from "./links";
import { isMissing } from "./values";

/** The result of the PDF page's query. */
export interface WhitePaperContent {
  /** `buildTime` is an ISO day: the PDF's date if no chapter has one. */
  site: { buildTime: string; siteMetadata: { siteUrl: string } };
  siteSettings: Queries.PdfSettings;
  whitePaperPage: Queries.PdfContent;
  whitePaperPdf: Queries.PdfTexts;
}

type ChartDrawing = NonNullable<Queries.ChapterContent["chartDrawing"]>;

const NUMBER = "\\d{1,3}(?:[ \\u00a0]\\d{3})?";

/** Format of a bar in a content field. Groups: label, start of a range, number, unit. */
export const chartBarPattern = {
  source: `^(.+)[ \\u00a0]:[ \\u00a0]*(?:(${NUMBER})[ \\u00a0]à[ \\u00a0])?(${NUMBER})[ \\u00a0]?(%|MWh)$`,
  example: "Avant travaux : 100 %",
};

const format = new RegExp(chartBarPattern.source);
const toNumber = (text: string) => Number(text.replace(/\D/g, ""));

export interface ChartBar {
  label: string;
  /** Start of a range; equal to `amount` without a range. */
  least: number;
  /** End of the bar. */
  amount: number;
  /** Amount or range with its unit, as it is shown. */
  value: string;
}

/** @returns null for another format. */
function readChartBar(text: string): ChartBar | null {
  const [, label, start, end, unit] = format.exec(text) ?? [];
  if (!label || !end || !unit) return null;
  const value = `${start ? `${start} à ` : ""}${end} ${unit}`.replaceAll(" ", "\u00a0");
  return { label, least: toNumber(start ?? end), amount: toNumber(end), value };
}

const suits: Record<ChartDrawing, (scale: number, bars: readonly ChartBar[]) => boolean> = {
  Barres: () => true,
  // A building has 100 windows, and three fill a row.
  Immeubles: (scale, bars) => scale === 100 && bars.length <= 3,
};

export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** Value at full width: 100 if a bar is a percentage, or the longest bar if it is greater. */
  scale: number;
  /** Amount of the lowest bars, which take the accent colour; null unless a bar fills the full width. */
  lowest: number | null;
  drawing: ChartDrawing;
}

/** Leaves out invalid bars, which the content check reports. @returns null without bars. */
export function readChart(
  chapter: Pick<Queries.ChapterContent, "chartTitle" | "chartBars" | "chartDrawing">,
): Chart | null {
  const bars = (chapter.chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const amounts = bars.map(({ amount }) => amount);
  const scale = Math.max(bars.some(({ value }) => value.endsWith("%")) ? 100 : 0, ...amounts);
  const chosen = chapter.chartDrawing;
  // Bars are the fallback, also for a draft's drawing that does not exist.
  const drawing = chosen && Object.hasOwn(suits, chosen) && suits[chosen](scale, bars) ? chosen : "Barres";
  const lowest = bars.some(({ least }) => least === scale) ? Math.min(...amounts) : null;
  return bars.length > 0 ? { title: chapter.chartTitle, bars, scale, lowest, drawing } : null;
}

/** Lit windows, 0 to 10, in each of the ten columns of a building with 100 windows. */
export const litColumns = (percent: number) =>
  Array.from({ length: 10 }, (_, column) => Math.min(10, Math.max(0, percent - 10 * column)));

/** Chapters with neither text nor chart are only listed. */
export const isWritten = ({ text, chartBars }: { text: unknown; chartBars: readonly string[] | null }) =>
  (Array.isArray(text) ? text.length > 0 : !isMissing(text)) || (chartBars ?? []).some(readChartBar);

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
    .filter(isWritten);

/** Format of a source (docs/decisions/0018-a-source-is-a-line.md). Groups: title, publisher, address, day. */
export const citationPattern = {
  source:
    "^\\s*([^|\\s](?:[^|]*[^|\\s])?)\\s*\\|\\s*([^|\\s](?:[^|]*[^|\\s])?)\\s*\\|\\s*(https://[^|\\s]+)\\s*\\|\\s*(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))\\s*$",
  example: "Loi du 10 juillet 1965 | Légifrance | https://www.legifrance.gouv.fr | 2026-11-20",
};

const citationFormat = new RegExp(citationPattern.source);

/** Also reads the result of `withFrenchSpaces`. @returns null if the format or the day is invalid. */
export function readCitation(text: string) {
  // `withFrenchSpaces` also adds a space before a percent sign inside an address, which has none of its own.
  const typed = text.replace(/https:[^|]*/, (address) => address.replaceAll("\u00a0", ""));
  const [, title, publisher, url, readOn] = citationFormat.exec(typed) ?? [];
  return title && publisher && url && readOn && isDay(readOn) ? { title, publisher, url, readOn } : null;
}
