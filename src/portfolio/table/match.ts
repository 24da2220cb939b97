/** Suggests columns by their headings. The visitor confirms or corrects them. */
import { plainWords } from "../../french/plain-letters";
import { writtenDay } from "../../french/read-day";
import { COLUMN_IDS, type ColumnId, columnOf, type Columns } from "./fields";
import type { Sheet, TableRow } from "./sheet";
import type { Table } from "./table";

export interface Suggestion {
  columns: Columns;
  /** By column, the indexes of headings that may name it: they contain its words, or two of them have its known name. */
  maybe: Readonly<Partial<Record<ColumnId, readonly number[]>>>;
  /** All that is needed for dates has a known name, and no other column may be the end or the notice. */
  isClear: boolean;
}

const SMALL_WORDS = ["de", "du", "des", "d", "le", "la", "les", "l", "en", "par"];

/** The words of a heading without case, accents, signs, small words and a final s: « Date de fin du contrat » is « date fin contrat ». */
const headingWords = (heading: string) =>
  plainWords(heading.normalize("NFKC"))
    .split(" ")
    .filter((word) => !SMALL_WORDS.includes(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .join(" ");

const COLUMN_BY_NAME = new Map<string, ColumnId>(
  COLUMN_IDS.flatMap((id) => columnOf(id).names.map((name) => [headingWords(name), id] as const)),
);

/** By column, its names and further words between spaces: « " fin contrat " ». */
const WORDS_BY_COLUMN = new Map<ColumnId, readonly string[]>(
  COLUMN_IDS.map((id) => {
    const { names, words } = columnOf(id);
    return [id, [...names, ...words].map((each) => ` ${headingWords(each)} `)];
  }),
);

/** The column that a heading is a known name of. */
const columnNamed = (heading: string) => COLUMN_BY_NAME.get(headingWords(heading));

/** Whether a cell is a known name of a column: « Échéance » among the ends. */
export const isKnownName = (cell: string) => columnNamed(cell) !== undefined;

/** Whether a heading contains a name or a further word of the column, as whole words. */
function mayBe(heading: string, id: ColumnId): boolean {
  const words = ` ${headingWords(heading)} `;
  return (WORDS_BY_COLUMN.get(id) ?? []).some((each) => words.includes(each));
}

/**
 * Name, end and notice are known, and no other heading may be an end or a notice. With two contracts a line,
 * the end and the notice of both are known.
 */
function isClear(columns: Columns, maybe: Suggestion["maybe"]): boolean {
  const needed = [columns.name, columns.end, columns.notice];
  const doubts = [maybe.end, maybe.notice, maybe.electricityEnd, maybe.electricityNotice];
  const hasBothOrNone = (columns.electricityEnd === undefined) === (columns.electricityNotice === undefined);
  return hasBothOrNone && !needed.includes(undefined) && doubts.every((indexes = []) => indexes.length === 0);
}

/** Suggests a column if exactly one heading is a known name of it. */
export function suggest({ headings }: Table): Suggestion {
  const named = headings.map(columnNamed);
  const columns: Partial<Record<ColumnId, number>> = {};
  const maybe: Partial<Record<ColumnId, readonly number[]>> = {};
  for (const id of COLUMN_IDS) {
    const [first, second] = named.flatMap((each, index) => (each === id ? [index] : []));
    if (first !== undefined && second === undefined) columns[id] = first;
    maybe[id] = headings.flatMap((heading, index) => {
      // The suggested column is no candidate, nor is a known name of another column.
      const isOther = index === columns[id] || (named[index] ?? id) !== id;
      return !isOther && mayBe(heading, id) ? [index] : [];
    });
  }
  return { columns, maybe, isClear: isClear(columns, maybe) };
}

const hasDay = ({ cells }: TableRow) => cells.some((cell) => writtenDay(cell));

/** A row of several texts, none of which begins with a digit: « Site ; Fin ; Délai », and not « Le Mail ; 12/2027 ; 3 mois LRAR ». */
function mayBeHeadings({ cells }: TableRow): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && !filled.some((cell) => /^\d/.test(cell));
}

/**
 * Finds the row of headings above the first row with a day, even a day that does not exist: a row with known names of the building and the
 * end, else the last row that may be headings. After known names, each row before that day must be a contract, with a name or a number.
 * @returns -1 without headings; 0 for a table without a day.
 */
export function headingRowOf({ rows }: Sheet): number {
  const firstDay = rows.findIndex(hasDay);
  if (firstDay < 0) return 0;
  const above = rows.slice(0, firstDay);
  for (const [index, { cells }] of above.entries()) {
    const names = cells.map(columnNamed);
    const name = names.indexOf("name");
    const hasNameAndEnd = name >= 0 && names.includes("end");
    const isLine = (row: TableRow) => Boolean(row.cells[name]) || row.cells.some((cell) => /\d/.test(cell));
    if (hasNameAndEnd && above.slice(index + 1).every(isLine)) return index;
  }
  return above.map(mayBeHeadings).lastIndexOf(true);
}

/** @returns the problem of each choice that is wrong, in French. */
export function problemsOf(columns: Columns): Readonly<Partial<Record<ColumnId, string>>> {
  const problems: Partial<Record<ColumnId, string>> = {};
  const labelByIndex = new Map<number, string>();
  for (const id of COLUMN_IDS) {
    const { label, isNeeded } = columnOf(id);
    const index = columns[id];
    if (index === undefined) {
      if (isNeeded) problems[id] = "Choisissez la colonne.";
      continue;
    }
    const other = labelByIndex.get(index);
    if (other) problems[id] = `Cette colonne est déjà choisie pour «\u00a0${other}\u00a0».`;
    else labelByIndex.set(index, label);
  }
  return problems;
}
