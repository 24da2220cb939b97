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
export function readChartBar(text: string): ChartBar | null {
  const [, label, start, end, unit] = format.exec(text) ?? [];
  if (!label || !end || !unit) return null;
  const value = `${start ? `${start} à ` : ""}${end} ${unit}`.replaceAll(" ", "\u00a0");
  return { label, least: toNumber(start ?? end), amount: toNumber(end), value };
}
