import { withAnySpace } from "../../french/spaces";

/** Part of a regex: « 85 », « 1 000 ». */
const NUMBER = "\\d{1,3}(?: \\d{3})?";

/** Format of a bar in a content field: « Gaz : 500 à 1 000 MWh ». Groups: label, start of a range, number, unit. */
export const chartBarPattern = {
  source: `^(.+) : *(?:(${NUMBER}) à )?(${NUMBER}) ?(%|MWh)$`,
  example: "Avant travaux : 100 %",
};

const CHART_BAR = new RegExp(withAnySpace(chartBarPattern.source));
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
export function readChartBar(text: string): ChartBar | null {
  const [, label, start, end, unit] = CHART_BAR.exec(text) ?? [];
  if (!label || !end || !unit) return null;
  const amount = start ? `${start} à ${end}` : end;
  return {
    label,
    least: toNumber(start ?? end),
    amount: toNumber(end),
    value: `${amount} ${unit}`.replaceAll(" ", "\u00a0"),
  };
}

export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** Value at full width: 100 if a bar is a percentage, or the longest bar if it is greater. */
  scale: number;
  /** Amount of the lowest bars, which take the accent colour; null unless a bar fills the full width. */
  lowest: number | null;
}

function scaleOf(bars: readonly ChartBar[]): number {
  const longest = Math.max(...bars.map(({ amount }) => amount));
  const isPercentage = bars.some(({ value }) => value.endsWith("%"));
  return isPercentage ? Math.max(100, longest) : longest;
}

function lowestOf(bars: readonly ChartBar[], scale: number): number | null {
  const isFullWidth = bars.some(({ least }) => least === scale);
  return isFullWidth ? Math.min(...bars.map(({ amount }) => amount)) : null;
}

/** The fields of a chapter's chart. */
interface ChartFields {
  chartTitle: string | null;
  chartBars: readonly string[] | null;
}

/** Reads a chapter's chart without its invalid bars, which the content check reports. @returns null without bars. */
export function readChart({ chartTitle, chartBars }: ChartFields): Chart | null {
  const bars = (chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  if (bars.length === 0) return null;
  const scale = scaleOf(bars);
  return {
    title: chartTitle,
    bars,
    scale,
    lowest: lowestOf(bars, scale),
  };
}
