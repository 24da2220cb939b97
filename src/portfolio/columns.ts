/** The columns of a table: which field each one holds, and how to find the column of a field. */
import type { FieldId } from "./fields";

export type ColumnEnergy = "gaz" | "electricite";

export const COLUMN_ENERGIES: readonly ColumnEnergy[] = ["gaz", "electricite"];

export type SizeUnit = "kVA" | "kWh" | "MWh";

/** A field that a column can hold. */
export interface FieldUse {
  field: FieldId;
  /** The energy that the heading names. Null where the column serves all contracts of the line. */
  energy: ColumnEnergy | null;
  /** The unit that the visitor chose, for numbers without one. */
  unit?: SizeUnit;
}

/** A column with the field that it holds. */
export interface ColumnUse extends FieldUse {
  /** Index of the column, from 0. */
  column: number;
  /** The visitor chose the field, which its heading may not name. */
  isChosen?: boolean;
}

/** The visitor's choices, by the index of a column. Null ignores the column. */
export type Choices = ReadonlyMap<number, FieldUse | null>;

export interface Columns {
  uses: readonly ColumnUse[];
  /** Each line has a contract of gas and one of electricity. */
  isSplit: boolean;
  /** Unused columns whose headings also name a field that is used: a reason to ask the visitor. */
  rivals: readonly ColumnUse[];
  /** Used columns whose headings may mean something else. */
  unsure: readonly ColumnUse[];
}

/** « end gaz », « name »: a table has one column for each. */
export const nameUse = ({ field, energy }: FieldUse) => (energy ? `${field} ${energy}` : field);

/** Finds the column of a field: the energy's own one, or else the one that serves both energies. */
export function columnUse(
  { uses }: Pick<Columns, "uses">,
  field: FieldId,
  energy: ColumnEnergy | null = null,
): ColumnUse | undefined {
  const ofField = uses.filter((use) => use.field === field);
  return ofField.find((use) => use.energy === energy) ?? ofField.find((use) => use.energy === null);
}

/** @returns -1 for a field without a column. */
export const columnOf = (
  columns: Pick<Columns, "uses">,
  field: FieldId,
  energy: ColumnEnergy | null = null,
) => columnUse(columns, field, energy)?.column ?? -1;

/** A table is readable if it has a column for the contract's end and one that names the building. */
export function hasNeededColumns({ uses }: Pick<Columns, "uses">): boolean {
  const has = (field: FieldId) => uses.some((use) => use.field === field);
  return has("end") && (has("name") || has("code") || has("address"));
}
