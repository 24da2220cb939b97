import { keep, stored } from "../forms/memory";
import type { InvoiceLine } from "./invoice-lines";
import type { Columns } from "./table/fields";
import type { Corrections } from "./table/lines";

/** The text of a table, pasted or read from a file. */
export interface TableText {
  text: string;
  /** The file's name. Empty for a pasted text, which is in the text area. */
  fileName: string;
  /** The visitor's choice of the row of headings. Null: the row that is found. */
  headingRow: number | null;
}

/** What was taken, matched and mended, kept in the memory of the tab. Cells stay texts, so that a restored table is read like any other. */
export interface PortfolioRecord {
  table: TableText;
  invoices: readonly InvoiceLine[];
  /** The corrections, by line. A line belongs to one table or invoice, so another table has no corrections. */
  corrections: Corrections;
  /** The confirmed columns, by `columnsKey`: the next table with the same headings keeps them. */
  confirmed: Readonly<Record<string, Columns>>;
}

export const EMPTY_PORTFOLIO: PortfolioRecord = {
  table: { text: "", fileName: "", headingRow: null },
  invoices: [],
  corrections: {},
  confirmed: {},
};

/** The record's name in the memory of the visit. */
const NAME = "immeubles";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isIndex: Check = (value) => Number.isInteger(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRecordOf =
  (isItem: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(isItem);

const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

const isTexts = isRecordOf(isText);

const isTable: Check = (value) =>
  isObject(value) &&
  isText(value.text) &&
  isText(value.fileName) &&
  (value.headingRow === null || isIndex(value.headingRow));

const isInvoiceLine: Check = (value) =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.place) &&
  isTexts(value.texts) &&
  isListOf(isTexts)(value.ends);

/** Anyone can change what is stored, and an earlier release may have written it. */
const isPortfolio = (value: unknown): value is PortfolioRecord =>
  isObject(value) &&
  isTable(value.table) &&
  isListOf(isInvoiceLine)(value.invoices) &&
  isRecordOf(isTexts)(value.corrections) &&
  isRecordOf(isRecordOf(isIndex))(value.confirmed);

let current: PortfolioRecord | undefined;

/** The table of this visit, also after a reload. */
export function readPortfolio(): PortfolioRecord {
  if (current) return current;
  const value = stored(NAME);
  current = isPortfolio(value) ? value : EMPTY_PORTFOLIO;
  return current;
}

export function writePortfolio(record: PortfolioRecord): void {
  current = record;
  const isEmpty = record.table.text === "" && record.invoices.length === 0;
  keep(NAME, isEmpty ? undefined : record);
}
