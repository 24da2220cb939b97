/** Reads the days of a column. Their order is French, unless the column also has a day that only the American order allows. */
import { quoted, type ReadDay, readDay } from "../contract/read-day";
import type { IsoDay } from "../french/dates";

type DayOrder = "day-first" | "month-first" | "unclear";

/** « 12/31/2027 », « 6.3.27 »: two numbers before a year. */
const NUMERIC_DAY = /^\s*(?<first>\d\d?)\s*[/.-]\s*(?<second>\d\d?)\s*[/.-]\s*(?:\d{4}|\d\d)(?!\d)/;

/** With this many days in French order, one in American order is a slip of its own cell, and the other cells are not doubtful. */
const FRENCH_DAYS_PER_SLIP = 20;

/** The order of day and month. Null where both orders give the same day, or neither gives one, or the text has letters. */
function dayOrder(text: string): DayOrder | null {
  const found = NUMERIC_DAY.exec(text)?.groups;
  if (!found) return null;
  const first = Number(found.first);
  const second = Number(found.second);
  const isSameInBoth = first === second;
  const isNeither = first > 12 && second > 12;
  if (isSameInBoth || isNeither) return null;
  if (first > 12) return "day-first";
  return second > 12 ? "month-first" : "unclear";
}

export interface ColumnOrder {
  /** The first cell that only the American order allows. Undefined if the column has none. */
  monthFirst?: string;
  /** Days that both orders allow are lines to mend. */
  isDoubtful: boolean;
}

export function columnOrder(cells: readonly string[]): ColumnOrder {
  const monthFirstCells = cells.filter((cell) => dayOrder(cell) === "month-first");
  const dayFirstCells = cells.filter((cell) => dayOrder(cell) === "day-first");
  const [monthFirst] = monthFirstCells;
  if (monthFirst === undefined) return { isDoubtful: false };
  const isDoubtful = dayFirstCells.length < monthFirstCells.length * FRENCH_DAYS_PER_SLIP;
  return { monthFirst, isDoubtful };
}

/** Reads a day of a column. One that both orders allow gets a remark, or is a problem in a doubtful column. */
export function readInOrder(text: string, { monthFirst, isDoubtful }: ColumnOrder): ReadDay {
  const read = readDay(text);
  const isClear = dayOrder(text) !== "unclear";
  if ("problem" in read || isClear || !monthFirst) return read;
  const alsoInColumn = `la colonne a aussi ${quoted(monthFirst)}`;
  if (isDoubtful)
    return {
      problem: `${quoted(text)}\u00a0: jour ou mois d’abord\u00a0? ${alsoInColumn}. Écrivez le mois en lettres`,
    };
  return { ...read, remark: `${quoted(text)} lu avec le jour d’abord, mais ${alsoInColumn}\u00a0: vérifiez` };
}

interface ReadMeeting {
  day: IsoDay | null;
  /** In French. */
  remark?: string | undefined;
}

/** Reads the day of an assembly. A month alone does not say the day, so that the assembly counts as not fixed. */
export function readMeeting(text: string, order: ColumnOrder): ReadMeeting {
  if (!text) return { day: null };
  const read = readInOrder(text, order);
  if ("problem" in read || read.isWholeMonth) {
    const remark = `AG\u00a0: ${quoted(text)} n’est pas un jour\u00a0; comptée comme non fixée`;
    return { day: null, remark };
  }
  return { day: read.day, remark: read.remark && `AG\u00a0: ${read.remark}` };
}
