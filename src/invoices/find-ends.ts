/** Finds the days that may be the end of a contract, and ranks them. */
import { addDays, addMonths, type IsoDay } from "../french/dates";
import type { Found } from "./find-values";
import { isUnderContract } from "./headings";
import { type Label, labelsOf, NO_LABEL } from "./labels";
import { unionOf } from "./neighbours";
import type { Page } from "./page-cells";
import { CONTRACT, type DayInCell, END, isInList, isProof, proofOf, SHORTEST_MONTHS } from "./prove-end";
import { type At, daysIn, hasAmount } from "./value-shapes";
import { anyOf, hasOneOf, setOf } from "./word-sets";
import { BAD_WORDS, GOOD_WORDS, LABELS } from "./words";

/** A day that may be the end, with its rank: the highest is the best. */
export interface FoundEnd extends Found<IsoDay> {
  isProven: boolean;
  rank: number;
}

/** Longest term of payment, in days: an earlier day is probably a payment's. */
const PAYMENT_DAYS = 60;
const GOOD = setOf(GOOD_WORDS);
const badLabel = anyOf(BAD_WORDS);

/** « au », « - » between the two days of a range. */
const TO = /^ ?(?:au|a|-) ?$/;

/** The first day of the range that a day ends: « du 01/01/2026 au 31/12/2028 ». */
function startOf(plain: string, day: At<IsoDay>, days: readonly At<IsoDay>[]): At<IsoDay> | undefined {
  return days.find(({ end, value }) => value < day.value && TO.test(plain.slice(end, day.start)));
}

function* daysOf(pages: readonly Page[]): Generator<DayInCell> {
  for (const page of pages)
    for (const cell of page.lines.flat()) {
      const days = daysIn(cell.plain);
      for (const day of days) {
        const start = startOf(cell.plain, day, days);
        if (days.some((other) => startOf(cell.plain, other, days) === day)) continue;
        const labels = labelsOf(page, cell, start?.start ?? day.start);
        yield { page, cell, day: day.value, start: start?.value, labels };
      }
    }
}

const startLabel = anyOf(LABELS.start);

/** The contract begins long after the invoice: an offer, or the next contract. */
function beginsLater({ day, start, labels }: DayInCell, invoiceDay: IsoDay): boolean {
  const late = addDays(invoiceDay, PAYMENT_DAYS);
  if (start) return start > late && labels.some(({ plain }) => hasOneOf(plain, CONTRACT));
  return day > late && labels.some(({ plain }) => startLabel.test(plain));
}

/** The points of a candidate: what its label says counts most, and a sign of a payment outweighs two good ones. */
const POINTS = {
  /** Every word of the label is of the contract's end. */
  proof: 8,
  /** « fin de votre contrat de maintenance » */
  endOfContract: 4,
  goodWord: 2,
  headingOfContract: 2,
  /** Terms of payment are shorter. */
  farDay: 2,
  /** « paiement », « consommation », « début » */
  badLabel: -6,
  /** One day of a schedule of payments. */
  inList: -4,
  amountInLine: -3,
};

function rankOf(found: DayInCell, label: Label | undefined, invoiceDay: IsoDay): number {
  const { page, cell, day, labels } = found;
  const plain = label?.plain ?? "";
  const isFar = day >= addMonths(invoiceDay, SHORTEST_MONTHS);
  const isOfLine = page.lines[cell.line]?.some((each) => hasAmount(each.plain)) ?? false;
  return [
    isProof(plain) ? POINTS.proof : 0,
    hasOneOf(plain, CONTRACT) && hasOneOf(plain, END) ? POINTS.endOfContract : 0,
    hasOneOf(plain, GOOD) ? POINTS.goodWord : 0,
    label?.cells[0] && isUnderContract(page, label.cells[0]) ? POINTS.headingOfContract : 0,
    isFar ? POINTS.farDay : 0,
    labels.some((each) => badLabel.test(each.plain) || startLabel.test(each.plain)) ? POINTS.badLabel : 0,
    isOfLine ? POINTS.amountInLine : 0,
    isInList(found) ? POINTS.inList : 0,
  ].reduce((sum, points) => sum + points, 0);
}

/** A contract of these pages begins long after the invoice. */
export const namesLaterContract = (pages: readonly Page[], invoiceDay: IsoDay): boolean =>
  [...daysOf(pages)].some((each) => beginsLater(each, invoiceDay));

/** @param invoiceDay the invoice's own day, without which nothing is proven. */
export function findEnds(pages: readonly Page[], invoiceDay: IsoDay | undefined): FoundEnd[] {
  const from = invoiceDay ?? "";
  return [...daysOf(pages)].flatMap((each): FoundEnd[] => {
    const { page, cell, day, labels } = each;
    if (day <= from) return [];
    const proof = invoiceDay ? proofOf(each, invoiceDay) : undefined;
    const label = proof ?? labels.find(({ plain }) => hasOneOf(plain, GOOD)) ?? labels[0];
    const rank = rankOf(each, label, invoiceDay ?? "1000-01-01");
    const isSoon = invoiceDay !== undefined && day <= addDays(invoiceDay, PAYMENT_DAYS);
    if (!proof && (rank < 0 || (isSoon && rank < 4))) return [];
    const box = unionOf(cell, ...(label?.cells ?? []));
    return [
      {
        value: day,
        page,
        cell,
        box,
        label: label ?? NO_LABEL,
        isProven: proof !== undefined,
        rank,
      },
    ];
  });
}

/** Candidates that are shown. */
const MOST_CANDIDATES = 3;

/** The best days, each once. */
export function bestOf(found: readonly FoundEnd[]): FoundEnd[] {
  const ranked = [...found].sort((one, other) => other.rank - one.rank);
  const once = ranked.filter(
    ({ value }, index) => ranked.findIndex((each) => each.value === value) === index,
  );
  return once.slice(0, MOST_CANDIDATES);
}
