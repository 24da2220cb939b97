/** Cuts a pasted text or a file into rows of cells. */
import { parse } from "papaparse";

import { cleanText } from "../content/invisible";
import { counted, numberInFrench } from "../french/numbers";
import { isWrittenDay } from "./read-cells";

/** Contracts that are read. */
const MOST_ROWS = 500;
/** Titles above the headings, and as many totals and notes between the contracts. */
const OTHER_ROWS = 50;
/** Limit of lines, which is higher than that of rows: quoted cells have line breaks, and lines may be empty. */
const MOST_LINES = 10 * (MOST_ROWS + OTHER_ROWS);
/** Cells of a line that are kept. */
const MOST_CELLS = 200;
/** Characters of a line, and of a cell, that are kept. */
const LONGEST_LINE = 20_000;
const LONGEST_CELL = 400;

const DELIMITERS = ["\t", ";", ",", "|"] as const;
/** Lines and characters that are enough to find the delimiter. */
const SAMPLE = { lines: 60, characters: 100_000 };

/** Rows of one slice, and the time in ms after which parsing yields to the page. */
const SLICE_ROWS = 8;
const SLICE_TIME = 40;

/** A character that is neither blank nor a delimiter. */
const CONTENT = /[^\s;,|]/;
/** Accents that were lost, or decoded with the wrong encoding: « Ã© », « â€™ ». */
const LOST_ACCENTS = /\uFFFD|Ã[\u0080-\u00bf]|â€/;
/** The first line of Excel's own CSV files: « sep=; ». */
const SEPARATOR_LINE = /^"?sep=(?<delimiter>[\t;,|])"?$/i;
/** This tool's CSV file has an apostrophe before a formula and before a number of 12 digits or more: « '=1+1 », « '02510000000033 ». */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠\t]|\d{12})/;

export interface TableRow {
  /** The number of its first line in the text, from 1. */
  line: number;
  cells: readonly string[];
}

/** A table, without its empty rows. */
export interface Sheet {
  rows: readonly TableRow[];
  delimiter: string;
  /** What was not read, in French. */
  notes: readonly string[];
}

interface Lines {
  lines: readonly string[];
  /** The text after them has content. */
  hasMore: boolean;
}

/** The first lines, in time that does not grow with the others. */
function firstLines(text: string): Lines {
  const lines: string[] = [];
  const lineBreak = text.includes("\n") ? "\n" : "\r";
  let start = 0;
  while (lines.length < MOST_LINES && start < text.length) {
    const found = text.indexOf(lineBreak, start);
    const end = found < 0 ? text.length : found;
    lines.push(text.slice(start, Math.min(end, start + LONGEST_LINE)).replace(/\r$/, ""));
    start = end + 1;
  }
  return { lines, hasMore: CONTENT.test(text.slice(start)) };
}

/** The delimiter that makes most cells in rows of one width. @returns undefined if each row has one cell. */
function delimiterOf(lines: readonly string[]): string | undefined {
  const sample = lines.slice(0, SAMPLE.lines).join("\n").slice(0, SAMPLE.characters);
  let best: { delimiter: string; cellCount: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const cellsByWidth = new Map<number, number>();
    const { data } = parse<string[]>(sample, { delimiter, newline: "\n" });
    for (const { length } of data.filter((cells) => cells.some((cell) => CONTENT.test(cell))))
      if (length > 1) cellsByWidth.set(length, (cellsByWidth.get(length) ?? 0) + length);
    const cellCount = Math.max(0, ...cellsByWidth.values());
    if (cellCount > (best?.cellCount ?? 0)) best = { delimiter, cellCount };
  }
  return best?.delimiter;
}

const cleanCell = (cell: string) =>
  cleanText(cell.slice(0, LONGEST_CELL).replace(GUARD, "")).replace(/\s+/g, " ");

/** Whether an unclosed quote swallowed further rows: a line of the cell has delimiters and a day. */
function tookRows(cell: string, delimiter: string): boolean {
  const [, ...nextLines] = cell.split("\n");
  return nextLines.some((line) => {
    const pieces = line.split(delimiter);
    return pieces.length > 2 && pieces.some((piece) => isWrittenDay(piece.trim()));
  });
}

interface CutRows {
  rows: readonly TableRow[];
  /** Lines with more cells than are kept. */
  longLines: readonly { line: number; cellCount: number }[];
  hasMore: boolean;
}

interface Cut {
  delimiter: string;
  firstLine: number;
  /** Undefined reads quotes as plain characters. */
  quoteChar: '"' | undefined;
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** @returns undefined for quotes that do not close, and once the signal is aborted. */
async function cutRows(
  text: string,
  { delimiter, firstLine, quoteChar }: Cut,
  signal: AbortSignal,
): Promise<CutRows | undefined> {
  const rows: TableRow[] = [];
  const longLines: { line: number; cellCount: number }[] = [];
  // A character that no text has.
  const options = { delimiter, newline: "\n", quoteChar: quoteChar ?? "\u0000", fastMode: false } as const;
  let line = firstLine;
  let start = 0;
  let turnStart = performance.now();
  while (start < text.length && rows.length < MOST_ROWS + OTHER_ROWS) {
    const { data, errors, meta } = parse<string[]>(text.slice(start), { ...options, preview: SLICE_ROWS });
    if (errors.some(({ type }) => type === "Quotes")) return undefined;
    for (const texts of data) {
      const broken = texts.filter((cell) => cell.includes("\n"));
      if (broken.some((cell) => tookRows(cell, delimiter))) return undefined;
      if (texts.length > MOST_CELLS) longLines.push({ line, cellCount: texts.length });
      const cells = texts.slice(0, MOST_CELLS).map(cleanCell);
      if (cells.some(Boolean)) rows.push({ line, cells });
      line += 1 + broken.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
    }
    // A last slice of one empty line has no length.
    start += Math.max(meta.cursor, 1);
    if (performance.now() - turnStart < SLICE_TIME) continue;
    await nextTurn();
    if (signal.aborted) return undefined;
    turnStart = performance.now();
  }
  return { rows, longLines, hasMore: CONTENT.test(text.slice(start)) };
}

/** « "Les Tilleuls" » where quotes are plain characters. */
const withoutQuotes = ({ line, cells }: TableRow): TableRow => ({
  line,
  cells: cells.map((cell) => cell.replace(/^"(?<inside>.+)"$/, "$<inside>")),
});

function notesOn(text: string, { rows, longLines }: CutRows, hasMore: boolean, hasPlainQuotes: boolean) {
  const notes: string[] = [];
  const [long] = longLines;
  const lastLine = rows.at(-1)?.line ?? 0;
  if (hasMore)
    notes.push(
      `Les lignes après la ligne ${lastLine} ne sont pas lues\u00a0: collez-les ensuite, ${MOST_ROWS} à la fois.`,
    );
  if (long)
    notes.push(
      `Ligne ${long.line}\u00a0: ${counted(long.cellCount, "cellule")}, les ${MOST_CELLS} premières sont lues` +
        (longLines.length > 1 ? `, comme dans ${numberInFrench(longLines.length - 1)} autres.` : "."),
    );
  if (hasPlainQuotes)
    notes.push("Un guillemet n’est pas fermé\u00a0: chaque ligne est lue seule, avec ses guillemets.");
  if (LOST_ACCENTS.test(text.slice(0, SAMPLE.characters)))
    notes.push(
      "Des accents sont perdus\u00a0: enregistrez le fichier en «\u00a0CSV UTF-8\u00a0», ou copiez les cellules.",
    );
  return notes;
}

/**
 * Takes a table. A long text is cut in slices, and the page gets its turn between them.
 * @returns undefined for a text that is not a table of at least two columns, and once the signal is aborted.
 */
export async function takeSheet(pasted: string, signal: AbortSignal): Promise<Sheet | undefined> {
  const text = pasted.startsWith("\uFEFF") ? pasted.slice(1) : pasted;
  const { lines: allLines, hasMore } = firstLines(text);
  const ownDelimiter = SEPARATOR_LINE.exec(allLines[0] ?? "")?.groups?.delimiter;
  const lines = ownDelimiter ? allLines.slice(1) : allLines;
  const delimiter = ownDelimiter ?? delimiterOf(lines);
  if (!delimiter) return undefined;

  const cut: Cut = { delimiter, firstLine: ownDelimiter ? 2 : 1, quoteChar: '"' };
  const linesText = lines.join("\n");
  await nextTurn();
  const quoted = await cutRows(linesText, cut, signal);
  if (signal.aborted) return undefined;
  const read = quoted ?? (await cutRows(linesText, { ...cut, quoteChar: undefined }, signal));
  if (!read) return undefined;
  return {
    rows: quoted ? read.rows : read.rows.map(withoutQuotes),
    delimiter,
    notes: notesOn(text, read, hasMore || read.hasMore, !quoted),
  };
}
