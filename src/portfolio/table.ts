/** Reads a pasted table or a file: its headings, and the cells of each contract. */
import { parse } from "papaparse";

import { cleanText } from "../content/invisible";
import { anchorOf } from "../content/links";
import { type Choices, columnOf, type Columns, hasNeeded, recognise } from "./columns";
import { findHeadings, guessHeadings, hasDay, MOST_TITLES } from "./headings";

/** Characters of a cell that are kept. */
const LONGEST_CELL = 400;
/** Characters of a line that are kept: a line of millions of cells is no contract. */
const LONGEST_LINE = 20_000;
/** Contracts that are read. */
export const MOST_ROWS = 500;
/** Lines of text in one cell. */
const MOST_LINES = 10;
/** Rows that tell the delimiter. */
const SAMPLE_ROWS = 60;

const DELIMITERS = ["\t", ";", ",", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Accents that were lost, or decoded with the wrong encoding: « Ã© », « â€™ ». */
const LOST_ACCENTS = /\uFFFD|Ã[\u0080-\u00bf]|â€/;

interface Line {
  /** From 1. */
  line: number;
  text: string;
}

export interface Row {
  /** The number of its first line in the text, from 1. */
  line: number;
  cells: readonly string[];
  /** A quote in it is not closed. */
  isBroken: boolean;
}

export interface Table extends Columns {
  /** In lines of two headings with merged cells, both texts. */
  headings: readonly string[];
  delimiter: string;
  /** One a line with a contract. */
  rows: readonly Row[];
  /** Lines of titles, totals and notes. */
  skipped: readonly Line[];
  /** Lines after the first `MOST_ROWS`. */
  unread: number;
  hasLostAccents: boolean;
  /** A name and an end have a column. */
  isReadable: boolean;
}

// This tool's own CSV file has an apostrophe before what a spreadsheet would take for a formula.
const cleanCell = (cell: string) =>
  cleanText(cell.replace(/^'(?=[=+\-@\t])/, ""))
    .replace(/\s+/g, " ")
    .slice(0, LONGEST_CELL);

/** The first lines that have a text, and the number of the others: a file may have millions. */
function linesOf(text: string, most: number): { lines: Line[]; others: number } {
  const lines: Line[] = [];
  const eachLine = /([^\r\n]*)(?:\r\n?|\n|$)/g;
  for (let line = 1; lines.length < most && eachLine.lastIndex < text.length; line += 1) {
    const [, found = ""] = eachLine.exec(text) ?? [];
    if (/[^\s;,|]/.test(found)) lines.push({ line, text: found.slice(0, LONGEST_LINE) });
  }
  let others = 0;
  const filledLine = /[^\s;,|][^\r\n]*/g;
  filledLine.lastIndex = eachLine.lastIndex;
  if (eachLine.lastIndex < text.length) while (filledLine.exec(text)) others += 1;
  return { lines, others };
}

/** Reads one row, of several lines where a quoted cell has line breaks. A line with a quote that never closes is read alone. */
function readRow(lines: readonly Line[], delimiter: Delimiter): { row: Row; count: number } {
  const [{ line, text } = { line: 0, text: "" }] = lines;
  for (let count = 1; count <= lines.length; count += 1) {
    const rowText = lines.slice(0, count).map((each) => each.text);
    const { data, errors } = parse<string[]>(rowText.join("\n"), { delimiter, newline: "\n" });
    const [cells = []] = data;
    if (errors.length === 0 && data.length === 1)
      return { row: { line, cells: cells.map(cleanCell), isBroken: false }, count };
  }
  return { row: { line, cells: text.split(delimiter).map(cleanCell), isBroken: true }, count: 1 };
}

function readRows(lines: readonly Line[], delimiter: Delimiter, most: number) {
  const rows: Row[] = [];
  let read = 0;
  while (read < lines.length && rows.length < most) {
    const { row, count } = readRow(lines.slice(read, read + MOST_LINES), delimiter);
    if (row.cells.some(Boolean)) rows.push(row);
    read += count;
  }
  return { rows, read };
}

/** The delimiter whose headings say most, or else the one that cuts most lines alike. */
function delimiterOf(lines: readonly Line[]): Delimiter | undefined {
  const found = DELIMITERS.map((delimiter) => {
    const { rows } = readRows(lines, delimiter, SAMPLE_ROWS);
    const headings = findHeadings(rows);
    const widths = rows.map(({ cells }) => cells.length).filter((width) => width > 1);
    const alike = Math.max(0, ...widths.map((width) => widths.filter((each) => each === width).length));
    const known = headings ? recognise(headings.texts).uses.length : 0;
    return { delimiter, known, alike, isTable: known > 0 || alike * 2 >= Math.max(rows.length, 1) };
  });
  const [best] = found
    .filter(({ isTable, alike }) => isTable && alike > 0)
    .sort((one, other) => other.known - one.known || other.alike - one.alike);
  return best?.delimiter;
}

const TOTAL = /^(?:sous-)?tota(?:l|ux)\b(?!-energies)/;
/** The beginning of a line alone in its row: « * hors option », « (1) », « Nombre de contrats : 1 », « Édité le ». */
const NOTE =
  /^(?:\*|\(\*|\(?\d\)|(?:nb|n-b|nota|notes?|sources?|nombre|edite|editee|imprime|extrait|page|legende|maj|mis|mise|liste|situation|document|attention|sous-reserve)(?:-|$))/;

/** Whether a row is a total, a note, or the headings once more, and no contract. */
function isBesides({ cells }: Row, headings: readonly string[], columns: Columns): boolean {
  if (cells.every((cell, index) => cell === (headings[index] ?? ""))) return true;
  if (cells.every((cell) => /^[-:=_\s]*$/.test(cell))) return true;
  if (hasDay(cells)) return false;
  const filled = cells.filter(Boolean);
  const [first = ""] = filled;
  if (TOTAL.test(anchorOf(first))) return true;
  const isNote = NOTE.test(/^[*(\d]/.test(first) ? first : anchorOf(first));
  const names = [columnOf(columns, "name"), columnOf(columns, "code"), columnOf(columns, "address")];
  const isOutside = names.every((column) => !cells[column]);
  return filled.length === 1 ? isNote || isOutside : isNote && filled.length === 2 && /^\D*[:]?$/.test(first);
}

/** Reads a table of at least two columns, undefined otherwise. @param choose finds the visitor's choices for these headings. */
export function readTable(
  pasted: string,
  choose: (headings: readonly string[]) => Choices = () => new Map(),
): Table | undefined {
  const text = pasted.replace(/^\uFEFF/, "");
  const { lines, others } = linesOf(text, (MOST_ROWS + 2 * MOST_TITLES) * MOST_LINES);
  const delimiter = delimiterOf(lines.slice(0, SAMPLE_ROWS * MOST_LINES));
  if (!delimiter) return undefined;
  const { rows, read } = readRows(lines, delimiter, MOST_ROWS + MOST_TITLES);
  const { texts: headings, below } = findHeadings(rows) ?? guessHeadings(rows);
  const columns = recognise(headings, choose(headings));
  const data = rows.slice(below);
  const contracts = data.filter((row) => !isBesides(row, headings, columns));
  const besides = [...rows.slice(0, below), ...data].filter(
    (row) => !contracts.includes(row) && row.cells.join() !== headings.join(),
  );
  return {
    ...columns,
    headings,
    delimiter,
    rows: contracts.slice(0, MOST_ROWS),
    skipped: besides.map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(" ") })),
    unread: lines.length - read + others + Math.max(contracts.length - MOST_ROWS, 0),
    hasLostAccents: LOST_ACCENTS.test(text),
    isReadable: hasNeeded(columns),
  };
}
