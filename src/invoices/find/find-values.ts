/** Finds the values of an invoice: each by its shape, and then by its label. */
import type { Energy } from "../../contract/energy";
import { type Label, labelsOf } from "../page/labels";
import type { Cell, Page } from "../page/page";
import type { At } from "../shapes";
import { hasOneOf, setOf } from "./word-sets";
import { ELECTRICITY_WORDS, GAS_WORDS } from "./words";

/** A value with its place. */
export interface Found<Value> {
  value: Value;
  page: Page;
  /** The cell of the value. */
  cell: Cell;
  label: Label;
}

/** @param heading the label, in plain text. */
type ValuesIn<Value> = (plain: string, heading: string) => readonly At<Value>[];

/** The values of a page that stand under a label of their field. */
export function findValues<Value>(
  page: Page,
  valuesIn: ValuesIn<Value>,
  isLabel: (label: string) => boolean,
): Found<Value>[] {
  return page.lines.flat().flatMap((cell) => {
    const inCell = valuesIn(cell.plain, "");
    // A number without a unit may have it in its label.
    if (inCell.length === 0 && !/\d/.test(cell.plain)) return [];
    const places = inCell.length > 0 ? inCell : [{ start: 0 }];
    return places.flatMap(({ start }) => {
      const label = labelsOf(page, cell, start).find(({ plain }) => isLabel(plain));
      const found = label && valuesIn(cell.plain, label.plain).find((value) => value.start >= start);
      return found ? [{ value: found.value, page, cell, label }] : [];
    });
  });
}

const electricity = setOf(ELECTRICITY_WORDS);
const gas = setOf(GAS_WORDS);

/** The energy that a text names, if it is only one. */
export function energyIn(plain: string): Energy | undefined {
  const isGas = hasOneOf(plain, gas);
  const isElectricity = hasOneOf(plain, electricity);
  if (isGas === isElectricity) return undefined;
  return isGas ? "gaz" : "electricite";
}

/** The value that all occurrences agree on. */
export function only<Value>(found: readonly Found<Value>[]): Found<Value> | undefined {
  const [first, ...others] = found;
  const text = JSON.stringify(first?.value);
  return others.every(({ value }) => JSON.stringify(value) === text) ? first : undefined;
}
