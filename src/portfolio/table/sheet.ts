/** Cuts a pasted text or a file into rows of cells. */
import { parse } from "papaparse";

import { contentKey } from "../../forms/content-key";
import { cleanText } from "../../french/clean-text";
import { writtenDay } from "../../french/read-day";

/** Limit of contracts in a table. */
const MOST_ROWS = 500;
/** Limit of rows that are no contract: titles, headings, totals and notes. */
const OTHER_ROWS = 50;
/** Limit of cells in a row. */
const MOST_CELLS = 200;
/** Unit: characters. A longer cell is cut. */
const LONGEST_CELL = 400;

/**
 * In order of preference: of two delimiters that cut equally many rows, the first counts. The comma is last, because
 * « 412,5 » has a comma.
 */
const DELIMITERS = ["\t", ";", "|", ","] as const;
/** Lines that are enough to find the delimiter. */
const SAMPLE_LINES = 60;

/** A character that is neither blank nor a delimiter. */
const CONTENT = /[^\s;,|]/;

const TOO_FEW = "Collez au moins deux colonnes\u00a0: le nom de l’immeuble et la fin du contrat.";
const TOO_WIDE = `Ce tableau a plus de ${MOST_CELLS}\u00a0colonnes\u00a0: gardez celles qui sont utiles, puis recommencez.`;
const unsureQuotes = (line: number) =>
  `Les guillemets de la ligne\u00a0${line} laissent un doute sur ses cellules\u00a0: retirez-les, ou mettez la cellule sur une seule ligne, puis recommencez.`;

export interface TableRow {
  /** The number of the row's first line in the text, from 1. */
  line: number;
  cells: readonly string[];
}

/** A table, without its empty rows. */
export interface Sheet {
  /** Hash of the text, by which the same table is known again. */
  key: string;
  rows: readonly TableRow[];
  /** What was not read, in French. */
  notes: readonly string[];
}

/** A table, or why the text is none, in French. */
export type TakenSheet = { sheet: Sheet; problem?: undefined } | { sheet?: undefined; problem: string };

const hasTwoCells = (cells: readonly string[]) => cells.filter((cell) => CONTENT.test(cell)).length > 1;

/**
 * The delimiter that cuts most rows. papaparse's own finder fails where a title stands above two columns.
 * @returns undefined if each row has one cell.
 */
function delimiterOf(text: string): string | undefined {
  const rowCountOf = (delimiter: string) =>
    parse<string[]>(text, { delimiter, newline: "\n", preview: SAMPLE_LINES }).data.filter(hasTwoCells)
      .length;
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, rowCount: rowCountOf(delimiter) }));
  const [best] = counts.sort((one, other) => other.rowCount - one.rowCount);
  return best && best.rowCount > 0 ? best.delimiter : undefined;
}

const cleanCell = (cell: string) => cleanText(cell.slice(0, LONGEST_CELL)).replace(/\s+/g, " ");

/** Whether a line within the cell has a delimiter and a day: an unclosed quote may have drawn whole rows into this cell. */
const mayHoldRow = (cell: string, delimiter: string) =>
  cell.includes("\n") &&
  cell.split("\n").some((line) => {
    const pieces = line.split(delimiter);
    return pieces.length > 1 && pieces.some((piece) => writtenDay(piece.trim()));
  });

/** Reads a text as a table of at least two columns, or says what to change in it. */
export function takeSheet(pasted: string): TakenSheet {
  const text = pasted.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const delimiter = delimiterOf(text);
  if (!delimiter) return { problem: TOO_FEW };

  const { data, errors } = parse<string[]>(text, { delimiter, newline: "\n" });
  /** Index of the first row with a misplaced quote. */
  const wrongQuote = errors.find(({ type }) => type === "Quotes")?.row;
  const rows: TableRow[] = [];
  let hasMore = false;
  let line = 1;
  for (const [index, texts] of data.entries()) {
    if (index === wrongQuote || texts.some((cell) => mayHoldRow(cell, delimiter)))
      return { problem: unsureQuotes(line) };
    if (texts.length > MOST_CELLS) return { problem: TOO_WIDE };
    const cells = texts.map(cleanCell);
    const hasContent = cells.some(Boolean);
    hasMore = hasContent && rows.length === MOST_ROWS + OTHER_ROWS;
    if (hasMore) break;
    if (hasContent) rows.push({ line, cells });
    // A row has one line more for each line break within its cells.
    line += texts.reduce((sum, cell) => sum + cell.split("\n").length - 1, 1);
  }
  const lastLine = rows.at(-1)?.line ?? 0;
  const note = `Les lignes après la ligne ${lastLine} ne sont pas lues\u00a0: collez-les ensuite, ${MOST_ROWS} à la fois.`;
  return { sheet: { key: contentKey(text), rows, notes: hasMore ? [note] : [] } };
}
