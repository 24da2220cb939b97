/** What surrounds a cell of an invoice: general conditions, the heading above it, the sentence around it. */
import { anyOf, isProse, type Label, type PageReader, wordsOf } from "./find-labels";
import {
  CONTRACT_HEADINGS,
  ELECTRICITY_WORDS,
  GAS_WORDS,
  GENERAL_CONDITIONS,
  NEUTRAL_WORDS,
  OTHER_HEADINGS,
  OTHER_PARTS,
} from "./labels/words";
import { below, type Cell, leftOf, type Page } from "./layout";
import { daysIn, hasAmount } from "./read-values";

/** In points: a heading further above is that of another part. */
const FAR = 40;
/** In points: a heading further to the left is that of another column. */
const ANOTHER_COLUMN = 170;
/** In points: a heading this close belongs to the same column. */
const NEAR_COLUMN = 100;
/** Characters in which a label names the contract. */
const LONGEST_BEGINNING = 40;
/** Share of a page's letters in sentences from which it continues the general conditions of the page before. */
const MOSTLY_PROSE = 0.7;
const LONGEST_HEADING = 60;

/** The text, and what remains of it without the first of the words and signs that change nothing. */
function headingTexts(plain: string): string[] {
  const texts: string[] = [];
  let rest = plain;
  while (rest) {
    texts.push(rest);
    const [word = ""] = /^(?:[^a-z]+|[a-z]+)/.exec(rest) ?? [];
    if (/^[a-z]/.test(word) && !NEUTRAL_WORDS.includes(word)) return texts;
    rest = rest.slice(word.length);
  }
  return texts;
}

const contractHeading = anyOf(CONTRACT_HEADINGS);
const generalHeading = anyOf(GENERAL_CONDITIONS);
const otherPart = anyOf(OTHER_PARTS);
const otherHeading = anyOf(OTHER_HEADINGS);
const electricity = anyOf(ELECTRICITY_WORDS);
const gas = anyOf(GAS_WORDS);

const beginsWith = (pattern: RegExp, { plain }: Cell) =>
  plain.length <= LONGEST_HEADING && headingTexts(plain).some((text) => pattern.exec(text)?.index === 0);

/** « Conditions générales disponibles sur notre site » is no heading. */
const isGeneralHeading = (cell: Cell) =>
  beginsWith(generalHeading, cell) && !/disponible|consult|www|http|site|voir|\.fr\b/.test(cell.plain);

const isContractHeading = (reader: PageReader, cell: Cell) =>
  beginsWith(contractHeading, cell) && !reader.isLabel(cell) && daysIn(cell.text).length === 0;

export type OneEnergy = "electricite" | "gaz";

/** The energy that a text names, if it is only one. */
export function energyIn(plain: string): OneEnergy | undefined {
  const isGas = gas.test(plain);
  const isElectricity = electricity.test(plain);
  if (isGas === isElectricity) return undefined;
  return isGas ? "gaz" : "electricite";
}

const lettersOf = (cells: readonly Cell[]) => cells.reduce((sum, { plain }) => sum + plain.length, 0);
const isMostlyProse = (page: Page) => {
  const cells = page.lines.flat();
  return lettersOf(cells.filter(isProse)) > MOSTLY_PROSE * lettersOf(cells);
};

/** The cells of general conditions and advice, which name days and notices of their own. */
export function generalCells(pages: readonly Page[]): ReadonlySet<Cell> {
  const found = new Set<Cell>();
  let continues = false;
  for (const page of pages) {
    const cells = page.lines.flat();
    const headings = cells.filter(isGeneralHeading);
    continues &&= isMostlyProse(page);
    if (continues) for (const cell of cells) found.add(cell);
    for (const heading of headings) {
      const isWhole = /\b(?:conditions generales|cg[vf])\b/.test(heading.plain);
      if (isWhole) {
        continues ||= cells.some((cell) => cell.line > heading.line && isProse(cell));
        for (const cell of cells)
          if (cell.line >= heading.line && cell.left >= heading.left - 5) found.add(cell);
      }
      for (let cell: Cell | undefined = heading; cell; cell = below(page, cell)) found.add(cell);
    }
  }
  return found;
}

/** The cell of a line that belongs to the column of `left`. */
const inColumn = (line: readonly Cell[], left: number) =>
  line.findLast((cell) => cell.left <= left + 5 && left - cell.left <= ANOTHER_COLUMN);

/** The cells above in the column, the nearest first, up to a gap. */
function cellsAbove(page: Page, cell: Cell, left: number, farthest: number): Cell[] {
  const found: Cell[] = [];
  let { top } = cell;
  for (const line of page.lines.slice(0, cell.line).reverse()) {
    const next = inColumn(line, left);
    if (!next) continue;
    if (top - next.bottom > farthest) return found;
    found.push(next);
    top = next.top;
  }
  return found;
}

/** « N° contrat : 4567890 », « Compte de contrat »: also stands above the day of payment. */
export const isReference = ({ plain }: Cell) =>
  /\b(?:n°|no|num|numero|ref|reference|compte)(?![a-z])|\d{4}/.test(plain);

/** The heading of the contract that a label stands under, without an amount or a consumption between them. */
function contractHeadingOf(reader: PageReader, cell: Cell, isTable: boolean): Cell | undefined {
  const { page } = reader;
  const beginning = cell.plain.slice(0, LONGEST_BEGINNING);
  if (/\bcontrat\b/.test(beginning) && beginsWith(contractHeading, cell)) return cell;
  for (let left = leftOf(page, cell); left; left = leftOf(page, left))
    if (isContractHeading(reader, left)) return left;
  const line = page.lines[cell.line] ?? [];
  // The columns of a table have their common heading at its left edge.
  const edge = isTable && line.length >= 3 ? (line[0]?.left ?? cell.left) : cell.left;
  for (const each of cellsAbove(page, cell, edge, FAR)) {
    if (isOfOtherPart(each) || beginsWith(otherHeading, each)) return undefined;
    if (isContractHeading(reader, each)) return each;
  }
  return undefined;
}

const isOfOtherPart = ({ plain }: Cell) => hasAmount(plain) || otherPart.test(plain);

/** Whether a cell stands in a column that has its own heading beside that of the contract: « Votre contrat | Votre facture ». */
function hasOwnHeading(page: Page, cell: Cell, heading: Cell): boolean {
  const own = inColumn(page.lines[heading.line] ?? [], cell.left);
  return own !== undefined && own.left - heading.left > NEAR_COLUMN && cell.line > heading.line;
}

/** The heading of the contract above or beside a label, unless an amount or a consumption stands near. */
export function headingOfContract(reader: PageReader, { cell }: Label, isTable: boolean): Cell | undefined {
  const { page } = reader;
  const heading = contractHeadingOf(reader, cell, isTable);
  if (!heading) return undefined;
  const near = [cell.line - 1, cell.line, cell.line + 1].flatMap((line) => page.lines[line] ?? []);
  const isNearOther = near.some(
    (each) =>
      Math.abs(each.top - cell.top) <= 2.5 * cell.size &&
      isOfOtherPart(each) &&
      !hasOwnHeading(page, each, heading),
  );
  return isNearOther ? undefined : heading;
}

/** Headings that begin the part of one contract or site. */
const beginsSection = (reader: PageReader, cell: Cell) =>
  isContractHeading(reader, cell) ||
  (cell.plain.length <= LONGEST_HEADING &&
    !reader.isLabel(cell) &&
    daysIn(cell.text).length === 0 &&
    (/^(?:votre |vos )?(?:site|compteur|contrat|point de livraison)\b/.test(cell.plain) ||
      (energyIn(cell.plain) !== undefined && !/\bfacture\b|\d/.test(cell.plain))));

/** The heading of the part that a cell stands in. */
export function sectionOf(reader: PageReader, cell: Cell): Cell | undefined {
  if (beginsSection(reader, cell)) return cell;
  return cellsAbove(reader.page, cell, cell.left, Infinity).find((each) => beginsSection(reader, each));
}

/** Fewest words of a line in a narrow column of sentences. */
const FEWEST_WORDS = 3;

/** Whether a sentence goes on in the next line: « Votre facture arrive à », « échéance le 31/03/2027. » */
function goesOn(one: Cell, next: Cell): boolean {
  if (isProse(one)) return true;
  const isShortLine = wordsOf(one.plain).length >= FEWEST_WORDS && !/[.:;]$/.test(one.plain);
  return isShortLine && /^\p{Ll}/u.test(next.text);
}

/** A cell and the lines of the same sentence around it. */
export function paragraphOf(page: Page, cell: Cell): string {
  const continues = (one: Cell, other: Cell | undefined) =>
    other !== undefined &&
    Math.abs(one.left - other.left) <= 3 &&
    Math.abs(one.size - other.size) < 0.6 &&
    Math.abs(one.top - other.top) <= 1.9 * one.size;
  const lines = [cell];
  const find = (line: number) => page.lines[line]?.find((each) => Math.abs(each.left - cell.left) <= 3);
  for (let first = cell; lines.length < 4;) {
    const previous = find(first.line - 1);
    if (!previous || !goesOn(previous, first) || !continues(first, previous)) break;
    lines.unshift(previous);
    first = previous;
  }
  for (let last = cell; lines.length < 8;) {
    const next = find(last.line + 1);
    if (!next || !goesOn(last, next) || !continues(last, next)) break;
    lines.push(next);
    last = next;
  }
  return lines.map(({ plain }) => plain).join(" ");
}

/** The sentence around a place of a text, up to its full stops. */
export function sentenceAt(text: string, place: number): string {
  const stops = [...text.matchAll(/[.;•](?:\s|$)|\s-\s/g)].map(({ index }) => index);
  const from = stops.findLast((stop) => stop < place) ?? -1;
  return text.slice(from + 1, stops.find((stop) => stop >= place) ?? text.length);
}
