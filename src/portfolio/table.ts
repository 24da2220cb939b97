/** Reads a pasted table or a file: which column is what, and the cells of each building. */
import { parse } from "papaparse";

import { cleanText } from "../content/invisible";
import { anchorOf } from "../content/links";
import { readDay } from "../contract/read-day";

/** The columns that are read, by the words in their headings. The first that fits a heading takes it. */
const HEADINGS = {
  notice: /^(?!.*(?:date|convocation)).*\b(?:preavis|delai|denonciation)\b/,
  end: /^(?!.*(?:preavis|denonciation)).*\b(?:echeance|fin|terme|expiration)\b/,
  renewal: /\b(?:reconduction|renouvellement)\b/,
  meeting: /^(?!.*derniere).*\b(?:ag|assemblee)\b/,
  power: /\b(?:puissance|kva)\b/,
  consumption: /^(?!.*(?:prix|tarif|cout)).*\b(?:car|consommation|conso|[km]wh)\b/,
  lots: /\b(?:lots?|logements)\b/,
  energy: /^(?!.*(?:fournisseur|prix|cout)).*\b(?:energie|fluide)\b/,
  code: /^(?:code|n|no|num|numero|ref|reference|mandat)\b(?!.*-(?:postal|pdl|prm|pce|contrat|compteur)\b)/,
  name: /^(?!.*(?:gestionnaire|fournisseur|syndic|contact)).*\b(?:immeuble|copropriete|residence|nom|sdc)\b/,
  address: /\badresse\b/,
} as const;

export type Column = keyof typeof HEADINGS;
export type Columns = Readonly<Partial<Record<Column, number>>>;

/** Characters of a cell that are kept. */
const LONGEST_CELL = 120;
/** Contracts that are read. */
export const MOST_ROWS = 500;
/** Lines of a title above the headings, and lines of text in one cell. */
const MOST_LINES = 10;

/** Accents that were lost, or decoded with the wrong encoding: « Ã© », « â€™ ». */
const LOST_ACCENTS = /\uFFFD|Ã[\u0080-\u00bf]|â€/;

/** Decodes a dropped file: UTF-8, or else Windows-1252; UTF-16 is Excel's « Texte Unicode ». @returns undefined for a binary file. */
export function decodeFile(bytes: Uint8Array): string | undefined {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le");
  // XLS, XLSX and ODS have null bytes.
  if (bytes.includes(0) || decode("windows-1252").startsWith("%PDF")) return undefined;
  try {
    return decode("utf-8", true);
  } catch {
    return decode("windows-1252");
  }
}

// This tool's own CSV file has an apostrophe before what a spreadsheet would take for a formula.
const cleanCell = (cell: string) =>
  cleanText(cell.replace(/^'(?=[=+\-@\t])/, ""))
    .replace(/\s+/g, " ")
    .slice(0, LONGEST_CELL);

/** `line`: its number in the text, from 1. `isBroken`: a quote in it is not closed. */
export type Row = ReturnType<typeof readRow>;

/** Reads one row, of several lines where a quoted cell has line breaks. A line with a quote that never closes is read alone. */
function readRow(lines: readonly { line: number; text: string }[], delimiter: string) {
  const [{ line, text } = { line: 0, text: "" }] = lines;
  for (let count = 1; count <= lines.length; count += 1) {
    const rowText = lines.slice(0, count).map((each) => each.text);
    const { data, errors } = parse<string[]>(rowText.join("\n"), { delimiter, newline: "\n" });
    const [cells = []] = data;
    if (errors.length === 0 && data.length === 1)
      return { line, cells: cells.map(cleanCell), isBroken: false, count };
  }
  return { line, cells: text.split(delimiter).map(cleanCell), isBroken: true, count: 1 };
}

function recognise(headings: readonly string[]): Columns {
  const columns: Partial<Record<Column, number>> = {};
  headings.forEach((heading, index) => {
    const words = anchorOf(heading);
    const column = (Object.keys(HEADINGS) as Column[]).find((each) => HEADINGS[each].test(words));
    if (column) columns[column] ??= index;
  });
  const name = columns.name ?? columns.address;
  return name === undefined ? columns : { ...columns, name };
}

/** Whether a table has the two columns that it needs. */
export const isReadable = ({ end = -1, name, code }: Columns) => end >= 0 && (name ?? code ?? -1) >= 0;

const TOTAL = /^(?:sous-)?tota(?:l|ux)\b(?!-energies)/;
const hasDay = ({ cells }: Row) => cells.some((cell) => "day" in readDay(cell));

/** `skipped`: lines of titles and totals. `unread`: lines after the first `MOST_ROWS`. */
export type Table = NonNullable<ReturnType<typeof readTable>>;

/** Reads a table of at least two columns, undefined otherwise. @param chosen the visitor's choice, where no heading is known. */
export function readTable(pasted: string, chosen: Columns = {}) {
  const lines = pasted
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => /[^\s;,]/.test(text));
  const sample = lines.slice(0, 2 * MOST_LINES);
  const countOf = (delimiter: string) => sample.filter(({ text }) => text.includes(delimiter)).length;
  // Excel's cells may have many lines without a tab, and a list of names some commas.
  const delimiter = ["\t", ";", ","].find(
    (each) => countOf(each) * (each === "\t" ? 2 * MOST_LINES : 2) >= sample.length,
  );
  if (!delimiter || sample.length === 0) return undefined;
  const rows: Row[] = [];
  let read = 0;
  while (read < lines.length && rows.length < MOST_ROWS + MOST_LINES) {
    const row = readRow(lines.slice(read, read + MOST_LINES), delimiter);
    if (row.cells.some(Boolean)) rows.push(row);
    read += row.count;
  }
  const titles = rows.slice(0, MOST_LINES).findIndex(({ cells }) => isReadable(recognise(cells)));
  const [first, ...others] = rows.slice(Math.max(titles, 0));
  const headings = first?.cells ?? [];
  const data = titles < 0 && first && hasDay(first) ? rows : others;
  const contracts = data.filter((row) => !TOTAL.test(anchorOf(row.cells.find(Boolean) ?? "")) || hasDay(row));
  return {
    columns: { ...recognise(headings), ...chosen } satisfies Columns as Columns,
    headings,
    delimiter,
    rows: contracts.slice(0, MOST_ROWS),
    skipped: Math.max(titles, 0) + data.length - contracts.length,
    unread: lines.length - read + Math.max(contracts.length - MOST_ROWS, 0),
    hasLostAccents: LOST_ACCENTS.test(pasted),
  };
}
