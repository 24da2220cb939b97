/** The texts that may be the label of a value: before it in its cell, to its left, above it, and the heading of its part. */
import { cellAbove, cellLeftOf } from "./neighbours";
import type { Cell, Page } from "./page";

/** A label with the cells that it takes. */
export interface Label {
  plain: string;
  cells: readonly Cell[];
}

/** Signs between a label and the text before it. */
const SEPARATOR = /[:;.•|()/]\s|\s-\s|[:;•|/]/g;
/** The colon, dash or bracket between a label and its value. */
const END_OF_LABEL = /[\s:=•|-]+$/;

const hasLetters = (plain: string) => /[a-z]{2}/.test(plain);

/** A label goes on in the next line: « Date de fin / de contrat », « Point de référence et de / mesure : ». */
const GOES_ON = /^(?:du|de|d'|des|et|au|mesure)\b/;

function withLineAbove(page: Page, label: Label): Label {
  const [cell] = label.cells;
  const first = cell && GOES_ON.test(label.plain) ? cellAbove(page, cell) : undefined;
  if (!first?.isLabelLike) return label;
  return { plain: `${first.plain} ${label.plain}`, cells: [first, ...label.cells] };
}

/** The label of a value that needs none. */
export const NO_LABEL: Label = { plain: "", cells: [] };

const labelOf = (cell: Cell): Label => ({
  plain: cell.plain.replace(END_OF_LABEL, "").trim(),
  cells: [cell],
});

/** The text before a value in its cell, from the last sign that ends another label. */
function beforeIn(cell: Cell, start: number): string {
  const before = cell.plain.slice(0, start).replace(END_OF_LABEL, "");
  const separator = [...before.matchAll(SEPARATOR)].at(-1);
  return before.slice(separator ? separator.index + separator[0].length : 0).trim();
}

/** Text between a label and its value: « le », « n° ». */
const FILLER = /^(?:(?:du|le|la|au|de|est|n°|no|environ|moins)[ :]*)*$/;

/** The possible labels of the value at a place of a cell. A text before the value in its own cell is the only one. */
export function labelsOf(page: Page, cell: Cell, start: number): Label[] {
  const before = beforeIn(cell, start);
  if (hasLetters(before) && !FILLER.test(before))
    return [withLineAbove(page, { plain: before, cells: [cell] })];
  const left = cellLeftOf(page, cell);
  const found = [left?.isLabelLike ? left : undefined, cell.heading];
  return found.flatMap((label) => (label ? [withLineAbove(page, labelOf(label))] : []));
}
