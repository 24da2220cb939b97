/** A bar of a chapter's chart. */
export interface ChartBar {
  label: string;
  percent: number;
}

/** The format of a bar in a content field. Its groups are the label and the percentage. */
export const chartBarPattern = {
  source: "^(.+)[ \\u00a0]:[ \\u00a0]*(\\d{1,3})[ \\u00a0]?%$",
  example: "Avant travaux : 100 %",
};

const format = new RegExp(chartBarPattern.source);

/** Reads a bar as an editor typed it. @returns null if the text has another format. */
export function readChartBar(text: string): ChartBar | null {
  const [, label, percent] = format.exec(text) ?? [];
  return label && percent ? { label, percent: Number(percent) } : null;
}
