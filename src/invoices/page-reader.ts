/** Reads what stands after, beside or below each label of a page. */
import { beginsPart, isProse, type Label, labelsOf } from "./find-labels";
import type { Field } from "./labels/labels";
import type { Box, Cell, Page } from "./layout";
import { above, below, leftOf, rightOf, unionOf } from "./neighbours";

/** Text between a label and its value: « n° », « (en kVA) », « est fixée au ». */
const FILLER =
  /^(?:[\s:=.,°/|•)-]+|\([^)]*\)|(?:n°|no|numero|le|la|au|du|de|d'|est|sont|fixee?|prevue?|actuelle?|en cours|minimum|minimal|d'au moins|au moins|reference|ref|electricite|gaz|energie)(?![a-z0-9]))/;

/** The text after a label and its filler. */
interface Rest {
  /** Place of the text in `label.last`. */
  from: number;
  filler: string;
}

/** Skips filler, and other labels of the same field: « PDL / PRM ». */
function restOf(label: Label, labels: readonly Label[]): Rest {
  const { last, end, field } = label;
  const fillerLengthAt = (place: number): number => {
    // A label that ends in the next line has its own value there.
    const twin = labels.find(
      (each) => each.cell === last && each.last === last && each.start === place && each.field === field,
    );
    if (twin) return twin.end - twin.start;
    return FILLER.exec(last.plain.slice(place))?.[0].length ?? 0;
  };
  let from = end;
  let length = fillerLengthAt(from);
  while (length > 0) {
    from += length;
    length = fillerLengthAt(from);
  }
  return { from, filler: last.plain.slice(end, from) };
}

/** A value of a label. */
export interface Found<Value> {
  value: Value;
  /** The box around the label and the value. */
  box: Box;
  label: Label;
  /** The cell of the value. */
  cell: Cell;
  /** The value stands in the column below its label. */
  isBelow: boolean;
}

/** Reads a value from the beginning of a text. `heading`: the label and the filler after it, such as a unit. */
export type Read<Value> = (text: string, heading: string) => Value | undefined;

/** Reads a value from the beginning of a text. */
type ReadText<Value> = (text: string) => Value | undefined;

const foundAt = <Value>(value: Value, label: Label, cell: Cell, isBelow: boolean): Found<Value> => ({
  value,
  box: unionOf(label.cell, label.last, cell),
  label,
  cell,
  isBelow,
});

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class PageReader {
  readonly labels: readonly Label[];
  /** Labels without a value in their own cell. */
  private readonly bareLabels = new Map<Cell, Label>();

  constructor(readonly page: Page) {
    this.labels = labelsOf(page);
    for (const label of this.labels) {
      const { from } = restOf(label, this.labels);
      const isBare = label.cell === label.last && from >= label.last.plain.length;
      if (isBare) this.bareLabels.set(label.cell, label);
    }
  }

  isLabel = (cell: Cell) =>
    this.labels.some((label) => label.cell === cell && beginsPart(cell.plain, label.start));

  /** Reads the values of a label: one, or a column of them below it. */
  valuesOf<Value>(label: Label, read: Read<Value>): Found<Value>[] {
    const { from, filler } = restOf(label, this.labels);
    const readText = (text: string) => read(text, `${label.words} ${filler}`);
    if (from < label.last.plain.length) return this.valuesAfter(label, from, readText);

    const beside = this.valueBeside(label, readText);
    const column = this.valuesBelow(label, readText);
    if (!beside) return column;
    const [first] = column;
    // Two values that one label may mean prove neither.
    return !first || isSame(first.value, beside.value) ? [beside] : [];
  }

  /** Reads the value in the label's own cell. A sentence goes on in the cell below. */
  private valuesAfter<Value>(label: Label, from: number, read: ReadText<Value>): Found<Value>[] {
    const { last } = label;
    const next = isProse(last) ? below(this.page, last) : undefined;
    const nextText = next && !this.isLabel(next) ? next.text : "";
    const value = read(`${last.text.slice(from)} ${nextText}`.trim());
    return value === undefined ? [] : [foundAt(value, label, last, false)];
  }

  private valueBeside<Value>(label: Label, read: ReadText<Value>): Found<Value> | undefined {
    const { cell, last, field } = label;
    const right = rightOf(this.page, last) ?? rightOf(this.page, cell);
    if (!right || this.isLabel(right)) return undefined;
    if (this.isBareLabelOfOther(above(this.page, right), field)) return undefined;
    const value = read(right.text);
    return value === undefined ? undefined : foundAt(value, label, right, false);
  }

  /** Reads the cells below a label, up to the first one that has no value of it. */
  private valuesBelow<Value>(label: Label, read: ReadText<Value>): Found<Value>[] {
    const found: Found<Value>[] = [];
    let cell = below(this.page, label.last);
    while (cell && !this.isLabel(cell)) {
      const value = read(cell.text);
      if (value === undefined) return found;
      if (this.isBareLabelOfOther(leftOf(this.page, cell), label.field)) return found;
      found.push(foundAt(value, label, cell, true));
      cell = below(this.page, cell);
    }
    return found;
  }

  /** The cell is a bare label of another field: the cell to its right or below it has that field's value. */
  private isBareLabelOfOther(cell: Cell | undefined, field: Field): boolean {
    const label = cell && this.bareLabels.get(cell);
    return label !== undefined && label.field !== field;
  }
}
