/** A measured value beside its budget: the maximum, or the minimum for a score. Without one, the value is only reported. */
export type Row = readonly [what: string, measured: number, unit: string, budget?: number | undefined];

export const keepsBudget = ([, measured, unit, budget]: Row) =>
  budget === undefined || (unit === "points" ? measured >= budget : measured <= budget);

/** A Markdown table for docs/measurements.md. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((each) => {
    const [what, measured, unit, budget] = each;
    const value = measured === Infinity ? "no answer" : `${measured} ${unit}`;
    const verdict = budget === undefined ? "" : keepsBudget(each) ? "kept" : "**missed**";
    return `| ${what} | ${value} | ${budget ?? ""} | ${verdict} |`;
  });
  return ["| what | measured | budget | |", "|---|---|---|---|", ...lines].join("\n");
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
