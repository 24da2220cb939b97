/** Reads tables as the tool does, with the frozen content and a fixed day. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { entryOf } from "../../../testing/content";
import { type DatedContract, withDates } from "../../dates/dated-contracts";
import { decodeFile } from "../decode";
import type { FieldId } from "../fields";
import { cellKey, type Corrections, NO_CONTRACT } from "../lines";
import { columnHeadings, headingRowOf, type Matching, type Slot, suggest, type Suggestion } from "../match";
import { type ReadLines, readLines } from "../read-table";
import { type Sheet, takeSheet } from "../sheet";

export const TODAY = "2026-11-25";
export const content = { schedule: entryOf("assemblyFile"), steps: entryOf("homePage").steps };

/** A portfolio of forty contracts in the formats of cabinets. */
export const portfolio = decodeFile(readFileSync(join(__dirname, "portefeuille.csv"))) ?? "";

/** @throws for a text that is no table. */
export function sheetOf(text: string): Sheet {
  const { sheet, problem } = takeSheet(text);
  if (!sheet) throw new Error(problem);
  return sheet;
}

export const suggestionFor = (sheet: Sheet): Suggestion => suggest(sheet, headingRowOf(sheet));

/** Columns by their headings, or by their index where there is none. */
type Choices = Readonly<Partial<Record<Slot, string | number>>>;

/** The visitor's choices in place of a suggestion. */
export interface Chosen extends Partial<Omit<Matching, "columns">> {
  columns: Choices;
}

/** A matching as the visitor confirms it. @throws for a heading that the table does not have. */
export function matchingOf(sheet: Sheet, chosen: Chosen): Matching {
  const headingRow = chosen.headingRow ?? headingRowOf(sheet);
  const headings = columnHeadings(sheet, headingRow);
  const columns = Object.entries(chosen.columns).map(([slot, wanted]) => {
    const column = typeof wanted === "number" ? wanted : headings.indexOf(wanted);
    if (column < 0) throw new Error(`There is no column « ${wanted} ».`);
    return [slot, column];
  });
  return {
    headingRow,
    hasBothEnergies: chosen.hasBothEnergies ?? false,
    consumptionUnit: chosen.consumptionUnit ?? null,
    columns: Object.fromEntries(columns) as Matching["columns"],
  };
}

/** By the number of a line, as a person types them. */
type Mended = Readonly<Record<number, Readonly<Partial<Record<FieldId | typeof NO_CONTRACT, string>>>>>;

/** The person's texts as the tool keeps them. */
export function correctionsOf(sheet: Sheet, { columns }: Matching, mended: Mended): Corrections {
  const keyOf = (field: string) =>
    field === NO_CONTRACT ? field : cellKey(field as FieldId, columns[field as FieldId]);
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

/** The lines of a table whose headings are clear, or whose columns are chosen. @throws where it would ask. */
export function linesOfTable(text: string, { chosen, mended = {} }: Answers = {}): ReadLines {
  const sheet = sheetOf(text);
  const suggestion = suggestionFor(sheet);
  if (!chosen && !suggestion.isClear) throw new Error("The headings are not clear.");
  const matching = chosen ? matchingOf(sheet, chosen) : suggestion;
  return readLines(sheet, matching, correctionsOf(sheet, matching, mended));
}

export const datedOf = ({ contracts }: ReadLines, today = TODAY): readonly DatedContract[] =>
  withDates(contracts, content, today);
