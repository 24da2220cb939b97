/** Finds the end of a contract, and the invoice's own day. A day of payment or of a consumption is neither. */
import { addDays, addMonths, type IsoDay } from "../french/dates";
import { headingOfContract, isReference } from "./context";
import { anyOf, beginsPart, type Found, type Label, type PageReader, wordsOf } from "./find-labels";
import { CONTRACT_RANGES, NEUTRAL_WORDS, WORDS_IN_RANGES } from "./labels/words";
import { below, type Cell } from "./layout";
import { daysIn, readDayAt, readRange } from "./read-values";
import { type Candidate, excludes, type Search, sentenceOf, unionOf } from "./search";

/** The shortest contract. Billing periods are shorter. */
const SHORTEST_MONTHS = 6;
/** The longest term of payment. */
const PAYMENT_DAYS = 60;
/** Characters of a title, such as « Facture n° 12 du 4 novembre 2026 ». */
const LONGEST_TITLE = 80;

export function findInvoiceDay(search: Search): IsoDay | undefined {
  const labelled = search.find("invoiceDay", readDayAt).map(({ value }) => value);
  const titles = search
    .cells()
    .map(({ cell }) => cell)
    .filter(({ plain }) => plain.length < LONGEST_TITLE);
  const isOfInvoice = ({ plain }: Cell) => /\bfacture\b/.test(plain) && !/\bprochaine\b/.test(plain);
  const isNumber = ({ plain }: Cell) => /^n° .* du /.test(plain);
  const daysOf = (cells: readonly Cell[]) => cells.flatMap(({ text }) => daysIn(text));
  const [day] = [...labelled, ...daysOf(titles.filter(isOfInvoice)), ...daysOf(titles.filter(isNumber))];
  return day;
}

/** « Date de fin » is that of a contract beside a « date de début » that is long before. */
function hasStart(reader: PageReader, end: Label, day: IsoDay, invoiceDay: IsoDay | undefined): boolean {
  if (invoiceDay && day <= invoiceDay) return false;
  return reader.labels
    .filter(({ field, cell }) => field === "start" && Math.abs(cell.line - end.cell.line) <= 2)
    .flatMap((label) => reader.valuesOf(label, readDayAt))
    .some(({ value }) => addMonths(value, SHORTEST_MONTHS) <= day);
}

/** Whether a day that is called « échéance » may be the one of payment: it comes soon, and the invoice names no other. */
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

const LONGEST_SENTENCE = 1000;
/** The sentence's subject: « Nous vous rappelons que votre contrat … », but not « Le prix de votre contrat … ». */
const OF_CONTRACT =
  /^(?:.*(?:\bque\b|,))?(?:[^a-z]|(?:votre|le|ce|mon|notre|present|rappel|attention)\b)*contrat\b/;

export function findEnds(search: Search, invoiceDay: IsoDay | undefined): Candidate<IsoDay>[] {
  const daysOf = (field: "payment" | "other") =>
    new Set(search.find(field, readDayAt).map(({ value }) => value));
  const payments = daysOf("payment");
  const others = daysOf("other");
  const isProven = ({ label, isBelow, value }: Found<IsoDay>, reader: PageReader) => {
    if (label.proof === "proofs") return true;
    if (payments.has(value) || others.has(value)) return false;
    if (label.proof === "inSentence")
      return OF_CONTRACT.test(sentenceOf(reader.page, label).slice(0, LONGEST_SENTENCE));
    const heading = headingOfContract(reader, label, isBelow);
    if (!heading) return false;
    if (hasStart(reader, label, value, invoiceDay)) return true;
    return !label.words.endsWith("fin") && !mayBePayment(value, invoiceDay, heading, payments);
  };
  return [...search.find("end", readDayAt, isProven), ...rangesOfContract(search)];
}

const contractRange = anyOf(CONTRACT_RANGES);
/** « du 1 » of « du 1er janvier 2026 au 31 décembre 2028 » */
const FIRST_DAY = /\bdu \d/;

/** « n° 12 en cours, », but not « d’assistance »: other contracts have days too. */
const isOfSameContract = (words: string) =>
  wordsOf(words).every(
    (word) => NEUTRAL_WORDS.includes(word) || WORDS_IN_RANGES.includes(word) || /\d/.test(word),
  );

/** « Votre contrat du 01/01/2026 au 31/12/2028 », also with the days to the right or below. */
function rangesOfContract(search: Search): Candidate<IsoDay>[] {
  return search.cells().flatMap(({ cell, reader }) => {
    const match = contractRange.exec(cell.plain);
    if (!match?.groups || excludes("end").test(cell.plain)) return [];
    const { before = "", words = "" } = match.groups;
    const start = match.index + before.length;
    const end = start + words.length;
    if (!beginsPart(cell.plain, start)) return [];
    const isWhole = cell.plain.length === end;
    const right = reader.page.lines[cell.line]?.find((each) => each.left > cell.right);
    const at = isWhole ? (right ?? below(reader.page, cell)) : cell;
    if (!at) return [];
    const from = isWhole ? 0 : end;
    const days = from + Math.max(at.plain.slice(from).search(FIRST_DAY), 0);
    if (!isOfSameContract(at.plain.slice(from, days))) return [];
    const range = readRange(at.text.slice(days), "");
    if (!range || addMonths(range.first, SHORTEST_MONTHS) > range.last) return [];
    return [{ value: range.last, box: unionOf(cell, at), cell: at, reader }];
  });
}
