/** Reads days of a column in French order, unless they may be in American order. */
import { quoted, type ReadDay, readDay } from "../contract/read-day";
import type { IsoDay } from "../french/dates";

type DayOrder = "day-first" | "month-first" | "unclear";

/** « 12/31/2027 » : two numbers before a year. */
const NUMERIC = /^\s*(\d\d?)\s*[/.-]\s*(\d\d?)\s*[/.-]\s*(?:\d{4}|\d\d)(?!\d)/;

/** A slip among this many clear days is a slip of its own cell. */
const CLEAR_DAYS_PER_SLIP = 20;

function dayOrder(text: string): DayOrder | null {
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

/** Reads a day, unless its column may write the month first. */
export function readInOrder(text: string, { monthFirst, isDoubtful }: ColumnOrder): ReadDay {
  const read = readDay(text);
  if (!monthFirst || !("day" in read) || dayOrder(text) !== "unclear") return read;
  const beside = `la colonne a aussi ${quoted(monthFirst)}`;
  if (isDoubtful)
    return {
      problem: `${quoted(text)}\u00a0: jour ou mois d’abord\u00a0? ${beside}. Écrivez le mois en lettres`,
    };
  return { ...read, remark: `${quoted(text)} lu avec le jour d’abord, mais ${beside}\u00a0: vérifiez` };
}

interface Meeting {
  day: IsoDay | null;
  remark?: string | undefined;
}

/** A month alone is no day of an assembly. */
export function readMeeting(text: string, order: ColumnOrder): Meeting {
  if (!text) return { day: null };
  const read = readInOrder(text, order);
  if ("problem" in read || read.isWholeMonth)
    return {
      day: null,
      remark: `AG\u00a0: ${quoted(text)} n’est pas un jour\u00a0; comptée comme non fixée`,
    };
  return { day: read.day, remark: read.remark && `AG\u00a0: ${read.remark}` };
}
