/** The texts of one contract in a table, by field. */
import { cleanText } from "../content/invisible";
import { readDay } from "../contract/read-day";
import { type ColumnEnergy, columnOf, columnUse } from "./columns";
import type { Contract, Correction, Fault } from "./contract";
import type { ColumnOrder } from "./days";
import type { FieldId } from "./fields";
import type { Row } from "./rows";
import type { Table } from "./table";

/** Where one contract stands in its table. */
export interface Source {
  table: Table;
  row: Row;
  /** The energy whose columns it has. Null where a line has one contract. */
  energy: ColumnEnergy | null;
  /** The contract above, whose building counts where its cells are merged. */
  above: Pick<Contract, "code" | "name"> | undefined;
  /** In which order the columns of days write day and month. */
  orders: Readonly<Record<"end" | "meeting", ColumnOrder>>;
}

export interface Cells {
  /** Empty where the table has no such column. */
  cell: (field: FieldId) => string;
  /** The heading of a field's column, or the unit that the visitor chose for it. */
  heading: (field: FieldId) => string;
  /** The visitor's text, or else the cell. */
  corrected: (column: Fault["column"]) => string;
  /** The joined cells of a name with a delimiter in it, which moves the other cells to the right. Empty otherwise. */
  joinedName: string;
}

/** The cells of a name with a delimiter in it: the end of the contract stands further right than its heading. */
function nameInParts({ cells }: Row, table: Table): readonly string[] {
  const name = columnOf(table, "name");
  const end = columnOf(table, "end");
  const extra = cells.length - table.headings.length;
  const isDay = (at: number) => "day" in readDay(cells[at] ?? "");
  const isShifted = extra > 0 && name >= 0 && name < end && !isDay(end) && isDay(end + extra);
  return isShifted ? cells.slice(name, name + 1 + extra) : [];
}

export function cellsOf({ table, row, energy }: Source, mended: Correction): Cells {
  const parts = nameInParts(row, table);
  const joinedName = parts.join(`${table.delimiter} `);
  const texts = [...row.cells];
  if (joinedName) texts.splice(columnOf(table, "name"), parts.length, joinedName);

  const cell = (field: FieldId) => texts[columnOf(table, field, energy)] ?? "";
  const heading = (field: FieldId) => {
    const use = columnUse(table, field, energy);
    return use?.unit ?? table.headings[use?.column ?? -1] ?? "";
  };
  const corrected = (column: Fault["column"]) => {
    const text = mended[column];
    if (text !== undefined) return cleanText(text);
    const isAddress = column === "name" && columnOf(table, "name") < 0;
    return cell(isAddress ? "address" : column);
  };
  return { cell, heading, corrected, joinedName };
}
