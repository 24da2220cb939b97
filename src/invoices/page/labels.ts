/** The texts that may be the label of a value: before it in its cell, to its left, above it, and the heading of its part. */
import { cellAbove, cellBelow, cellsLeftOf } from "./neighbours";
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

/** A label whose first words are at the end of the line above. */
function withLineAbove(page: Page, label: Label): Label {
  const [cell] = label.cells;
  const first = cell && GOES_ON.test(label.plain) ? cellAbove(page, cell) : undefined;
  if (!first?.isLabelLike) return label;
  return { plain: `${first.plain} ${label.plain}`, cells: [first, ...label.cells] };
}

/** The label of a value that needs none. */
export const NO_LABEL: Label = { plain: "", cells: [] };

const labelOf = (cells: readonly Cell[]): Label => ({
  plain: cells.map(({ plain }) => plain.replace(END_OF_LABEL, "").trim()).join(" "),
  cells,
});

/** The label to the left of a value. It may go on in the next line, where no other value is. */
function labelLeftOf(page: Page, value: Cell): readonly Cell[] {
  const cells = cellsLeftOf(page, value).filter(({ isLabelLike }) => isLabelLike);
  const last = cells.at(-1);
  const next = last && cellBelow(page, last);
  const goesOn = next?.isLabelLike && GOES_ON.test(next.plain);
  return goesOn && cellBelow(page, value)?.line !== next.line ? [...cells, next] : cells;
}

/** The text before a value in its cell, from the last sign that ends another label. */
function beforeIn(cell: Cell, start: number): string {
  const before = cell.plain.slice(0, start).replace(END_OF_LABEL, "");
  const separator = [...before.matchAll(SEPARATOR)].at(-1);
  return before.slice(separator ? separator.index + separator[0].length : 0).trim();
}

/** Text between a label and its value: « le », « n° ». */
const FILLER = /^(?:(?:du|le|la|au|de|est|n°|no|environ|moins)[ :]*)*$/;

/** The possible labels of the value at a place of a cell. A text before the value in its own cell is the only label. */
export function labelsOf(page: Page, cell: Cell, start: number): Label[] {
  const before = beforeIn(cell, start);
  if (hasLetters(before) && !FILLER.test(before))
    return [withLineAbove(page, { plain: before, cells: [cell] })];
  const headings = cell.heading ? [cell.heading] : [];
  const usual = [labelLeftOf(page, cell), headings].filter(({ length }) => length > 0);
  // A large value with its label below.
  const below = usual.length === 0 ? cellBelow(page, cell) : undefined;
  const found = below?.isLabelLike ? [[below]] : usual;
  return found.map((cells) => withLineAbove(page, labelOf(cells)));
}
