/** Tells what a paper is, and its own day. */
import type { IsoDay } from "../../french/dates";
import type { Cell, Page } from "../page/page";
import { daysIn } from "../shapes";
import { energyIn } from "./find-values";
import { headingOf } from "./headings";
import { INVOICE_DAY, NO_INVOICE } from "./words";

/** Characters of a title, such as « Facture n° 12 du 4 novembre 2026 ». */
const LONGEST_TITLE = 80;
/** Lines at the top of the first page in which a paper says what it is. */
const LINES_OF_HEAD = 10;

const INVOICE = /\bfacture\b/;
const ENERGY = /\b(?:electricite|gaz|kwh|mwh|kva|pdl|prm|pce)\b/;
/** Words that an invoice of a supply has, and an invoice of an upkeep has not. */
const SUPPLY = /\b(?:kwh|mwh|kva|acheminement|consommation)\b/;

const cellsOf = (pages: readonly Page[]) => pages.flatMap(({ lines }) => lines.flat());
const titlesOf = (pages: readonly Page[]) =>
  cellsOf(pages).filter(({ plain }) => plain.length <= LONGEST_TITLE);

/** « Convocation », « Points à l’ordre du jour » */
const isOfNoInvoice = ({ plain }: Cell) =>
  NO_INVOICE.exec(plain)?.index === 0 || /\bordre du jour\b/.test(plain);

export function isEnergyInvoice(pages: readonly Page[]): boolean {
  const titles = titlesOf(pages);
  if (!titles.some(({ plain }) => INVOICE.test(plain)) || titles.some(isOfNoInvoice)) return false;
  return cellsOf(pages).some(({ plain }) => ENERGY.test(plain));
}

/** What a line in the head of a paper says that it is. */
function kindOf(cell: Cell): "otherContract" | "offer" | "energyInvoice" | "invoice" | undefined {
  const heading = headingOf(cell);
  if (heading === "otherContract" || heading === "offer") return heading;
  if (!INVOICE.test(cell.plain)) return undefined;
  return energyIn(cell.plain) ? "energyInvoice" : "invoice";
}

/** Whether a paper is of an upkeep, of heating or an offer, by its head or by a lack of `SUPPLY`. None of its days is the end of a running supply. */
export function isOfOtherContract(pages: readonly Page[]): boolean {
  const head = pages[0]?.lines.slice(0, LINES_OF_HEAD).flat() ?? [];
  const kinds = head.map(kindOf).filter((kind) => kind !== undefined);
  // Below the title of an invoice, an offer is an advertisement. Below the title of an energy's invoice, an upkeep is one too.
  const surest = kinds.find((kind) => kind === "otherContract" || kind === "energyInvoice");
  if (kinds[0] === "offer" || surest === "otherContract") return true;
  return !cellsOf(pages).some(({ plain }) => SUPPLY.test(plain));
}

/** « Facture du 4 novembre 2026 », but not « Prochaine facture le 5 décembre ». */
const isTitleOfInvoice = (plain: string) => INVOICE.test(plain) && !/\bprochaine\b/.test(plain);
/** « N° 12 345 du 4 novembre 2026 » */
const isNumberOfInvoice = (plain: string) => /^n° .* du /.test(plain);

/** The first day after its label, in the label's cell or in the next one. */
function labelledDays({ lines }: Page): IsoDay[] {
  return lines.flatMap((line) =>
    line.flatMap(({ plain }, index) => {
      const label = INVOICE_DAY.exec(plain);
      if (!label) return [];
      const after = daysIn(plain).find(({ start }) => start >= label.index);
      const beside = daysIn(line[index + 1]?.plain ?? "")[0];
      return (after ?? beside)?.value ?? [];
    }),
  );
}

/** The invoice's own day: the first one by its label, or else in a title, or else beside a number. */
export function findInvoiceDay(pages: readonly Page[]): IsoDay | undefined {
  const titles = titlesOf(pages).map(({ plain }) => plain);
  const inTitles = [...titles.filter(isTitleOfInvoice), ...titles.filter(isNumberOfInvoice)];
  const [day] = [...pages.flatMap(labelledDays), ...inTitles.flatMap(daysIn).map(({ value }) => value)];
  return day;
}
