/** Tells a column of days in French order from one that may be in American order. */

interface DayOrder {
  order: "day-first" | "month-first" | "unclear";
}

/** « 12/31/2027 » : two numbers before a year. */
const NUMERIC = /^\s*(\d\d?)\s*[/.-]\s*(\d\d?)\s*[/.-]\s*(?:\d{4}|\d\d)(?!\d)/;

/** A slip among this many clear days is a slip of its own cell. */
const CLEAR_DAYS_PER_SLIP = 20;

export function dayOrder(text: string): DayOrder["order"] | null {
  const [, first, second] = NUMERIC.exec(text)?.map(Number) ?? [];
  if (first === undefined || second === undefined || first === second) return null;
  if (first > 12) return second > 12 ? null : "day-first";
  return second > 12 ? "month-first" : "unclear";
}

export interface ColumnOrder {
  /** A text with its month first. Undefined if the column has none. */
  monthFirst?: string;
  /** Days that both orders allow are doubtful. */
  isDoubtful: boolean;
}

export function columnOrder(cells: readonly string[]): ColumnOrder {
  const orders = cells.map(dayOrder);
  const slips = orders.filter((order) => order === "month-first").length;
  const clear = orders.filter((order) => order === "day-first").length;
  const monthFirst = cells[orders.indexOf("month-first")];
  return {
    ...(monthFirst !== undefined && { monthFirst }),
    isDoubtful: slips > 0 && clear < slips * CLEAR_DAYS_PER_SLIP,
  };
}
