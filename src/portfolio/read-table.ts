/** Reads the lines of a table: each is a contract, or waits for a person, or is no contract. */
import type { Energy } from "../contract/energy";
import { counted, listed } from "../french/numbers";
import type { Contract, Corrections, WaitingLine } from "./facts";
import {
  columnHeadings,
  energyOfSlot,
  fieldOfSlot,
  isPerEnergy,
  type Matching,
  type Slot,
  slotsOf,
} from "./match";
import { type ColumnFormats, hasMonthFirst, isWrittenDay, readCell } from "./read-cells";
import { type CellTexts, type ReadLine, readLine } from "./read-line";
import type { Sheet, TableRow } from "./sheet";
import type { FieldId } from "./synonyms";

/** The texts of a row by field. @param energy of the contract, where a line has two; else null. */
function textsOf({ cells }: TableRow, { columns }: Matching, energy: Energy | null): CellTexts {
  const texts: Partial<Record<FieldId, string>> = {};
  for (const [slot, column] of Object.entries(columns) as [Slot, number][]) {
    const field = fieldOfSlot(slot);
    const isOfOther = isPerEnergy(field) && energyOfSlot(slot) !== (energy ?? "gaz");
    if (!isOfOther) texts[field] = cells[column] ?? "";
  }
  if (energy === null) return texts;
  // Gas has no power in kVA, and the consumption is that of gas.
  const { power, consumption, ...shared } = texts;
  return energy === "gaz"
    ? { ...shared, energy: "gaz", ...(consumption !== undefined && { consumption }) }
    : { ...shared, energy: "électricité", ...(power !== undefined && { power }) };
}

/** The order of day and month of a column, which the person chooses. */
export type DayOrder = "day" | "month";
/** By the index of a column. */
export type DayOrders = Readonly<Partial<Record<number, DayOrder>>>;

const DAY_FIELDS = ["end", "meeting"] as const;

/** A table whose columns are matched, with the visitor's answers. */
interface Table {
  sheet: Sheet;
  matching: Matching;
  orders: DayOrders;
  corrections: Corrections;
  headings: readonly string[];
  /** Cells of most rows. */
  width: number;
}

/** A column of days with a month above 12. */
export interface OrderQuestion {
  column: number;
  heading: string;
  /** « 12/31/2027 » */
  example: string;
}

/** Rows below the headings. */
const dataRows = ({ rows }: Sheet, { headingRow }: Matching) => rows.slice(headingRow + 1);

/** Asks for the order of day and month of each column of days with a month above 12, until it is chosen. */
export function orderQuestions(
  sheet: Sheet,
  matching: Matching,
  orders: DayOrders,
): readonly OrderQuestion[] {
  const headings = columnHeadings(sheet, matching.headingRow);
  return slotsOf(matching.isTwo).flatMap(({ slot, field }) => {
    const column = matching.columns[slot];
    if (column === undefined || !DAY_FIELDS.some((each) => each === field) || orders[column]) return [];
    const example = dataRows(sheet, matching)
      .map(({ cells }) => cells[column] ?? "")
      .find(hasMonthFirst);
    return example ? [{ column, heading: headings[column] ?? "", example }] : [];
  });
}

/** What the columns of a contract say of their cells. */
function formatsOf(table: Table, energy: Energy | null): ColumnFormats {
  const { headings, matching, orders } = table;
  const columnOf = (field: "end" | "notice" | "renewal") => {
    const slot: Slot = energy === "electricite" ? `${field}-electricite` : field;
    return matching.columns[slot] ?? -1;
  };
  const words = (column: number) => (headings[column] ?? "").toLowerCase();
  const notice = words(columnOf("notice"));
  const isInDays = /\b(?:jours?|j)\b/.test(notice);
  const bareUnit = /\bmois\b/.test(notice) ? ("months" as const) : null;
  const isMonthFirst = (column: number) => orders[column] === "month";
  return {
    monthFirst: DAY_FIELDS.filter((field) =>
      isMonthFirst(field === "end" ? columnOf("end") : (matching.columns.meeting ?? -1)),
    ),
    noticeUnit: isInDays && !bareUnit ? "days" : bareUnit,
    consumptionUnit: matching.consumptionUnit,
    asksForRenewal: /^(?:tacite reconduction|reconduction tacite)\b/.test(words(columnOf("renewal"))),
  };
}

/** The width of most rows. A row with more cells has a delimiter in one of them. */
function usualWidth(rows: readonly TableRow[], headings: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return Math.max(width, headings.length);
}

export interface ReadLines {
  contracts: readonly Contract[];
  waiting: readonly WaitingLine[];
  /** Rows of totals, notes and titles, and those that the person left aside. */
  withoutContract: readonly TableRow[];
  /** In French. */
  notes: readonly string[];
}

/** A row is a contract if it has a day, a notice or an energy. */
function isContract(row: TableRow, texts: CellTexts, formats: ColumnFormats): boolean {
  const reads = (field: FieldId) => {
    const part = readCell(field, texts[field] ?? "", formats);
    return typeof part !== "string" && Object.keys(part).length > 0;
  };
  return row.cells.some(isWrittenDay) || reads("end") || reads("notice") || reads("energy");
}

/** A row whose day stands in another cell, where it may have moved: as a contract without an end and a notice it waits for the person. */
const WAITS_AS_GAS = ["gaz"] as const;

/** The energies of a row's contracts: those with an end or a notice. Null in a table of one contract a line. */
function energiesOf(row: TableRow, { matching }: Table): readonly (Energy | null)[] {
  if (!matching.isTwo) return [null];
  const found = (["gaz", "electricite"] as const).filter((energy) => {
    const { end, notice } = textsOf(row, matching, energy);
    return Boolean(end ?? "") || Boolean(notice ?? "");
  });
  if (found.length > 0) return found;
  return row.cells.some(isWrittenDay) ? WAITS_AS_GAS : [];
}

/** The contracts of a row, without those that the person left aside. */
function linesOfRow(row: TableRow, name: string, table: Table): readonly ReadLine[] {
  const { matching, corrections, width, sheet } = table;
  const delimiter = sheet.delimiter === "\t" ? "tabulation" : sheet.delimiter;
  const tooLong = `${row.cells.length} cellules pour ${width} colonnes\u00a0: un «\u00a0${delimiter}\u00a0» dans une cellule\u00a0?`;
  return energiesOf(row, table).flatMap((energy) => {
    const texts = textsOf(row, matching, energy);
    const formats = formatsOf(table, energy);
    if (!energy && !isContract(row, texts, formats)) return [];
    const id = energy ? `${row.line}-${energy}` : `${row.line}`;
    const line = readLine({
      id,
      place: `Ligne ${row.line}`,
      texts: { ...texts, name },
      formats,
      correction: corrections[id] ?? {},
      problem: row.cells.length > width ? tooLong : undefined,
    });
    return line.kind === "aside" ? [] : [line];
  });
}

/** Groups of equal lines: « Lignes 4 et 9 identiques. » */
function equalNotes(rows: readonly TableRow[]): readonly string[] {
  const linesByText = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    const text = cells.join("\t");
    const lines = linesByText.get(text);
    if (lines) lines.push(line);
    else linesByText.set(text, [line]);
  }
  const groups = [...linesByText.values()].filter(({ length }) => length > 1);
  return groups.map((lines) => `Lignes ${listed(lines)} identiques\u00a0: toutes restent.`);
}

/** « 3 lignes sans nom : elles ont celui de la ligne du dessus. » */
function inheritedNote(count: number): readonly string[] {
  if (count === 0) return [];
  const have = count > 1 ? "elles ont" : "elle a";
  return [`${counted(count, "ligne")} sans nom\u00a0: ${have} celui de la ligne du dessus.`];
}

/** Separates the contracts from the lines that wait. */
export function readLinesOf(lines: readonly ReadLine[]): Pick<ReadLines, "contracts" | "waiting"> {
  return {
    contracts: lines.flatMap((line) => (line.kind === "contract" ? [line.contract] : [])),
    waiting: lines.flatMap((line) => (line.kind === "waiting" ? [line.waiting] : [])),
  };
}

/** Reads the table whose columns are matched. */
export function readLines(
  sheet: Sheet,
  matching: Matching,
  orders: DayOrders,
  corrections: Corrections,
): ReadLines {
  const headings = columnHeadings(sheet, matching.headingRow);
  const rows = dataRows(sheet, matching);
  const width = usualWidth(rows, headings);
  const table: Table = { sheet, matching, orders, corrections, headings, width };
  const lines: ReadLine[] = [];
  const withoutContract: TableRow[] = sheet.rows.slice(0, Math.max(matching.headingRow, 0));
  const contractRows: TableRow[] = [];
  let nameAbove = "";
  let inheritedCount = 0;
  for (const row of rows) {
    const ownName = row.cells[matching.columns.name ?? -1] ?? "";
    nameAbove = ownName || nameAbove;
    const found = linesOfRow(row, nameAbove, table);
    lines.push(...found);
    if (found.length === 0) {
      withoutContract.push(row);
      continue;
    }
    contractRows.push(row);
    if (!ownName && nameAbove) inheritedCount += 1;
  }
  return {
    ...readLinesOf(lines),
    withoutContract,
    notes: [...inheritedNote(inheritedCount), ...equalNotes(contractRows)],
  };
}
