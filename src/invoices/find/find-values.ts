/** Finds the values of an invoice, each by its shape and then by its label, and says what several of them agree on. */
import type { Energy } from "../../contract/energy";
import { type Label, labelsOf, NO_LABEL } from "../page/labels";
import type { Cell, Page } from "../page/page";
import type { Occurrence } from "../shapes";
import { ELECTRICITY_WORDS, type FieldLabel, GAS_WORDS, wordsOf } from "./words";

/** A value with its place. */
export interface Found<Value> {
  value: Value;
  page: Page;
  /** The cell of the value. */
  cell: Cell;
  label: Label;
}

const isLabelOf = ({ words, otherWords, mostWords = Infinity }: FieldLabel, { plain }: Label) =>
  words.test(plain) && !otherWords?.test(plain) && wordsOf(plain).length <= mostWords;

/**
 * The values in a cell's text. A number without a unit is read with the unit of its label: « 72 » under
 * « Puissance (kVA) ». @param label in plain text; empty while it is not known.
 */
type ValuesIn<Value> = (plain: string, label: string) => readonly Occurrence<Value>[];

/** The values of a page that stand under a label of their field. */
export function findValues<Value>(page: Page, valuesIn: ValuesIn<Value>, field: FieldLabel): Found<Value>[] {
  return page.lines.flat().flatMap((cell) => {
    const inCell = valuesIn(cell.plain, "");
    // A cell with a number alone has no value until the label gives its unit.
    if (inCell.length === 0 && !/\d/.test(cell.plain)) return [];
    const places = inCell.length > 0 ? inCell : [{ start: 0 }];
    return places.flatMap(({ start }) => {
      const label = labelsOf(page, cell, start).find((each) => isLabelOf(field, each));
      // Read again with the label: the value at this place, not an earlier one of the cell.
      const found = label && valuesIn(cell.plain, label.plain).find((value) => value.start >= start);
      return found ? [{ value: found.value, page, cell, label }] : [];
    });
  });
}

/** The values of cells that need no label. */
export const findUnlabelled = <Value>(
  page: Page,
  cells: readonly Cell[],
  valuesIn: (cell: Cell) => readonly Occurrence<Value>[],
): Found<Value>[] =>
  cells.flatMap((cell) => valuesIn(cell).map(({ value }) => ({ value, page, cell, label: NO_LABEL })));

/** The energy that a text names, if it is only one. */
export function energyIn(plain: string): Energy | undefined {
  const isGas = GAS_WORDS.test(plain);
  if (isGas === ELECTRICITY_WORDS.test(plain)) return undefined;
  return isGas ? "gaz" : "electricite";
}

/** The value that all occurrences agree on, or null. */
export function agreedValue<Value>(found: readonly Found<Value>[]): Value | null {
  const texts = new Set(found.map(({ value }) => JSON.stringify(value)));
  return texts.size === 1 ? (found[0]?.value ?? null) : null;
}
