/** The texts that may be the label of a value: before it in its cell, to its left, above it, and the heading of its part. */
import { cellAbove, cellLeftOf } from "./neighbours";
import { type Cell, type Page, plainInPlace } from "./page-cells";
import { daysIn, hasAmount } from "./value-shapes";

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
/** Cache of `isLabelLike`, which is called for each value near a cell. */
const labelLike = new WeakMap<Cell, boolean>();

function isLabelLike(cell: Cell): boolean {
  const { plain } = cell;
  const known = labelLike.get(cell);
  if (known !== undefined) return known;
  const isLabel = hasLetters(plain) && !/^\d/.test(plain) && daysIn(plain).length === 0 && !hasAmount(plain);
  labelLike.set(cell, isLabel);
  return isLabel;
}

/** A label goes on in the next line: « Date de fin / de contrat », « Point de référence et de / mesure : ». */
const GOES_ON = /^(?:du|de|d'|des|et|au|mesure)\b/;

function withLineAbove(page: Page, label: Label): Label {
  const [cell] = label.cells;
  const first = cell && GOES_ON.test(label.plain) ? cellAbove(page, cell) : undefined;
  if (!first || !isLabelLike(first)) return label;
  return { plain: `${first.plain} ${label.plain}`, cells: [first, ...label.cells] };
}

const labelOf = (cell: Cell): Label => ({
  plain: cell.plain.replace(END_OF_LABEL, "").trim(),
  cells: [cell],
});

/** Cache of `headingAbove`: the cells of a column share their heading. */
const headings = new WeakMap<Cell, Label | "none">();

/** The heading of a column, above the values of other rows. */
function headingAbove(page: Page, cell: Cell): Label | undefined {
  const passed: Cell[] = [];
  let heading: Label | "none" | undefined;
  let current: Cell | undefined = cell;
  while (current && !heading) {
    passed.push(current);
    const next = cellAbove(page, current);
    if (next && isLabelLike(next)) heading = labelOf(next);
    else heading = next ? headings.get(next) : "none";
    current = next;
  }
  for (const each of passed) headings.set(each, heading ?? "none");
  return heading === "none" ? undefined : heading;
}

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
  const column = headingAbove(page, cell);
  const found = [left && isLabelLike(left) ? labelOf(left) : undefined, column];
  return found.flatMap((label) => (label ? [withLineAbove(page, label)] : []));
}

/** « d' », « echeance », « n° » */
const WORD = /[a-z0-9°]+'?/g;
export const wordsOf = (plain: string): string[] => plain.match(WORD) ?? [];

/** A list of words, to be asked for plain ones. */
export const setOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().map(plainInPlace));

/** All words are known, or numbers. */
export const hasOnly = (plain: string, known: ReadonlySet<string>) =>
  wordsOf(plain).every((word) => known.has(word) || /^\d+$/.test(word));

export const hasOneOf = (plain: string, words: ReadonlySet<string>) =>
  wordsOf(plain).some((word) => words.has(word));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Any of these words, whole, also where « d’ » lost its apostrophe. Safari before 16.4 has no lookbehind. */
export function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const choices = longestFirst
    .map((each) => escape(plainInPlace(each)).replaceAll("'", "(?:'\\s?|\\s)"))
    .join("|");
  return new RegExp(`(?:^|[^a-z0-9])(?:${choices})(?:e?s)?(?![a-z0-9])`);
}

/** Unit: points. A heading begins at most this far to the right of the cells below it, and at most a column to their left. */
const EDGE_TOLERANCE = 5;
const ANOTHER_COLUMN = 170;

/** The cells above in the column of a cell, the nearest first. */
export function* cellsAbove(page: Page, cell: Cell): Generator<Cell> {
  for (let line = cell.line - 1; line >= 0; line -= 1) {
    const found = page.lines[line]?.findLast(
      ({ left }) => left <= cell.left + EDGE_TOLERANCE && cell.left - left <= ANOTHER_COLUMN,
    );
    if (found) yield found;
  }
}
