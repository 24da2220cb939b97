/** What is read of the table and of the invoices: columns, contracts and lines that wait. */
import { useMemo } from "react";

import { readInvoiceLine } from "./invoice-lines";
import type { PortfolioRecord } from "./portfolio-record";
import type { Columns } from "./table/fields";
import { separate } from "./table/lines";
import { headingRowOf, suggest, type Suggestion } from "./table/match";
import { type ReadLines, readLines, refusalOf } from "./table/read-table";
import type { Sheet } from "./table/sheet";
import { type Table, tableOf } from "./table/table";

const NO_LINES: ReadLines = { contracts: [], waiting: [], withoutContract: [], notes: [] };

export interface MatchedTable {
  table: Table;
  suggestion: Suggestion;
  /** Null until the visitor has confirmed them, unless they are clear. */
  columns: Columns | null;
}

/** @param chosenRow the visitor's choice of the row of headings. */
function matchTable(
  sheet: Sheet,
  chosenRow: number | null,
  confirmed: PortfolioRecord["confirmed"],
): MatchedTable {
  const table = tableOf(sheet, chosenRow ?? headingRowOf(sheet));
  const suggestion = suggest(table);
  const clearColumns = suggestion.isClear ? suggestion.columns : null;
  return { table, suggestion, columns: confirmed[table.columnsKey] ?? clearColumns };
}

export interface Reading {
  /** Undefined without a table. */
  matched: MatchedTable | undefined;
  /** Why the table is refused, in French. */
  refusal: string | undefined;
  lines: ReadLines;
}

/** @param sheet undefined without a table. */
export function useReading(sheet: Sheet | undefined, record: PortfolioRecord): Reading {
  const { confirmed, corrections, invoices } = record;
  const { headingRow } = record.table;
  const matched = useMemo(
    () => sheet && matchTable(sheet, headingRow, confirmed),
    [sheet, headingRow, confirmed],
  );
  const refusal = useMemo(
    () => (matched?.columns ? refusalOf(matched.table, matched.columns) : undefined),
    [matched],
  );
  const lines = useMemo(() => {
    const columns = refusal ? null : matched?.columns;
    const ofTable = matched && columns ? readLines(matched.table, columns, corrections) : NO_LINES;
    const ofInvoices = separate(invoices.map((line) => readInvoiceLine(line, corrections)));
    return {
      ...ofTable,
      contracts: [...ofTable.contracts, ...ofInvoices.contracts],
      waiting: [...ofTable.waiting, ...ofInvoices.waiting],
    };
  }, [matched, refusal, corrections, invoices]);
  return { matched, refusal, lines };
}
