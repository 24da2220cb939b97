/** What is read of the table and of the invoices: columns, contracts and lines that wait. */
import { useMemo } from "react";

import { lineOfContract } from "./invoice-lines";
import type { PortfolioRecord } from "./portfolio-record";
import { headingRowOf, type Matching, matchingKey, suggest, type Suggestion } from "./table/match";
import { readLine } from "./table/read-line";
import { matchingRefusal, type ReadLines, readLines, readLinesOf } from "./table/read-table";
import type { Sheet } from "./table/sheet";

const NO_LINES: ReadLines = { contracts: [], waiting: [], withoutContract: [], notes: [] };

interface Columns {
  /** What the confirmed matching is kept under. */
  key: string;
  suggestion: Suggestion;
  /** Null until the visitor has confirmed it, unless it is clear. */
  matching: Matching | null;
}

/** @param chosenRow the visitor's choice of the row of headings. */
function columnsOf(
  sheet: Sheet,
  chosenRow: number | undefined,
  matchings: PortfolioRecord["matchings"],
): Columns {
  const headingRow = chosenRow ?? headingRowOf(sheet);
  const key = matchingKey(sheet, headingRow);
  const suggestion = suggest(sheet, headingRow);
  const kept = matchings[key];
  if (kept) return { key, suggestion, matching: { ...kept, headingRow } };
  return { key, suggestion, matching: suggestion.isClear ? suggestion : null };
}

export interface TableReading {
  /** Undefined without a table. */
  columns: Columns | undefined;
  /** Why the table is refused, in French. */
  refusal: string | undefined;
  lines: ReadLines;
}

/** @param sheet undefined without a table. */
export function useReading(sheet: Sheet | undefined, record: PortfolioRecord): TableReading {
  const { matchings, corrections, invoices } = record;
  const { headingRow } = record.table;
  const columns = useMemo(
    () => sheet && columnsOf(sheet, headingRow, matchings),
    [sheet, headingRow, matchings],
  );
  const matching = columns?.matching;
  const refusal = useMemo(() => sheet && matching && matchingRefusal(sheet, matching), [sheet, matching]);
  const lines = useMemo(() => {
    const isRead = sheet && matching && !refusal;
    const ofTable = isRead ? readLines(sheet, matching, corrections) : NO_LINES;
    const ofInvoices = readLinesOf(invoices.map((invoice) => readLine(lineOfContract(invoice, corrections))));
    return {
      ...ofTable,
      contracts: [...ofTable.contracts, ...ofInvoices.contracts],
      waiting: [...ofTable.waiting, ...ofInvoices.waiting],
    };
  }, [sheet, matching, refusal, corrections, invoices]);
  return { columns, refusal: refusal ?? undefined, lines };
}
