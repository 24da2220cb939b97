/** The white paper's content, which the page shows and the PDF prints. */
import { entryAnchor } from "./anchors";
import { isMissing } from "./guards";

/** What the PDF shows, as the query of its page returns it. */
export interface WhitePaperContent {
  /** The day of the build, as `2026-12-31`: the PDF's date if no chapter has one. And the site's address. */
  site: { buildTime: string; siteMetadata: { siteUrl: string } };
  siteSettings: Queries.PdfSettings;
  whitePaperPage: Queries.PdfContent;
  whitePaperPdf: Queries.PdfTexts;
}

type ChartDrawing = NonNullable<Queries.ChapterContent["chartDrawing"]>;

/** A bar of a chapter's chart, which ends at `amount`. The part from `least` on is a range; without one, both are the same. */
export interface ChartBar {
  label: string;
  least: number;
  amount: number;
  /** « 85 % », « 15 à 30 % » */
  value: string;
}

const NUMBER = "\\d{1,3}(?:[ \\u00a0]\\d{3})?";

/** The format of a bar in a content field. Its groups are the label, the start of a range, the number and its unit. */
export const chartBarPattern = {
  source: `^(.+)[ \\u00a0]:[ \\u00a0]*(?:(${NUMBER})[ \\u00a0]à[ \\u00a0])?(${NUMBER})[ \\u00a0]?(%|MWh)$`,
  example: "Avant travaux : 100 %",
};

const format = new RegExp(chartBarPattern.source);
const toNumber = (text: string) => Number(text.replace(/\D/g, ""));

/** Reads a bar as an editor typed it. @returns null if the text has another format. */
function readChartBar(text: string): ChartBar | null {
  const [, label, start, end, unit] = format.exec(text) ?? [];
  if (!label || !end || !unit) return null;
  const value = `${start ? `${start} à ` : ""}${end} ${unit}`.replaceAll(" ", "\u00a0");
  return { label, least: toNumber(start ?? end), amount: toNumber(end), value };
}

/** A chapter's chart. */
export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** What the full width stands for: 100 %, or the longest bar if it is greater or another quantity. */
  scale: number;
  /** Where another bar is the whole: the amount of the lowest ones, which take the accent colour. */
  lowest: number | null;
  /** How it is drawn: as bars, unless another drawing is chosen and suits it. */
  drawing: ChartDrawing;
}

/** The charts that suit each drawing. */
const suits: Record<ChartDrawing, (scale: number, bars: readonly ChartBar[]) => boolean> = {
  Barres: () => true,
  // A building has 100 windows, and three fill a row.
  Immeubles: (scale, bars) => scale === 100 && bars.length <= 3,
};

/** Reads a chapter's bars, and leaves out invalid ones, which the content check reports. @returns null without bars. */
export function readChart(
  chapter: Pick<Queries.ChapterContent, "chartTitle" | "chartBars" | "chartDrawing">,
): Chart | null {
  const bars = (chapter.chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const amounts = bars.map(({ amount }) => amount);
  const scale = Math.max(bars.some(({ value }) => value.endsWith("%")) ? 100 : 0, ...amounts);
  const chosen = chapter.chartDrawing;
  // A draft may have a drawing that does not exist.
  const drawing = chosen && Object.hasOwn(suits, chosen) && suits[chosen](scale, bars) ? chosen : "Barres";
  const lowest = bars.some(({ least }) => least === scale) ? Math.min(...amounts) : null;
  return bars.length > 0 ? { title: chapter.chartTitle, bars, scale, lowest, drawing } : null;
}

/** How many of the ten windows of each column are lit in a building of 100, for a percentage. */
export const litColumns = (percent: number) =>
  Array.from({ length: 10 }, (_, column) => Math.min(10, Math.max(0, percent - 10 * column)));

/** Whether a chapter has a text or a chart. The others are only listed. */
export const isWritten = ({ text, chartBars }: { text: unknown; chartBars: readonly string[] | null }) =>
  (Array.isArray(text) ? text.length > 0 : !isMissing(text)) || (chartBars ?? []).some(readChartBar);

/** The chapters that have a text or a chart, with their anchors on the page and their numbers in the PDF. */
export const chaptersToRead = (chapters: readonly Queries.ChapterContent[]) =>
  chapters
    .map((chapter, index) => ({
      ...chapter,
      number: index + 1,
      id: entryAnchor("whitePaperChapter", chapter.title),
    }))
    .filter(isWritten);
