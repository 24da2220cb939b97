/** Reads a pasted table or a file: which column is what, and the cells of each building. */
import { parse } from "papaparse";

import { cleanText } from "../content/invisible";
import { plainText, readDay } from "./days";

/** The columns that are read, by the words in their headings. The first that fits a heading takes it. */
const HEADINGS = {
  notice: /^(?!.*(?:date|convocation)).*\b(?:preavis|delai|denonciation)\b/,
  end: /^(?!.*(?:preavis|denonciation)).*\b(?:echeance|fin|terme|expiration)\b/,
  renewal: /\b(?:reconduction|renouvellement)\b/,
  meeting: /^(?!.*derniere).*\b(?:ag|assemblee)\b/,
  power: /\b(?:puissance|kva)\b/,
  consumption: /^(?!.*(?:prix|tarif|cout)).*\b(?:car|consommation|conso|[km]wh)\b/,
  lots: /\b(?:lots?|logements)\b/,
  energy: /\b(?:energie|fluide)\b/,
  name: /^(?!.*(?:gestionnaire|fournisseur)).*\b(?:immeuble|copropriete|residence|nom|sdc)\b/,
  code: /^(?:code|n|no|num|numero|ref|reference|mandat)\b(?!.* (?:postal|pdl|prm|pce|contrat|compteur)\b)/,
  address: /\badresse\b/,
} as const;

export type Column = Exclude<keyof typeof HEADINGS, "address">;

/** The longest text of a cell that is kept, in characters. */
const LONGEST_CELL = 120;
/** The most buildings that are read. */
export const MOST_ROWS = 500;
/** Above the headings a sheet may have so many lines of a title. */
const MOST_TITLES = 10;
/** The most lines of the text in one cell, and the most lines with a quote that is not closed. */
const MOST_BREAKS = 10;
const MOST_BROKEN = 10;

/** A line of the table, with its number in the text, from 1. `isBroken`: a quote in it is not closed. */
export interface Line {
  line: number;
  cells: readonly string[];
  isBroken: boolean;
}

export interface Table {
  /** The position of each column that the table has. */
  columns: Readonly<Partial<Record<Column, number>>>;
  /** The headings as they are written, of which `columns` counts. */
  headings: readonly string[];
  delimiter: string;
  rows: readonly Line[];
  /** How many lines were left out: titles and totals, and those after the first `MOST_ROWS`. */
  skipped: number;
  unread: number;
  hasLostAccents: boolean;
}

/** Accents that were lost, or that a program has read in another encoding: « Ã© », « â€™ ». */
const LOST_ACCENTS = /\uFFFD|Ã[\u0080-\u00bf]|â€/;

/** Decodes a dropped file: UTF-8, or else Windows-1252; UTF-16 is Excel's « Texte Unicode ». @returns undefined if it is no text. */
export function decodeFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  const windows1252 = new TextDecoder("windows-1252");
  // ZIP, which XLSX and ODS are, PDF, and any other file with a zero byte.
  if (/^(?:PK|%PDF)/.test(windows1252.decode(bytes.slice(0, 4))) || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

const oneLine = (cell: string) =>
  // A CSV file of this tool has an apostrophe before what a spreadsheet would take for a formula.
  cleanText(cell.replace(/^'(?=[=+\-@\t])/, ""))
    .replace(/\s+/g, " ")
    .slice(0, LONGEST_CELL);

/**
 * Splits a text into lines of cells. A line with a quote that is not closed is read as it stands, and no line after it is lost.
 * @returns the lines that are not empty, and the number of the last line that was read.
 */
function splitLines(text: string, delimiter: string) {
  const lines: Line[] = [];
  let [start, line, broken] = [0, 1, 0];
  const isFull = () => start >= text.length || lines.length >= MOST_ROWS + MOST_TITLES;
  while (!isFull()) {
    const from = start;
    // Each quote that is not closed is looked for in all lines after it: many are no quotes at all.
    const quoteChar = broken < MOST_BROKEN ? '"' : "\0";
    parse<string[]>(text.slice(from), {
      delimiter,
      quoteChar,
      newline: "\n",
      step: ({ data, errors, meta }, parser) => {
        const isBroken = errors.length > 0 || data.some((cell) => cell.split("\n").length > MOST_BREAKS);
        const end = isBroken ? text.indexOf("\n", start) + 1 || text.length : from + meta.cursor;
        const source = text.slice(start, end);
        const cells = (isBroken ? source.split(delimiter) : data).map(oneLine);
        if (cells.some(Boolean)) lines.push({ line, cells, isBroken });
        line += source.split("\n").length - 1;
        start = end;
        broken += Number(isBroken);
        if (isBroken || isFull()) parser.abort();
      },
    });
  }
  return { lines, read: start < text.length ? line - 1 : line };
}

/** Which column each heading is. */
function recognise(headings: readonly string[]): Table["columns"] {
  const columns: Partial<Record<keyof typeof HEADINGS, number>> = {};
  headings.forEach((heading, index) => {
    const plain = plainText(heading)
      .replace(/[^a-z]+/g, " ")
      .trim();
    const column = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).find((name) =>
      HEADINGS[name].test(plain),
    );
    if (column) columns[column] ??= index;
  });
  const { address, name = address, ...others } = columns;
  return name === undefined ? others : { ...others, name };
}

const TOTAL = /^(?:sous[- ])?tota(?:l|ux)\b/;
const hasDay = (cells: readonly string[]) => cells.some((cell) => "day" in readDay(cell));

/**
 * Reads a table.
 * @param chosen the columns that the visitor has chosen, of a table without known headings.
 * @returns undefined if it has no two columns.
 */
export function readTable(pasted: string, chosen: Table["columns"] = {}): Table | undefined {
  const text = pasted.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const source = text.split("\n");
  const first = source.slice(0, 2 * MOST_TITLES).filter((line) => line.trim());
  const delimiter = ["\t", ";", ","].find(
    (each) => first.length > 0 && 2 * first.filter((line) => line.includes(each)).length >= first.length,
  );
  if (!delimiter) return undefined;
  const { lines, read } = splitLines(source.slice(0, 4 * MOST_ROWS).join("\n"), delimiter);
  const known = lines.slice(0, MOST_TITLES).findIndex(({ cells }) => {
    const { end, name, code } = recognise(cells);
    return end !== undefined && (name ?? code) !== undefined;
  });
  const headings = lines[Math.max(known, 0)]?.cells ?? [];
  const data = lines.slice(known < 0 && hasDay(headings) ? 0 : Math.max(known, 0) + 1);
  const rows = data.filter(({ cells }) => !TOTAL.test(plainText(cells.find(Boolean) ?? "")) || hasDay(cells));
  return {
    columns: { ...recognise(headings), ...chosen },
    headings,
    delimiter,
    rows: rows.slice(0, MOST_ROWS),
    skipped: Math.max(known, 0) + data.length - rows.length,
    hasLostAccents: LOST_ACCENTS.test(text),
    unread: source.slice(read).filter((line) => line.trim()).length + Math.max(rows.length - MOST_ROWS, 0),
  };
}
