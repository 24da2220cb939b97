/** A measured value beside its budget. */
export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The maximum, or the minimum for a score. Undefined if the value is only reported. */
  budget?: number | undefined;
  /** For scores: more is better. */
  atLeast?: boolean;
}

export const keepsBudget = ({ measured, budget, atLeast = false }: Row) =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget);

const format = (value: number) =>
  value === Infinity ? "no answer" : Number.isInteger(value) ? String(value) : value.toFixed(2);

/** A Markdown table for docs/measurements.md. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, measured, unit, budget, atLeast } = row;
    const limit = budget === undefined ? "" : `${atLeast ? "≥" : "≤"} ${format(budget)}`;
    const kept = budget === undefined ? "" : keepsBudget(row) ? "kept" : "**missed**";
    return `| ${what} | ${format(measured)} ${unit} | ${limit} | ${kept} |`;
  });
  return ["| what | measured | budget | |", "|---|---|---|---|", ...lines].join("\n");
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
