/** Finds the end of a contract, and the invoice's own day. A day of payment or of a consumption is neither. */
import { addDays, addMonths, type IsoDay } from "../french/dates";
import { anyOf, beginsPart, type Label, wordsOf } from "./find-labels";
import { headingOfContract, isReference } from "./headings";
import { CONTRACT_RANGES, NEUTRAL_WORDS, WORDS_IN_RANGES } from "./labels/words";
import type { Cell } from "./layout";
import { besideOrBelow, unionOf } from "./neighbours";
import type { PageReader } from "./page-reader";
import { daysIn, readDayAt, readRange } from "./read-values";
import { type Candidate, excludes, type IsProven, type ReadCell, type Search, sentenceOf } from "./search";

/** The shortest contract. Billing periods are shorter. */
const SHORTEST_MONTHS = 6;
/** The longest term of payment. */
const PAYMENT_DAYS = 60;
/** Characters of a title, such as « Facture n° 12 du 4 novembre 2026 ». */
const LONGEST_TITLE = 80;
/** Characters from which a sentence's subject is looked for. */
const LONGEST_SENTENCE = 1000;
/** A start of the contract stands at most this many lines away from its end. */
const NEAR_LINES = 2;

/** « Facture du 4 novembre 2026 », but not « Prochaine facture le 5 décembre ». */
const isTitleOfInvoice = (plain: string) => /\bfacture\b/.test(plain) && !/\bprochaine\b/.test(plain);
/** « N° 12 345 du 4 novembre 2026 » */
const isNumberOfInvoice = (plain: string) => /^n° .* du /.test(plain);

/** The invoice's own day: the first one by its label, or else in a title, or else beside a number. */
export function findInvoiceDay(search: Search): IsoDay | undefined {
  const cells = search.cells().map(({ cell }) => cell);
  const titles = cells.filter(({ plain }) => plain.length < LONGEST_TITLE);
  const daysWhere = (isWanted: (plain: string) => boolean) =>
    titles.filter(({ plain }) => isWanted(plain)).flatMap(({ text }) => daysIn(text));
  const [day] = [
    ...search.find("invoiceDay", readDayAt).map(({ value }) => value),
    ...daysWhere(isTitleOfInvoice),
    ...daysWhere(isNumberOfInvoice),
  ];
  return day;
}

/** A « date de fin » is that of a contract if a « date de début » stands near it that is at least six months before. */
function hasStart(reader: PageReader, end: Label, day: IsoDay, invoiceDay: IsoDay | undefined): boolean {
  if (invoiceDay && day <= invoiceDay) return false;
  const startLabels = reader.labels.filter(
    ({ field, cell }) => field === "start" && Math.abs(cell.line - end.cell.line) <= NEAR_LINES,
  );
  const starts = startLabels.flatMap((label) => reader.valuesOf(label, readDayAt));
  return starts.some(({ value }) => addMonths(value, SHORTEST_MONTHS) <= day);
}

/**
 * A day that is called « échéance » may be the day of payment: it comes within the term of payment, and stands under a number, or the
 * invoice names no other day of payment. Without the invoice's own day, the number alone decides.
 */
function mayBePayment(
  day: IsoDay,
  invoiceDay: IsoDay | undefined,
  heading: Cell,
  payments: ReadonlySet<IsoDay>,
): boolean {
  if (!invoiceDay) return isReference(heading);
  if (day < invoiceDay || day > addDays(invoiceDay, PAYMENT_DAYS)) return false;
  return isReference(heading) || payments.size === 0;
}

/** The contract is the sentence's subject: « Nous vous rappelons que votre contrat … », but not « Le prix de votre contrat … ». */
const CONTRACT_AS_SUBJECT =
  /^(?:.*(?:\bque\b|,))?(?:[^a-z]|(?:votre|le|ce|mon|notre|present|rappel|attention)\b)*contrat\b/;

/** Finds the ends of contracts. @param invoiceDay the invoice's own day, before which no contract with an « échéance » ends. */
export function findEnds(search: Search, invoiceDay: IsoDay | undefined): Candidate<IsoDay>[] {
  const daysOf = (field: "payment" | "other") =>
    new Set(search.find(field, readDayAt).map(({ value }) => value));
  const payments = daysOf("payment");
  const others = daysOf("other");
  const isProven: IsProven<IsoDay> = ({ label, isBelow, value }, reader) => {
    if (label.proof === "proofs") return true;
    if (payments.has(value) || others.has(value)) return false;
    if (label.proof === "inSentence") {
      const sentence = sentenceOf(reader.page, label).slice(0, LONGEST_SENTENCE);
      return CONTRACT_AS_SUBJECT.test(sentence);
    }
    const heading = headingOfContract(reader, label, isBelow);
    if (!heading) return false;
    if (hasStart(reader, label, value, invoiceDay)) return true;
    // « Fin » without a start may be the end of a consumption.
    if (label.words.endsWith("fin")) return false;
    return !mayBePayment(value, invoiceDay, heading, payments);
  };
  return [...search.find("end", readDayAt, isProven), ...rangesOfContract(search)];
}

const contractRange = anyOf(CONTRACT_RANGES);
/** « du 1 » of « du 1er janvier 2026 au 31 décembre 2028 » */
const FIRST_DAY = /\bdu \d/;

/** A place in the text of a cell. */
interface Place {
  cell: Cell;
  index: number;
}

/** The place after « votre contrat »: in the same cell, or the beginning of the one beside or below it. */
function placeOfRange({ cell, reader }: ReadCell): Place | undefined {
  const match = contractRange.exec(cell.plain);
  if (!match?.groups) return undefined;
  const { before = "", words = "" } = match.groups;
  const start = match.index + before.length;
  const end = start + words.length;
  if (!beginsPart(cell.plain, start)) return undefined;
  if (end < cell.plain.length) return { cell, index: end };
  const next = besideOrBelow(reader.page, cell);
  return next && { cell: next, index: 0 };
}

/** « n° 12 en cours, », but not « d’assistance »: other contracts have days too. */
const isOfSameContract = (words: string) =>
  wordsOf(words).every(
    (word) => NEUTRAL_WORDS.includes(word) || WORDS_IN_RANGES.includes(word) || /\d/.test(word),
  );

/** The last day of a range after a place: « n° 12 du 01/01/2026 au 31/12/2028 ». */
function endOfRange({ cell, index }: Place): IsoDay | undefined {
  const firstDay = index + Math.max(cell.plain.slice(index).search(FIRST_DAY), 0);
  if (!isOfSameContract(cell.plain.slice(index, firstDay))) return undefined;
  const range = readRange(cell.text.slice(firstDay), "");
  if (!range || addMonths(range.first, SHORTEST_MONTHS) > range.last) return undefined;
  return range.last;
}

/** « Votre contrat du 01/01/2026 au 31/12/2028 », also with the days to the right or below. */
function rangesOfContract(search: Search): Candidate<IsoDay>[] {
  return search.cells().flatMap(({ cell, reader }) => {
    if (excludes("end").test(cell.plain)) return [];
    const place = placeOfRange({ cell, reader });
    const value = place && endOfRange(place);
    if (!value) return [];
    return [{ value, box: unionOf(cell, place.cell), cell: place.cell, reader }];
  });
}
