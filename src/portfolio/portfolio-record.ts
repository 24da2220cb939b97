import {
  type Guard,
  hasShape,
  isBoolean,
  isEither,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from "../forms/guards";
import { keep, stored } from "../forms/memory";
import { isDay, type IsoDay } from "../french/dates";
import type { Notice } from "../french/notice";
import type { OfferedEnd } from "../invoices/invoice";
import type { FiledContract } from "./invoice-lines";
import { type Corrections, LISTED_ENERGY_NAMES, type ListedEnergy } from "./table/lines";
import type { Matching } from "./table/match";

/** The text of a table, pasted or read from a file. */
export interface TableText {
  text: string;
  /** The file's name, if the text is not in the text area. */
  file?: string;
  /** The visitor's choice of the row of headings. */
  headingRow?: number;
}

/** The record of the table: what was taken, matched and mended, kept in the memory of the tab. */
export interface PortfolioRecord {
  table: TableText;
  invoices: readonly FiledContract[];
  /** The corrections, by line. A line belongs to one table or invoice, so that another table has none of them. */
  corrections: Corrections;
  /** The confirmed matchings, by `matchingKey`: the next table with the same headings keeps them. */
  matchings: Readonly<Record<string, Matching>>;
}

export const EMPTY_PORTFOLIO: PortfolioRecord = {
  table: { text: "" },
  invoices: [],
  corrections: {},
  matchings: {},
};

const NAME = "immeubles";

const isMissing = isOneOf(undefined);
const isStoredDay = (value: unknown): value is IsoDay => isText(value) && isDay(value);
const orNull = <Value>(guard: Guard<Value>) => isEither(guard, isOneOf(null));

const hasFacts = hasShape<FiledContract["facts"]>({
  name: isText,
  end: orNull(isStoredDay),
  isOpenEnded: isBoolean,
  notice: orNull(hasShape<Notice>({ count: isNumber, unit: isOneOf("months", "days") })),
  energy: orNull(isOneOf(...(Object.keys(LISTED_ENERGY_NAMES) as ListedEnergy[]))),
  power: orNull(isNumber),
  consumption: orNull(isNumber),
  renewal: orNull(isEither(isNumber, isOneOf("open", "ends"))),
  meter: orNull(isOneOf("small", "large")),
});

const isPortfolio = hasShape<PortfolioRecord>({
  table: hasShape<TableText>({
    text: isText,
    file: isEither(isText, isMissing),
    headingRow: isEither(isNumber, isMissing),
  }),
  invoices: isListOf(
    hasShape<FiledContract>({
      id: isText,
      place: isText,
      facts: hasFacts,
      ends: isListOf(hasShape<OfferedEnd>({ day: orNull(isStoredDay), line: isText, page: isNumber })),
    }),
  ),
  corrections: isRecordOf(isRecordOf(isText)),
  matchings: isRecordOf(
    hasShape<Matching>({
      headingRow: isNumber,
      hasBothEnergies: isBoolean,
      columns: isRecordOf(isNumber),
      consumptionUnit: isOneOf("kWh", "MWh", null),
    }),
  ),
});

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
