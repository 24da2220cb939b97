/** The heading that a cell stands under: that of the contract of supply, of one energy, or of another contract. */
import { cellsAbove } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { daysIn, hasAmount } from "../shapes";
import { energyIn } from "./find-values";
import { anyOf, hasOneOf, setOf, wordsOf } from "./word-sets";
import {
  BAD_WORDS,
  CONTRACT_WORDS,
  END_WORDS,
  HEADING_WORDS,
  OFFERS,
  OTHER_CONTRACTS,
  OTHER_SERVICES,
  PAYMENT_WORDS,
} from "./words";

/** Words of a heading or of a title: « Contrat d’exploitation et d’entretien de la chaufferie ». A sentence has more. */
const MOST_WORDS = 10;
const isShort = ({ plain }: Cell) => plain.length <= 80 && wordsOf(plain).length <= MOST_WORDS;

const contract = setOf(CONTRACT_WORDS);
const before = setOf(HEADING_WORDS);
const ends = setOf(END_WORDS);
const bad = anyOf([...BAD_WORDS, ...PAYMENT_WORDS]);
const otherContract = anyOf(OTHER_CONTRACTS);
const otherService = anyOf(OTHER_SERVICES);
const contractOrInvoice = anyOf(["contrat", "facture"]);
const offer = anyOf(OFFERS);

/** A short line that names a contract of upkeep, of heating or of insurance. */
export const namesOtherContract = (cell: Cell) =>
  isShort(cell) &&
  (otherContract.test(cell.plain) || (otherService.test(cell.plain) && contractOrInvoice.test(cell.plain)));
/** The text before a word of a heading is only « votre », « notre nouvelle ». */
const isPrefix = (plain: string) => wordsOf(plain).every((word) => before.has(word));

/** « Offre commerciale n° 118 », « Notre offre de renouvellement » */
export function isOffer(cell: Cell): boolean {
  const place = isShort(cell) ? offer.exec(cell.plain) : null;
  return place !== null && isPrefix(cell.plain.slice(0, place.index));
}

/** « Votre contrat d’électricité », « Informations contractuelles »: not « Titulaire du contrat ». */
function isOfContract(cell: Cell): boolean {
  const words = wordsOf(cell.plain);
  const place = words.findIndex((word) => contract.has(word));
  return (
    isShort(cell) &&
    place >= 0 &&
    words.slice(0, place).every((word) => before.has(word)) &&
    !hasOneOf(cell.plain, ends) &&
    !namesOtherContract(cell) &&
    daysIn(cell.plain).length === 0
  );
}

/** Cells between a label and its heading. */
const FAR = 8;

/** A cell stands under a heading of the contract, without an amount, a payment or a consumption between them. */
export function isUnderContract(page: Page, cell: Cell): boolean {
  let count = 0;
  for (const each of cellsAbove(page, cell)) {
    count += 1;
    if (count > FAR || hasAmount(each.plain) || bad.test(each.plain)) return false;
    if (isOfContract(each)) return true;
  }
  return false;
}

/** The nearest heading of a contract above a cell is that of an upkeep, of heating or of an offer. */
export function isUnderOtherContract(page: Page, cell: Cell): boolean {
  for (const each of cellsAbove(page, cell)) {
    if (namesOtherContract(each) || isOffer(each)) return true;
    if (isOfContract(each)) return false;
  }
  return false;
}

/** « Facture », or a digit: the energy beside them is that of the whole invoice, or of an amount. */
const INVOICE_OR_DIGIT = /\bfacture\b|\d/;

const isOfEnergy = (cell: Cell) =>
  isShort(cell) && energyIn(cell.plain) !== undefined && !INVOICE_OR_DIGIT.test(cell.plain);

/** The heading of the part of one contract that a cell stands in. */
export function sectionOf(page: Page, cell: Cell): Cell | undefined {
  for (const each of cellsAbove(page, cell)) if (isOfContract(each) || isOfEnergy(each)) return each;
  return undefined;
}
