/** Finds the headings that a cell of an invoice stands under: that of the contract, and that of its part. */
import { anyOf, type Label } from "./find-labels";
import {
  CONTRACT_HEADINGS,
  ELECTRICITY_WORDS,
  GAS_WORDS,
  NEUTRAL_WORDS,
  OTHER_HEADINGS,
  OTHER_PARTS,
} from "./labels/words";
import type { Cell, Page } from "./layout";
import { leftOf } from "./neighbours";
import type { PageReader } from "./page-reader";
import { daysIn, hasAmount } from "./read-values";

/** Unit: points. A heading further above is that of another part. */
const FAR = 40;
/** Unit: points. A heading further to the left is that of another column. */
const ANOTHER_COLUMN = 170;
/** Unit: points. A heading this close belongs to the same column. */
const NEAR_COLUMN = 100;
/** Unit: points. A heading begins at most this far to the right of the cells below it. */
const EDGE_TOLERANCE = 5;
/** The widest distance between a label and a cell near it, as a share of the label's font size. */
const NEAR_LINES = 2.5;
/** Fewest cells of a table's line. */
const FEWEST_COLUMNS = 3;
/** Characters at the beginning of a cell in which a label names the contract. */
const LONGEST_BEGINNING = 40;
/** Characters of a heading. */
const LONGEST_HEADING = 60;

/** A word, or the signs and digits before one. */
const WORD_OR_SIGNS = /^(?:[a-z]+|[^a-z]+)/;

/** The places where a heading may begin: « 1. votre contrat », « votre contrat », « contrat ». Neutral words and signs are skipped. */
function beginningsOf(plain: string): string[] {
  const beginnings: string[] = [];
  let rest = plain;
  while (rest) {
    beginnings.push(rest);
    const [part = ""] = WORD_OR_SIGNS.exec(rest) ?? [];
    const isWord = /^[a-z]/.test(part);
    if (isWord && !NEUTRAL_WORDS.includes(part)) return beginnings;
    rest = rest.slice(part.length);
  }
  return beginnings;
}

const contractHeading = anyOf(CONTRACT_HEADINGS);
const otherPart = anyOf(OTHER_PARTS);
const otherHeading = anyOf(OTHER_HEADINGS);
const electricity = anyOf(ELECTRICITY_WORDS);
const gas = anyOf(GAS_WORDS);

/** The cell is short enough for a heading, and begins with the pattern. */
export const beginsWith = (pattern: RegExp, { plain }: Cell) =>
  plain.length <= LONGEST_HEADING && beginningsOf(plain).some((text) => pattern.exec(text)?.index === 0);

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

/** The cell of a line that belongs to the column of `left`. */
const inColumn = (line: readonly Cell[], left: number) =>
  line.findLast((cell) => cell.left <= left + EDGE_TOLERANCE && left - cell.left <= ANOTHER_COLUMN);

/** The cells above in the column of `left`, the nearest first, up to a gap wider than `farthest` points. */
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

/** « n° », « réf. », « compte », or four digits of a number. */
const REFERENCE = /\b(?:n°|no|num|numero|ref|reference|compte)(?![a-z])|\d{4}/;

/** « N° contrat : 4567890 », « Compte de contrat »: such a cell also stands above the day of payment. */
export const isReference = ({ plain }: Cell) => REFERENCE.test(plain);

/** The cell has an amount, or words of a payment or a consumption. */
const isOfOtherPart = ({ plain }: Cell) => hasAmount(plain) || otherPart.test(plain);

/** « Votre contrat, échéance : 31/12/2027 »: the label's own cell begins as a heading of the contract. */
const isOwnHeading = (cell: Cell) =>
  /\bcontrat\b/.test(cell.plain.slice(0, LONGEST_BEGINNING)) && beginsWith(contractHeading, cell);

function contractHeadingBeside(reader: PageReader, cell: Cell): Cell | undefined {
  let left = leftOf(reader.page, cell);
  while (left && !isContractHeading(reader, left)) left = leftOf(reader.page, left);
  return left;
}

/** The heading of the contract above a label, without an amount, a consumption or another heading between them. */
function contractHeadingAbove(reader: PageReader, cell: Cell, isTable: boolean): Cell | undefined {
  const line = reader.page.lines[cell.line] ?? [];
  const [firstOfLine = cell] = line;
  // The columns of a table have their common heading at its left edge.
  const edge = isTable && line.length >= FEWEST_COLUMNS ? firstOfLine.left : cell.left;
  for (const each of cellsAbove(reader.page, cell, edge, FAR)) {
    if (isOfOtherPart(each) || beginsWith(otherHeading, each)) return undefined;
    if (isContractHeading(reader, each)) return each;
  }
  return undefined;
}

/** A cell stands in a column that has its own heading beside that of the contract: « Votre contrat | Votre facture ». */
function hasOwnHeading(page: Page, cell: Cell, heading: Cell): boolean {
  const own = inColumn(page.lines[heading.line] ?? [], cell.left);
  if (!own) return false;
  return own.left - heading.left > NEAR_COLUMN && cell.line > heading.line;
}

/** An amount or a consumption stands near the label, under the same heading: the label may be about it. */
function isNearOtherPart(page: Page, label: Cell, heading: Cell): boolean {
  const lines = [label.line - 1, label.line, label.line + 1];
  const cells = lines.flatMap((line) => page.lines[line] ?? []);
  const near = cells.filter((cell) => Math.abs(cell.top - label.top) <= NEAR_LINES * label.size);
  return near.some((cell) => isOfOtherPart(cell) && !hasOwnHeading(page, cell, heading));
}

/** The heading of the contract above or beside a label, unless an amount or a consumption stands near. */
export function headingOfContract(reader: PageReader, { cell }: Label, isTable: boolean): Cell | undefined {
  const heading = isOwnHeading(cell)
    ? cell
    : (contractHeadingBeside(reader, cell) ?? contractHeadingAbove(reader, cell, isTable));
  if (!heading || isNearOtherPart(reader.page, cell, heading)) return undefined;
  return heading;
}

/** « Votre site », « Compteur 2 », « Point de livraison n° 1 » */
const BEGINS_SITE = /^(?:votre |vos )?(?:site|compteur|contrat|point de livraison)\b/;

/** « Facture », or a digit: the energy beside them is that of the whole invoice, or of an amount. */
const INVOICE_OR_DIGIT = /\bfacture\b|\d/;

/** The cell is the heading of the part of one contract or site. */
function beginsSection(reader: PageReader, cell: Cell): boolean {
  if (isContractHeading(reader, cell)) return true;
  if (cell.plain.length > LONGEST_HEADING || reader.isLabel(cell)) return false;
  if (daysIn(cell.text).length > 0) return false;
  if (BEGINS_SITE.test(cell.plain)) return true;
  return energyIn(cell.plain) !== undefined && !INVOICE_OR_DIGIT.test(cell.plain);
}

/** The heading of the part that a cell stands in. */
export function sectionOf(reader: PageReader, cell: Cell): Cell | undefined {
  if (beginsSection(reader, cell)) return cell;
  return cellsAbove(reader.page, cell, cell.left, Infinity).find((each) => beginsSection(reader, each));
}
