/** Finds the labels of a page, and what stands after, beside or below each. */
import { type Field, LABELS } from "./labels/labels";
import { NEUTRAL_WORDS } from "./labels/words";
import { above, below, type Box, type Cell, leftOf, type Page, plainText, rightOf } from "./layout";

type Proof = "proofs" | "alone" | "underHeading" | "inSentence";

export interface Label {
  field: Field;
  proof: Proof;
  /** The words of the label, plain. */
  words: string;
  /** The cell where it begins; `last`, where it ends: another one if it is broken over two lines. */
  cell: Cell;
  last: Cell;
  start: number;
  /** Its end in `last`. */
  end: number;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** « date d’échéance » as a pattern for plain texts, also without apostrophe, without spaces and over a line's end. */
const patternOf = (words: string) =>
  plainText(words)
    .split(" ")
    .map((word) => escape(word).replaceAll("'", "(?:'\\s?|\\s)").replace(/\\\.$/, "\\.?"))
    .join("\\s*");

/** Any of these words, whole. The longest comes first, so that « échéance du contrat » is no « échéance ». */
export const anyOf = (words: readonly string[], flags = "") =>
  new RegExp(
    `(?<before>^|[^a-z0-9])(?<words>${[...words]
      .sort((one, other) => other.length - one.length)
      .map(patternOf)
      .join("|")})(?![a-z0-9])`,
    flags,
  );

interface KnownLabel {
  field: Field;
  proof: Proof;
  text: string;
  whole: RegExp;
}

const PROOFS: readonly Proof[] = ["proofs", "alone", "underHeading", "inSentence"];
const known: readonly KnownLabel[] = (Object.keys(LABELS) as Field[]).flatMap((field) =>
  PROOFS.flatMap((proof) =>
    (LABELS[field][proof] ?? []).map((text) => ({
      field,
      proof,
      text,
      whole: new RegExp(`^${patternOf(text)}$`),
    })),
  ),
);
const anyLabel = anyOf(
  known.map(({ text }) => text),
  "g",
);

/** What separates a label from the text before it. */
const SEPARATOR = /[:;.•|()/,]|\s-\s/g;

export const wordsOf = (plain: string) => plain.match(/[a-z0-9]+/g) ?? [];

/** A label within a sentence proves by its own words only; any other begins its cell, or a part of it: « Début : 01/02/2025 Fin : … ». */
export function beginsPart(plain: string, start: number): boolean {
  const before = plain.slice(0, start);
  const separator = [...before.matchAll(SEPARATOR)].at(-1)?.index ?? -1;
  const isNeutral = (word: string) => NEUTRAL_WORDS.includes(word) || (separator >= 0 && /^\d+$/.test(word));
  return wordsOf(before.slice(separator + 1)).every(isNeutral);
}

/** A broken label goes on with such a word; a line that begins with another one is another label. */
const GOES_ON = /^(?:du|de|d'|le|la|a|et|au)\b/;

function labelsIn(page: Page, cell: Cell): Label[] {
  const next = below(page, cell);
  const text = next ? `${cell.plain}\n${next.plain}` : cell.plain;
  const found: Label[] = [];
  anyLabel.lastIndex = 0;
  for (;;) {
    const match = anyLabel.exec(text);
    if (!match?.groups) return found;
    const { before = "", words = "" } = match.groups;
    const start = match.index + before.length;
    // The sign after one label may be the sign before the next one.
    anyLabel.lastIndex = start + words.length;
    if (start >= cell.plain.length) return found;
    const [head = "", tail] = words.split("\n");
    const isWhole = (each: string) => known.find(({ whole }) => whole.test(each));
    const isBroken = tail !== undefined && (GOES_ON.test(tail) || !isWhole(head));
    const label = isWhole(isBroken ? words : head);
    if (!label) continue;
    if (label.proof !== "inSentence" && !beginsPart(cell.plain, start)) continue;
    const { field, proof } = label;
    const last = isBroken && next ? next : cell;
    const end = isBroken ? tail.length : start + head.length;
    if (proof === "alone" && !/^\s*(?::|$)/.test(last.plain.slice(end))) continue;
    found.push({ field, proof, words: isBroken ? words : head, cell, last, start, end });
  }
}

const labelsOf = (page: Page): Label[] => page.lines.flat().flatMap((cell) => labelsIn(page, cell));

/** What may stand between a label and its value: « n° », « (en kVA) », « est fixée au ». */
const FILLER =
  /^(?:[\s:=.,°/|•)-]+|\([^)]*\)|(?:n°|no|numero|le|la|au|du|de|d'|est|sont|fixee?|prevue?|actuelle?|en cours|minimum|minimal|d'au moins|au moins|reference|ref|electricite|gaz|energie)(?![a-z0-9]))/;

/** The text after a label and the other labels of its field beside it: « PDL / PRM ». */
function restOf(label: Label, labels: readonly Label[]): { from: number; filler: string } {
  const { last, end, field } = label;
  let from = end;
  for (;;) {
    const other = labels.find((each) => each.cell === last && each.start === from && each.field === field);
    const length = other ? other.end - other.start : (FILLER.exec(last.plain.slice(from))?.[0].length ?? 0);
    if (length === 0) return { from, filler: last.plain.slice(end, from) };
    from += length;
  }
}

const union = (boxes: readonly Box[]): Box => ({
  page: boxes[0]?.page ?? 1,
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** A value with the place where it stands together with its label. */
export interface Found<Value> {
  value: Value;
  box: Box;
  label: Label;
  /** The cell of the value. */
  cell: Cell;
  /** The value stands in the column below its label. */
  isBelow: boolean;
}

/** Reads a text from its beginning. `heading`: the label and what stands beside it, such as a unit. */
export type Read<Value> = (text: string, heading: string) => Value | undefined;

/** A line of a sentence goes on in the next line. */
export const isProse = ({ plain }: Cell) => wordsOf(plain).filter((word) => /^[a-z]/.test(word)).length >= 6;

/** Finds values of labels on one page. */
export class PageReader {
  readonly labels: readonly Label[];
  /** Labels without a value in their own cell. */
  private readonly bare = new Map<Cell, Label>();

  constructor(readonly page: Page) {
    this.labels = labelsOf(page);
    for (const label of this.labels) {
      const { from } = restOf(label, this.labels);
      if (label.cell === label.last && from >= label.last.plain.length) this.bare.set(label.cell, label);
    }
  }

  isLabel = (cell: Cell) =>
    this.labels.some((label) => label.cell === cell && beginsPart(cell.plain, label.start));

  /** The bare label of another field that a cell belongs to, in a direction. */
  private isTaken(cell: Cell | undefined, field: Field): boolean {
    const label = cell && this.bare.get(cell);
    return label !== undefined && label.field !== field;
  }

  /** All values of a label: one, or a column of them below it. */
  valuesOf<Value>(label: Label, read: Read<Value>): Found<Value>[] {
    const { page, labels } = this;
    const { cell, last, field } = label;
    const { from, filler } = restOf(label, labels);
    const heading = `${label.words} ${filler}`;
    const found = (value: Value, at: Cell, isBelow = false): Found<Value> => ({
      value,
      box: union([cell, last, at]),
      label,
      cell: at,
      isBelow,
    });
    if (from < last.plain.length) {
      const next = isProse(last) ? below(page, last) : undefined;
      const more = next && !this.isLabel(next) ? next.text : "";
      const text = [last.text.slice(from), more].join(" ").trim();
      const value = read(text, heading);
      return value === undefined ? [] : [found(value, last)];
    }
    const right = rightOf(page, last) ?? rightOf(page, cell);
    const isFree = right && !this.isLabel(right) && !this.isTaken(above(page, right), field);
    const beside = isFree ? read(right.text, heading) : undefined;
    const column = this.column(last, field, (text) => read(text, heading));
    const [first] = column;
    if (right && beside !== undefined && (!first || isSame(first.value, beside)))
      return [found(beside, right)];
    // Two values that one label may mean prove neither.
    if (beside !== undefined) return [];
    return column.map(({ value, at }) => found(value, at, true));
  }

  private column<Value>(label: Cell, field: Field, read: (text: string) => Value | undefined) {
    const values: { value: Value; at: Cell }[] = [];
    let at = below(this.page, label);
    while (at) {
      const value = this.isLabel(at) ? undefined : read(at.text);
      if (value === undefined || this.isTaken(leftOf(this.page, at), field)) return values;
      values.push({ value, at });
      at = below(this.page, at);
    }
    return values;
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
