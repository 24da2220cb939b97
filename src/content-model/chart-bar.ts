/** A bar of a chapter's chart, in percent. */
export interface ChartBar {
  label: string;
  percent: number;
}

/** How an editor types a bar. The content check demands this form, and page and PDF read the groups: label, percent. */
export const chartBarPattern = {
  source: "^(.+)[ \\u00a0]:[ \\u00a0]*(\\d{1,3})[ \\u00a0]?%$",
  example: "Avant travaux : 100 %",
};

const form = new RegExp(chartBarPattern.source);

/** @returns `null` for a text of another form. */
export function readChartBar(text: string): ChartBar | null {
  const [, label, percent] = form.exec(text) ?? [];
  return label && percent ? { label, percent: Number(percent) } : null;
}
