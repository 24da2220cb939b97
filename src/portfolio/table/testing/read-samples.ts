/** Reads tables as the tool does, with the frozen content and a fixed day. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { entryOf } from "../../../testing/content";
import { type DatedContract, withDates } from "../../dates/dated-contracts";
import type { ColumnId, Columns, FieldId } from "../fields";
import { cellKey, type Corrections, type Line, NO_CONTRACT } from "../lines";
import { headingRowOf, suggest } from "../match";
import { type ReadLines, readLines } from "../read-table";
import { takeSheet } from "../sheet";
import { type Table, tableOf } from "../table";

export const TODAY = "2026-11-25";
export const content = { schedule: entryOf("assemblyFile"), steps: entryOf("homePage").steps };

/** A portfolio of forty contracts in the formats of cabinets. */
export const portfolio = readFileSync(join(__dirname, "portefeuille.csv"), "utf8");

/** The table below the headings that are found. @throws for a text that is no table. */
export function tableIn(text: string): Table {
  const { sheet, problem } = takeSheet(text);
  if (!sheet) throw new Error(problem);
  return tableOf(sheet, headingRowOf(sheet));
}

/** The columns that a person chooses, by their headings, or by their index where there is none. */
export type Chosen = Readonly<Partial<Record<ColumnId, string | number>>>;

/** @throws for a heading that the table does not have. */
export function columnsFor({ headings }: Table, chosen: Chosen): Columns {
  const columns = Object.entries(chosen).map(([id, wanted]) => {
    const index = typeof wanted === "number" ? wanted : headings.indexOf(wanted);
    if (index < 0) throw new Error(`There is no column « ${wanted} ».`);
    return [id, index];
  });
  return Object.fromEntries(columns) as Columns;
}

/** By number of line, the texts that a person types in place of its cells. */
type Mended = Readonly<Record<number, Readonly<Partial<Record<FieldId | typeof NO_CONTRACT, string>>>>>;

/** The person's texts as the tool keeps them. */
export function correctionsOf({ sheet }: Table, columns: Columns, mended: Mended): Corrections {
  const columnByField: Readonly<Partial<Record<string, number>>> = {
    ...columns,
    consumption: columns.consumptionMwh,
  };
  const keyOf = (field: string) =>
    field === NO_CONTRACT ? field : cellKey(field as FieldId, columnByField[field]);
  const lines = Object.entries(mended).map(([line, texts]) => [
    `${sheet.key}-${line}`,
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [keyOf(field), text])),
  ]);
  return Object.fromEntries(lines) as Corrections;
}

interface Answers {
  chosen?: Chosen;
  mended?: Mended;
}

/** The lines of a table whose headings are clear, or whose columns are chosen. @throws where the tool would ask. */
export function linesOfTable(text: string, { chosen, mended = {} }: Answers = {}): ReadLines {
  const table = tableIn(text);
  const suggestion = suggest(table);
  if (!chosen && !suggestion.isClear) throw new Error("The headings are not clear.");
  const columns = chosen ? columnsFor(table, chosen) : suggestion.columns;
  return readLines(table, columns, correctionsOf(table, columns, mended));
}

export const datedOf = (contracts: readonly Line[], today = TODAY): readonly DatedContract[] =>
  withDates(contracts, content, today);
