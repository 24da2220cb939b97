/**
 * Finds the heading above a cell. Below the heading of the supply contract, a day is more likely the end. Below the heading of
 * another contract or of an offer, no day is offered. Headings also tell two contracts of one paper apart.
 */
import { cellsAbove } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { daysIn, hasAmount } from "../shapes";
import { energyIn } from "./find-values";
import {
  BAD_WORDS,
  CONTRACT_OR_INVOICE,
  CONTRACT_WORDS,
  END_WORDS,
  HEADING_WORDS,
  OFFERS,
  OTHER_CONTRACTS,
  OTHER_SERVICES,
  PAYMENT_WORDS,
  wordsOf,
} from "./words";

/** Words of a heading or of a title: « Contrat d’exploitation et d’entretien de la chaufferie ». A sentence has more. */
const MOST_WORDS = 10;
/** Unit: characters. */
const LONGEST_HEADING = 80;
const isShort = ({ plain }: Cell) => plain.length <= LONGEST_HEADING && wordsOf(plain).length <= MOST_WORDS;

/** Whether a text begins with one of these words, or with « votre », « notre nouvelle » before it. */
function beginsWith(words: RegExp, plain: string): boolean {
  const place = words.exec(plain);
  return place !== null && wordsOf(plain.slice(0, place.index)).every((word) => HEADING_WORDS.includes(word));
}

/** What a short line announces of the values below it. */
type Heading = "otherContract" | "offer" | "contract";

/**
 * What a line is the heading of. Another contract (upkeep, heating, insurance) is tried first, then an offer, then the
 * contract of supply.
 */
export function headingOf(cell: Cell): Heading | undefined {
  const { plain } = cell;
  if (!isShort(cell)) return undefined;
  const isService = OTHER_SERVICES.test(plain) && CONTRACT_OR_INVOICE.test(plain);
  if (isService || OTHER_CONTRACTS.test(plain)) return "otherContract";
  // « Offre commerciale n° 118 », « Notre offre de renouvellement »
  if (beginsWith(OFFERS, plain)) return "offer";
  // « Votre contrat d’électricité », « Informations contractuelles »: not « Titulaire du contrat ».
  const hasValue = END_WORDS.test(plain) || daysIn(plain).length > 0;
  return beginsWith(CONTRACT_WORDS, plain) && !hasValue ? "contract" : undefined;
}

/** The heading of a label is searched for in this many cells above it. */
const MOST_CELLS_ABOVE = 8;

/** Whether a cell stands near below a heading of the contract, without an amount, a payment or a consumption between them. */
export function isUnderContract(page: Page, cell: Cell): boolean {
  let count = 0;
  for (const each of cellsAbove(page, cell)) {
    count += 1;
    const isOtherValue =
      hasAmount(each.plain) || BAD_WORDS.test(each.plain) || PAYMENT_WORDS.test(each.plain);
    if (count > MOST_CELLS_ABOVE || isOtherValue) return false;
    if (headingOf(each) === "contract") return true;
  }
  return false;
}

/**
 * Whether the nearest heading above a cell, at any distance, is of another contract or of an offer. This is not the
 * opposite of `isUnderContract`: a cell may stand under neither.
 */
export function isUnderOtherContract(page: Page, cell: Cell): boolean {
  for (const each of cellsAbove(page, cell)) {
    const heading = headingOf(each);
    if (heading) return heading !== "contract";
  }
  return false;
}

/** A line with « facture » or a digit is no heading: it names the energy of the whole invoice, or of an amount. */
const INVOICE_OR_DIGIT = /\bfacture\b|\d/;

const isOfEnergy = (cell: Cell) =>
  isShort(cell) && energyIn(cell.plain) !== undefined && !INVOICE_OR_DIGIT.test(cell.plain);

/**
 * The nearest heading above a cell that names a contract of supply or its energy: it tells two contracts of a
 * paper apart.
 */
export function contractHeadingOf(page: Page, cell: Cell): Cell | undefined {
  for (const each of cellsAbove(page, cell)) {
    if (headingOf(each) === "contract" || isOfEnergy(each)) return each;
  }
  return undefined;
}
