/** Cuts a pasted text into rows of cells. */
import { parse } from "papaparse";

import { cleanText } from "../content/invisible";

/** Characters of a cell that are kept. */
const LONGEST_CELL = 400;
/** Characters of a line that are kept: a line of millions of cells is no contract. */
const LONGEST_LINE = 20_000;
/** Lines of text in one cell. */
export const MOST_LINES = 10;

export const DELIMITERS = ["\t", ";", ",", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface Line {
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
  /** The building that a line of its own names above lines « Gaz », « Électricité ». */
  title?: string;
}

// This tool's own CSV file has an apostrophe before what a spreadsheet would take for a formula.
const cleanCell = (cell: string) =>
  cleanText(cell.replace(/^'(?=[=+\-@\t])/, ""))
    .replace(/\s+/g, " ")
    .slice(0, LONGEST_CELL);

/** The first lines that have a text, and the number of the others: a file may have millions. */
export function linesOf(text: string, most: number): { lines: Line[]; others: number } {
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

export function readRows(lines: readonly Line[], delimiter: Delimiter, most: number) {
  const rows: Row[] = [];
  let read = 0;
  while (read < lines.length && rows.length < most) {
    const { row, count } = readRow(lines.slice(read, read + MOST_LINES), delimiter);
    if (row.cells.some(Boolean)) rows.push(row);
    read += count;
  }
  return { rows, read };
}
