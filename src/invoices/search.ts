/** Searches an invoice for values that a label proves, outside of general conditions. */
import { anyOf, isProse, type Label } from "./find-labels";
import { generalCells } from "./general-conditions";
import type { Placed } from "./invoice";
import { type Field, LABELS } from "./labels/labels";
import type { Cell, Page } from "./layout";
import { type Found, isSame, PageReader, type Read } from "./page-reader";
import { BEGINS_WITH_SMALL_LETTER, paragraphOf, sentenceAt } from "./sentences";

/** A value that may be that of a contract. */
export interface Candidate<Value> extends Placed<Value> {
  /** The cell of the value. */
  cell: Cell;
  reader: PageReader;
}

/** A cell with the reader of its page. */
export interface ReadCell {
  cell: Cell;
  reader: PageReader;
}

/** Decides whether a label proves its value, where the label's words do not suffice. */
export type IsProven<Value> = (found: Found<Value>, reader: PageReader) => boolean;

const always = () => true;

export class Search {
  private readonly readers: readonly PageReader[];
  /** The cells of general conditions. */
  private readonly general: ReadonlySet<Cell>;

  constructor(pages: readonly Page[]) {
    this.readers = pages.map((page) => new PageReader(page));
    this.general = generalCells(pages);
  }

  /** All cells but those of general conditions. */
  cells(): ReadCell[] {
    return this.readers.flatMap((reader) => {
      const cells = reader.page.lines.flat().filter((cell) => !this.general.has(cell));
      return cells.map((cell) => ({ cell, reader }));
    });
  }

  /** The values of a field's labels that are proven. */
  find<Value>(field: Field, read: Read<Value>, isProven: IsProven<Value> = always): Candidate<Value>[] {
    return this.readers.flatMap((reader) => {
      const labels = this.labelsOf(field, reader);
      const found = labels.flatMap((label) => reader.valuesOf(label, read));
      const proven = found.filter((each) => isProven(each, reader));
      return proven.map(({ value, box, cell }) => ({ value, box, cell, reader }));
    });
  }

  private labelsOf(field: Field, { labels, page }: PageReader): Label[] {
    return labels.filter((label) => {
      if (label.field !== field || this.general.has(label.cell)) return false;
      return !isExcluded(page, label);
    });
  }
}

/** A pattern that takes no text. */
const NOTHING = /(?!)/;
/** Patterns of the fields that were asked for: making one takes time. */
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

/** The label's sentence is about something else. A cell of a few words is a sentence's part only if it begins with a small letter. */
function isExcluded(page: Page, label: Label): boolean {
  const isInSentence = isProse(label.cell) || BEGINS_WITH_SMALL_LETTER.test(label.cell.text);
  const sentence = isInSentence ? sentenceOf(page, label) : sentenceAt(label.cell.plain, label.start);
  return excludes(label.field).test(sentence.replace(label.words, " "));
}

/** The first occurrence of each value. */
export const distinct = <Value>(found: readonly Placed<Value>[]): Placed<Value>[] =>
  found.filter(({ value }, index) => found.findIndex((each) => isSame(each.value, value)) === index);

/** The value that all occurrences agree on. */
export function only<Value>(found: readonly Placed<Value>[]): Placed<Value> | undefined {
  const [first, ...others] = distinct(found);
  if (!first || others.length > 0) return undefined;
  return { value: first.value, box: first.box };
}
