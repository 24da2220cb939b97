/** Tells what a paper is, and its own day. */
import type { IsoDay } from "../french/dates";
import type { Cell, Page } from "./page-cells";
import { daysIn, hasAmount } from "./value-shapes";
import { anyOf, hasOnly, setOf, wordsOf } from "./word-sets";
import { LABELS, NEUTRAL_WORDS, NO_INVOICE, OTHER_PAPERS } from "./words";

/** Characters of a title, such as « Facture n° 12 du 4 novembre 2026 ». */
const LONGEST_TITLE = 80;
/** Words of a title of another paper: « Contrat d’exploitation et d’entretien de la chaufferie ». */
const MOST_WORDS = 10;

const INVOICE = /\bfacture\b/;
const ENERGY = /\b(?:electricite|gaz|kwh|mwh|kva|pdl|prm|pce)\b/;
/** What only an invoice of a supply has, and not that of an upkeep. */
const SUPPLY = /\b(?:kwh|mwh|kva|acheminement|consommation)\b/;
/** What an invoice asks for, and an offer does not. */
const PAYMENT = /\b(?:payer|regler|paiement|reglement|prelev\w*|ttc)\b/;
const noInvoice = anyOf(NO_INVOICE);
const otherPaper = anyOf(OTHER_PAPERS);

const cellsOf = (pages: readonly Page[]) => pages.flatMap(({ lines }) => lines.flat());
const titlesOf = (pages: readonly Page[]) =>
  cellsOf(pages).filter(({ plain }) => plain.length <= LONGEST_TITLE);

/** « Convocation », « Points à l’ordre du jour » */
const isOfNoInvoice = ({ plain }: Cell) =>
  noInvoice.exec(plain)?.index === 0 || /\bordre du jour\b/.test(plain);

export function isEnergyInvoice(pages: readonly Page[]): boolean {
  const titles = titlesOf(pages);
  if (!titles.some(({ plain }) => INVOICE.test(plain)) || titles.some(isOfNoInvoice)) return false;
  return cellsOf(pages).some(({ plain }) => ENERGY.test(plain));
}

const titleWords = setOf(NEUTRAL_WORDS, ["facture", "duplicata"]);
/** « Facture d’électricité », « Facture n° 12 »: not « Facture électronique incluse ». */
const isWholeTitle = (plain: string) =>
  INVOICE.test(plain) && (/\d/.test(plain) || hasOnly(plain, titleWords));

/** A value may be proven: the paper is an invoice of a supply, with no sign of an offer, of particular conditions or of an upkeep. */
export function canProve(pages: readonly Page[]): boolean {
  const cells = cellsOf(pages).map(({ plain }) => plain);
  const hasAll = [SUPPLY, PAYMENT].every((pattern) => cells.some((plain) => pattern.test(plain)));
  const hasTitle = titlesOf(pages).some(({ plain }) => isWholeTitle(plain));
  return (
    hasAll &&
    hasTitle &&
    cells.some(hasAmount) &&
    !cells.some((plain) => wordsOf(plain).length <= MOST_WORDS && otherPaper.test(plain))
  );
}

const invoiceDayLabel = anyOf(LABELS.invoiceDay);
/** « Facture du 4 novembre 2026 », but not « Prochaine facture le 5 décembre ». */
const isTitleOfInvoice = (plain: string) => INVOICE.test(plain) && !/\bprochaine\b/.test(plain);
/** « N° 12 345 du 4 novembre 2026 » */
const isNumberOfInvoice = (plain: string) => /^n° .* du /.test(plain);

/** The invoice's own day: the first one by its label, or else in a title, or else beside a number. */
export function findInvoiceDay(pages: readonly Page[]): IsoDay | undefined {
  const titles = titlesOf(pages);
  const inTitles = (isWanted: (plain: string) => boolean) =>
    titles.filter(({ plain }) => isWanted(plain)).flatMap(({ plain }) => daysIn(plain));
  const labelled = pages.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.flatMap((cell, index) => {
        const place = invoiceDayLabel.exec(cell.plain);
        if (!place) return [];
        const after = daysIn(cell.plain).find(({ start }) => start >= place.index);
        const beside = daysIn(line[index + 1]?.plain ?? "")[0];
        return after ?? beside ?? [];
      }),
    ),
  );
  const [day] = [...labelled, ...inTitles(isTitleOfInvoice), ...inTitles(isNumberOfInvoice)];
  return day?.value;
}
