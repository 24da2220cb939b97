/** A sheet whose row of headings is known. */
import type { Sheet, TableRow } from "./sheet";

export interface Table {
  sheet: Sheet;
  /** Index of the row of headings; -1 without headings. */
  headingRow: number;
  /** At least as many as most rows have cells. Empty for a column without a heading. */
  headings: readonly string[];
  /** The rows below the headings. */
  rows: readonly TableRow[];
  /**
   * The key of the table's confirmed columns: its headings. Without headings it is the text's hash, because two
   * tables of equal width may differ.
   */
  columnsKey: string;
}

/** The number of cells in most rows. */
function usualWidth(rows: readonly TableRow[]): number {
  const rowCounts = new Map<number, number>();
  for (const { cells } of rows) rowCounts.set(cells.length, (rowCounts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...rowCounts].sort(([, one], [, other]) => other - one);
  return width;
}

export function tableOf(sheet: Sheet, headingRow: number): Table {
  const rows = sheet.rows.slice(headingRow + 1);
  const written = sheet.rows[headingRow]?.cells ?? [];
  const lacking = Math.max(0, usualWidth(rows) - written.length);
  return {
    sheet,
    headingRow,
    headings: [...written, ...Array<string>(lacking).fill("")],
    rows,
    columnsKey: written.length > 0 ? written.join("\t") : sheet.key,
  };
}
