/** Searches an invoice for values that a label proves, outside of general conditions. */
import { generalCells, paragraphOf, sentenceAt } from "./context";
import { anyOf, type Found, isProse, type Label, PageReader, type Read } from "./find-labels";
import type { Placed } from "./invoice";
import { type Field, LABELS } from "./labels/labels";
import type { Box, Cell, Page } from "./layout";

/** A value that may be that of a contract. */
export interface Candidate<Value> extends Placed<Value> {
  /** The cell of the value. */
  cell: Cell;
  reader: PageReader;
}

/** A cell with the reader of its page. */
interface ReadCell {
  cell: Cell;
  reader: PageReader;
}

const always = () => true;

export class Search {
  private readonly readers: readonly PageReader[];
  private readonly general: ReadonlySet<Cell>;

  constructor(pages: readonly Page[]) {
    this.readers = pages.map((page) => new PageReader(page));
    this.general = generalCells(pages);
  }

  /** All cells but those of general conditions. */
  cells(): ReadCell[] {
    return this.readers.flatMap((reader) =>
      reader.page.lines
        .flat()
        .filter((cell) => !this.general.has(cell))
        .map((cell) => ({ cell, reader })),
    );
  }

  /** The values of a field's labels. @param isProven decides where a label does not suffice. */
  find<Value>(
    field: Field,
    read: Read<Value>,
    isProven: (found: Found<Value>, reader: PageReader) => boolean = always,
  ): Candidate<Value>[] {
    return this.readers.flatMap((reader) =>
      reader.labels
        .filter((label) => label.field === field)
        .filter((label) => !this.general.has(label.cell) && !isExcluded(reader.page, label))
        .flatMap((label) => reader.valuesOf(label, read))
        .filter((found) => isProven(found, reader))
        .map(({ value, box, cell }) => ({ value, box, cell, reader })),
    );
  }
}

const NOTHING = /(?!)/;
const exclusions = new Map<Field, RegExp>();

/** The words that exclude a field's labels in a sentence. */
export function excludes(field: Field): RegExp {
  const known = exclusions.get(field);
  if (known) return known;
  const words = LABELS[field].excludedBy ?? [];
  const pattern = words.length > 0 ? anyOf(words) : NOTHING;
  exclusions.set(field, pattern);
  return pattern;
}

/** The sentence of a label, also over several lines. */
export function sentenceOf(page: Page, { cell, start }: Label): string {
  const paragraph = paragraphOf(page, cell);
  return sentenceAt(paragraph, Math.max(paragraph.indexOf(cell.plain), 0) + start);
}

/** Whether the label's sentence is about something else. A label of a few words has no sentence, unless it goes on with one. */
function isExcluded(page: Page, label: Label): boolean {
  const isInSentence = isProse(label.cell) || /^\p{Ll}/u.test(label.cell.text);
  const sentence = isInSentence ? sentenceOf(page, label) : sentenceAt(label.cell.plain, label.start);
  return excludes(label.field).test(sentence.replace(label.words, " "));
}

export const unionOf = (one: Box, other: Box): Box => ({
  page: one.page,
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The first occurrence of each value. */
export const distinct = <Value>(found: readonly Placed<Value>[]): Placed<Value>[] =>
  found.filter(({ value }, index) => found.findIndex((each) => isSame(each.value, value)) === index);

/** The value that all occurrences agree on. */
export function only<Value>(found: readonly Placed<Value>[]): Placed<Value> | undefined {
  const [first, ...others] = distinct(found);
  if (!first || others.length > 0) return undefined;
  return { value: first.value, box: first.box };
}
