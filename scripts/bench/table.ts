export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The maximum, or the minimum for a score. Undefined if the value is only reported. */
  budget?: number;
  /** For scores: more is better. */
  atLeast?: boolean;
  /** The value of a first measurement, which missed the budget. */
  before?: number;
}

export const keepsBudget = ({ measured, budget, atLeast = false }: Row) =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget);

/**
 * Measures what depends on the machine. When a row misses its budget, everything is measured once more, and the row gets its second
 * value. Other work on the machine's host takes a part of its speed for seconds, so one of fifty rows often misses its budget by chance.
 */
export async function measureTimes(measure: () => Row[] | Promise<Row[]>): Promise<Row[]> {
  const rows = await measure();
  if (rows.every(keepsBudget)) return rows;
  const again = new Map((await measure()).map((row) => [row.what, row]));
  return rows.map((row) =>
    keepsBudget(row) ? row : { ...(again.get(row.what) ?? row), before: row.measured },
  );
}

const format = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A Markdown table for docs/measurements.md. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, measured, unit, budget, atLeast, before } = row;
    const limit = budget === undefined ? "" : `${atLeast ? "≥" : "≤"} ${format(budget)}`;
    const kept = budget === undefined ? "" : keepsBudget(row) ? "kept" : "**missed**";
    const second = before === undefined ? "" : `, at first ${format(before)}`;
    const value = measured === Infinity ? "no answer" : `${format(measured)} ${unit}`;
    return `| ${what} | ${value} | ${limit} | ${kept}${second} |`;
  });
  return ["| what | measured | budget | |", "|---|---|---|---|", ...lines].join("\n");
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
