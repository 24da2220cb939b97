/** The texts of one contract in a table, by field. */
import { cleanText } from "../content/invisible";
import { readDay } from "../contract/read-day";
import { type ColumnEnergy, columnOf, columnUse } from "./columns";
import type { Contract, Correction, Fault } from "./contract";
import type { ColumnOrder } from "./days";
import type { FieldId } from "./fields";
import type { Row } from "./rows";
import type { Table } from "./table";

/** One contract's place in its table, and what reading it needs of the other rows. */
export interface Source {
  table: Table;
  row: Row;
  /** In a line with two contracts, the one whose columns are read. Null where a line has one contract. */
  energy: ColumnEnergy | null;
  /** The building of the contract above: merged cells leave the lines below without a name. */
  above: Pick<Contract, "code" | "name"> | undefined;
  /** The order of day and month in each column of days. */
  orders: Readonly<Record<"end" | "meeting", ColumnOrder>>;
}

export interface Cells {
  /** The text of a field's cell. Empty where the table has no such column. */
  cell: (field: FieldId) => string;
  /** The heading of a field's column, or the unit that the visitor chose for it. */
  heading: (field: FieldId) => string;
  /** The visitor's correction of a cell, or else the cell. */
  corrected: (column: Fault["column"]) => string;
  /** The joined cells of a name with a delimiter in it, which moves the other cells to the right. Empty otherwise. */
  joinedName: string;
}

/**
 * Finds the cells of a name with a delimiter in it: « Résidence du Lac; bât. B » makes two cells, and the contract's end
 * then stands one cell to the right of its heading. @returns an empty array for any other row.
 */
function partsOfName({ cells }: Row, table: Table): readonly string[] {
  const nameColumn = columnOf(table, "name");
  const endColumn = columnOf(table, "end");
  const extraCells = cells.length - table.headings.length;
  const isNameBeforeEnd = nameColumn >= 0 && nameColumn < endColumn;
  if (extraCells <= 0 || !isNameBeforeEnd) return [];

  const hasDayAt = (column: number) => "day" in readDay(cells[column] ?? "");
  const isShifted = !hasDayAt(endColumn) && hasDayAt(endColumn + extraCells);
  return isShifted ? cells.slice(nameColumn, nameColumn + 1 + extraCells) : [];
}

/** Gives access to the cells of a contract by field. @param correction the visitor's texts in place of cells. */
export function cellsOf({ table, row, energy }: Source, correction: Correction): Cells {
  const parts = partsOfName(row, table);
  const joinedName = parts.join(`${table.delimiter} `);
  const texts = [...row.cells];
  if (joinedName) texts.splice(columnOf(table, "name"), parts.length, joinedName);

  const cell = (field: FieldId) => texts[columnOf(table, field, energy)] ?? "";
  const heading = (field: FieldId) => {
    const use = columnUse(table, field, energy);
    return use?.unit ?? table.headings[use?.column ?? -1] ?? "";
  };
  const corrected = (column: Fault["column"]) => {
    const text = correction[column];
    if (text !== undefined) return cleanText(text);
    // A table without names of buildings names them by their addresses.
    const isNamedByAddress = column === "name" && columnOf(table, "name") < 0;
    return cell(isNamedByAddress ? "address" : column);
  };
  return { cell, heading, corrected, joinedName };
}
