/** Reads a pasted table or a file: its headings, and the cells of each contract. */
import { codeColumns, isBesides, withTitles } from "./besides";
import { type Choices, type Columns, hasNeeded, recognise } from "./columns";
import { findHeadings, guessHeadings, MOST_TITLES } from "./headings";
import { type Delimiter, DELIMITERS, type Line, linesOf, MOST_LINES, readRows, type Row } from "./rows";

/** Contracts that are read. */
export const MOST_ROWS = 500;
/** Rows that tell the delimiter. */
const SAMPLE_ROWS = 60;

/** Accents that were lost, or decoded with the wrong encoding: « Ã© », « â€™ ». */
const LOST_ACCENTS = /\uFFFD|Ã[\u0080-\u00bf]|â€/;

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
  const { texts: headings, from, below } = findHeadings(rows) ?? guessHeadings(rows);
  const data = rows.slice(below);
  const columns = recognise(headings, choose(headings), codeColumns(headings, data));
  const contracts = withTitles(
    data.filter((row) => !isBesides(row, headings, columns)),
    columns,
  );
  const besides = data.filter(
    (row) => isBesides(row, headings, columns) && row.cells.join() !== headings.join(),
  );
  const skipped = [...rows.slice(0, from), ...besides];
  return {
    ...columns,
    headings,
    delimiter,
    rows: contracts.slice(0, MOST_ROWS),
    skipped: skipped.map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(" ") })),
    unread: lines.length - read + others + Math.max(contracts.length - MOST_ROWS, 0),
    hasLostAccents: LOST_ACCENTS.test(text),
    isReadable: hasNeeded(columns),
  };
}
