export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The most it may be, or the least for a score; none where it is only told. */
  budget?: number;
  /** For scores: more is better. */
  atLeast?: boolean;
}

export const keepsBudget = ({ measured, budget, atLeast = false }: Row) =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget);

const format = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A Markdown table, as docs/measurements.md carries it. */
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
