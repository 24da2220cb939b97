/** Reads a pasted table or a file: its headings, and the cells of each contract. */
import { type Choices, type Columns, hasNeededColumns } from "./columns";
import { findHeadings, guessHeadings, MOST_TITLE_LINES } from "./headings";
import { codeColumns, isNoContract, withTitles } from "./other-rows";
import { recognise } from "./recognise";
import {
  type Delimiter,
  DELIMITERS,
  firstLines,
  type Line,
  MOST_LINES_OF_ROW,
  readRows,
  type Row,
} from "./rows";

/** Contracts that are read. */
export const MOST_ROWS = 500;
/** Rows that are enough to find the delimiter. */
const SAMPLE_ROWS = 60;

/** Accents that were lost, or decoded with the wrong encoding: « Ã© », « â€™ ». */
const LOST_ACCENTS = /\uFFFD|Ã[\u0080-\u00bf]|â€/;

export interface Table extends Columns {
  /** Where the headings take two lines, both texts. */
  headings: readonly string[];
  delimiter: string;
  /** One for each line with a contract. */
  rows: readonly Row[];
  /** Lines of titles, totals and notes. */
  skipped: readonly Line[];
  /** The number of lines after the first `MOST_ROWS` contracts. */
  unread: number;
  hasLostAccents: boolean;
  /** Columns for the building and for the contract's end are known. */
  isReadable: boolean;
}

/** A delimiter, and how well it cuts the text. */
interface Cut {
  delimiter: Delimiter;
  rowCount: number;
  /** Headings that are recognised. */
  knownHeadings: number;
  /** Rows of the most frequent width. A row of one cell is not cut, and does not count. */
  equalRows: number;
}

function cutWith(delimiter: Delimiter, lines: readonly Line[]): Cut {
  const { rows } = readRows(lines, delimiter, SAMPLE_ROWS);
  const headings = findHeadings(rows);
  const rowsByWidth = new Map<number, number>();
  for (const { cells } of rows) {
    if (cells.length > 1) rowsByWidth.set(cells.length, (rowsByWidth.get(cells.length) ?? 0) + 1);
  }
  return {
    delimiter,
    rowCount: rows.length,
    knownHeadings: headings ? recognise(headings.texts).uses.length : 0,
    equalRows: Math.max(0, ...rowsByWidth.values()),
  };
}

/** With known headings a text is a table; without them, if half of its rows have the same width. */
function isTable({ knownHeadings, equalRows, rowCount }: Cut): boolean {
  if (equalRows === 0) return false;
  return knownHeadings > 0 || equalRows * 2 >= rowCount;
}

/** The delimiter that makes most known headings, or else most rows of one width. */
function delimiterOf(lines: readonly Line[]): Delimiter | undefined {
  const cuts = DELIMITERS.map((delimiter) => cutWith(delimiter, lines)).filter(isTable);
  cuts.sort((one, other) => other.knownHeadings - one.knownHeadings || other.equalRows - one.equalRows);
  return cuts[0]?.delimiter;
}

const lineOf = ({ line, cells }: Row): Line => ({ line, text: cells.filter(Boolean).join(" ") });

/**
 * Reads a table. @param choose returns the visitor's choices for these headings.
 * @returns undefined for a text that is not a table of at least two columns.
 */
export function readTable(
  pasted: string,
  choose: (headings: readonly string[]) => Choices = () => new Map(),
): Table | undefined {
  const text = pasted.replace(/^\uFEFF/, "");
  // Titles stand above the headings, and as many other lines may stand between the contracts.
  const mostLines = (MOST_ROWS + 2 * MOST_TITLE_LINES) * MOST_LINES_OF_ROW;
  const { lines, following } = firstLines(text, mostLines);
  const delimiter = delimiterOf(lines.slice(0, SAMPLE_ROWS * MOST_LINES_OF_ROW));
  if (!delimiter) return undefined;

  const { rows, linesRead } = readRows(lines, delimiter, MOST_ROWS + MOST_TITLE_LINES);
  const { texts: headings, firstRow, firstDataRow } = findHeadings(rows) ?? guessHeadings(rows);
  const titleRows = rows.slice(0, firstRow);
  const dataRows = rows.slice(firstDataRow);
  const columns = recognise(headings, choose(headings), codeColumns(headings, dataRows));

  const isNote = (row: Row) => isNoContract(row, headings, columns);
  const repeatsHeadings = ({ cells }: Row) => cells.join() === headings.join();
  const noteRows = dataRows.filter((row) => isNote(row) && !repeatsHeadings(row));
  const contractRows = withTitles(dataRows, columns, isNote);
  const uncutLines = lines.length - linesRead;
  const surplusContracts = Math.max(contractRows.length - MOST_ROWS, 0);
  return {
    ...columns,
    headings,
    delimiter,
    rows: contractRows.slice(0, MOST_ROWS),
    skipped: [...titleRows, ...noteRows].map(lineOf),
    unread: surplusContracts + uncutLines + following,
    hasLostAccents: LOST_ACCENTS.test(text),
    isReadable: hasNeededColumns(columns),
  };
}
