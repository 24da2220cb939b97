/** Cuts a pasted text into rows of cells. */
import { parse } from "papaparse";

import { cleanText } from "../content/invisible";
import { readDay } from "../contract/read-day";

/** Characters of a cell that are kept. */
const LONGEST_CELL = 400;
/** Characters of a line that are kept: a line of millions of cells is no contract. */
const LONGEST_LINE = 20_000;
/** A quoted cell may have line breaks: up to this number of lines make one row. */
export const MOST_LINES_OF_ROW = 10;

export const DELIMITERS = ["\t", ";", ",", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface Line {
  /** The line's number in the text, from 1. */
  line: number;
  text: string;
}

export interface Row {
  /** The number of its first line in the text, from 1. */
  line: number;
  cells: readonly string[];
  /** A quote in it is not closed. */
  isBroken: boolean;
  /** The building of a row without a name, or of a row « Gaz » or « Électricité »: the title above it. */
  title?: string;
}

/** This tool's own CSV file has an apostrophe before a sign that starts a formula in spreadsheets: « '=1+1 ». */
const FORMULA_GUARD = /^'(?=[=+\-@\t])/;

const cleanCell = (cell: string) =>
  cleanText(cell.replace(FORMULA_GUARD, "")).replace(/\s+/g, " ").slice(0, LONGEST_CELL);

/** A character that is neither blank nor a delimiter. */
const CONTENT = /[^\s;,|]/;

/** Counts the lines with content from an index of the text on. */
function countLines(text: string, start: number): number {
  if (start >= text.length) return 0;
  const lineWithContent = /[^\s;,|][^\r\n]*/g;
  lineWithContent.lastIndex = start;
  let count = 0;
  while (lineWithContent.exec(text)) count += 1;
  return count;
}

interface FirstLines {
  lines: readonly Line[];
  /** The number of lines with content after these. */
  following: number;
}

/** The first lines with content. A file may have millions of lines, so that the others are only counted. */
export function firstLines(text: string, most: number): FirstLines {
  const lines: Line[] = [];
  // A global regex starts at its `lastIndex`, the end of its last match.
  const nextLine = /(?<line>[^\r\n]*)(?:\r\n?|\n|$)/g;
  for (let number = 1; lines.length < most && nextLine.lastIndex < text.length; number += 1) {
    const found = nextLine.exec(text)?.groups?.line ?? "";
    if (CONTENT.test(found)) lines.push({ line: number, text: found.slice(0, LONGEST_LINE) });
  }
  return { lines, following: countLines(text, nextLine.lastIndex) };
}

const DITTO = "〃";

/** Replaces a cell of one quote, a ditto mark, which would open a quoted cell and take the next cells into it. */
function withDittos(line: string, delimiter: Delimiter): string {
  let isInQuotes = false;
  const pieces = line.split(delimiter);
  const withoutLoneQuotes = pieces.map((piece, index) => {
    // At the end of a line, the quote may open a cell that starts with a line break.
    const isLast = index === pieces.length - 1;
    if (piece.trim() === '"' && !isInQuotes && !isLast) return DITTO;
    const quoteCount = piece.split('"').length - 1;
    if (quoteCount % 2 === 1) isInQuotes = !isInQuotes;
    return piece;
  });
  return withoutLoneQuotes.join(delimiter);
}

/** A quote that never closes took other contracts into its cell: one of its lines has delimiters, and a day between two of them. */
function tookRows(cell: string, delimiter: Delimiter): boolean {
  const [, ...nextLines] = cell.split("\n");
  return nextLines.some((line) => {
    const pieces = line.split(delimiter);
    return pieces.length > 2 && pieces.some((piece) => "day" in readDay(piece.trim()));
  });
}

interface FirstRow {
  row: Row;
  /** The number of lines that it takes. */
  lineCount: number;
}

/** Reads the row that starts at the first line: one line, or as many as it takes to close a quote. A line whose quote never closes is a row of its own. */
function readRow(lines: readonly Line[], delimiter: Delimiter): FirstRow {
  const [{ line, text: firstText } = { line: 0, text: "" }, ...nextLines] = lines;
  const text = withDittos(firstText, delimiter);
  for (let lineCount = 1; lineCount <= lines.length; lineCount += 1) {
    const texts = [text, ...nextLines.slice(0, lineCount - 1).map((each) => each.text)];
    const { data, errors } = parse<string[]>(texts.join("\n"), { delimiter, newline: "\n" });
    const [cells = []] = data;
    const isOneRow = errors.length === 0 && data.length === 1;
    if (isOneRow && cells.some((cell) => tookRows(cell, delimiter))) break;
    if (isOneRow) return { row: { line, cells: cells.map(cleanCell), isBroken: false }, lineCount };
  }
  const cells = text.split(delimiter).map(cleanCell);
  return { row: { line, cells, isBroken: true }, lineCount: 1 };
}

interface ReadRows {
  rows: readonly Row[];
  /** The number of lines that were read, those of empty rows too. */
  linesRead: number;
}

/** Reads rows up to a number of them. Empty rows are left out. */
export function readRows(lines: readonly Line[], delimiter: Delimiter, most: number): ReadRows {
  const rows: Row[] = [];
  let linesRead = 0;
  while (linesRead < lines.length && rows.length < most) {
    const next = lines.slice(linesRead, linesRead + MOST_LINES_OF_ROW);
    const { row, lineCount } = readRow(next, delimiter);
    if (row.cells.some(Boolean)) rows.push(row);
    linesRead += lineCount;
  }
  return { rows, linesRead };
}
