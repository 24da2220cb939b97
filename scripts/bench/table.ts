/** A measured value beside its budget: the maximum, or the minimum for a score. Without one, the value is only reported. */
export type Row = readonly [what: string, measured: number, unit: string, budget?: number | undefined];

export const keepsBudget = ([, measured, unit, budget]: Row) =>
  budget === undefined || (unit === "points" ? measured >= budget : measured <= budget);

/** The name of a row, without what was measured beside it. */
const nameOf = ([what]: Row) => what.replace(/ \(.*/, "");

/**
 * A Markdown table for docs/measurements.md and for the summary of a run of CI.
 * @param before the rows of an earlier run.
 */
export function markdownTable(rows: readonly Row[], before: readonly Row[]): string {
  const value = ([, measured, unit]: Row) =>
    Number.isFinite(measured) ? `${measured} ${unit}` : "no answer";
  const lines = rows.map((row) => {
    const [what, , , budget] = row;
    const earlier = before.find((other) => nameOf(other) === nameOf(row));
    const verdict = budget === undefined ? "" : keepsBudget(row) ? "kept" : "**missed**";
    return `| ${what} | ${earlier ? value(earlier) : ""} | ${value(row)} | ${budget ?? ""} | ${verdict} |`;
  });
  return ["| what | before | now | budget | |", "|---|---|---|---|---|", ...lines].join("\n");
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
