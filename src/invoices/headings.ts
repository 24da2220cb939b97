/** The heading that a cell stands under: that of a contract, or of one energy. */
import { energyIn } from "./find-values";
import { cellsAbove } from "./neighbours";
import type { Cell, Page } from "./page-cells";
import { daysIn, hasAmount } from "./value-shapes";
import { hasOneOf, hasOnly, setOf } from "./word-sets";
import { BAD_WORDS, CONTRACT_WORDS, END_WORDS, NEUTRAL_WORDS } from "./words";

const LONGEST_HEADING = 60;
const contract = setOf(CONTRACT_WORDS);
const known = setOf(CONTRACT_WORDS, NEUTRAL_WORDS, ["offre", "fourniture"]);
const ends = setOf(END_WORDS);
const bad = setOf(BAD_WORDS);

/** « Votre contrat d’électricité », « Informations contractuelles » */
const isOfContract = ({ plain }: Cell) =>
  plain.length <= LONGEST_HEADING &&
  hasOneOf(plain, contract) &&
  hasOnly(plain, known) &&
  daysIn(plain).length === 0;

/** Cells between a label and its heading. */
const FAR = 8;

/** A cell stands under a heading of the contract, without an amount, a payment or a consumption between them. */
export function isUnderContract(page: Page, cell: Cell): boolean {
  let count = 0;
  for (const each of cellsAbove(page, cell)) {
    count += 1;
    if (count > FAR || hasAmount(each.plain) || hasOneOf(each.plain, bad)) return false;
    if (isOfContract(each) && !hasOneOf(each.plain, ends)) return true;
  }
  return false;
}

/** « Facture », or a digit: the energy beside them is that of the whole invoice, or of an amount. */
const INVOICE_OR_DIGIT = /\bfacture\b|\d/;

const isOfSection = (cell: Cell) =>
  (isOfContract(cell) && !hasOneOf(cell.plain, ends)) ||
  (cell.plain.length <= LONGEST_HEADING &&
    energyIn(cell.plain) !== undefined &&
    !INVOICE_OR_DIGIT.test(cell.plain));

/** The heading of the part of one contract that a cell stands in. */
export function sectionOf(page: Page, cell: Cell): Cell | undefined {
  for (const each of cellsAbove(page, cell)) if (isOfSection(each)) return each;
  return undefined;
}
