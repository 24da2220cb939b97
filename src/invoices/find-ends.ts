/** Finds the days that may be the end of a contract, and ranks them. */
import { addDays, addMonths, type IsoDay } from "../french/dates";
import type { Found } from "./find-values";
import { isUnderContract } from "./headings";
import { type Label, labelsOf, NO_LABEL } from "./labels";
import { cellAbove, cellBelow, unionOf } from "./neighbours";
import type { Cell, Page } from "./page-cells";
import { type At, daysIn, hasAmount } from "./value-shapes";
import { anyOf, hasOneOf, hasOnly, setOf } from "./word-sets";
import { BAD_WORDS, CONTRACT_WORDS, END_WORDS, GOOD_WORDS, LABELS, NEUTRAL_WORDS } from "./words";

/** A day that may be the end, with its rank: the highest is the best. */
export interface FoundEnd extends Found<IsoDay> {
  isProven: boolean;
  rank: number;
}

/** The shortest contract, in months. Billing periods, terms of payment and most schedules are shorter. */
const SHORTEST_MONTHS = 6;
/** Longest term of payment, in days: an earlier day is probably a payment's. */
const PAYMENT_DAYS = 60;
/** An amount this near to a day makes it doubtful. Unit: font sizes. */
const NEAR_LINES = 2.5;

const good = setOf(GOOD_WORDS);
const badLabel = anyOf(BAD_WORDS);
const ends = setOf(END_WORDS);
const contract = setOf(CONTRACT_WORDS);
const ofRange = setOf(CONTRACT_WORDS, ["engagement"]);
const known = setOf(GOOD_WORDS, NEUTRAL_WORDS);

/** « fin du contrat », « votre contrat prend fin le ». All words must be known, which excludes « fin du contrat de maintenance ». */
const isProof = (plain: string) =>
  hasOnly(plain, known) && hasOneOf(plain, contract) && hasOneOf(plain, ends);
/** « contrat du », « durée du contrat »: they prove the end of a range of days. */
const isProofOfRange = (plain: string) => hasOnly(plain, known) && hasOneOf(plain, ofRange);
/** « échéance », « date de fin »: they need a heading of the contract. */
const isWeak = (plain: string) => hasOnly(plain, known) && hasOneOf(plain, ends);

/** « au », « - » between the two days of a range. */
const TO = /^ ?(?:au|a|-) ?$/;

/** The first day of the range that a day ends: « du 01/01/2026 au 31/12/2028 ». */
function startOf(plain: string, day: At<IsoDay>, days: readonly At<IsoDay>[]): At<IsoDay> | undefined {
  return days.find(({ end, value }) => value < day.value && TO.test(plain.slice(end, day.start)));
}

/** Days above each other under one label, such as those of payments. */
function isInList({ page, cell, labels }: DayInCell): boolean {
  const near = [cellAbove(page, cell), cellBelow(page, cell)];
  return near.some((each) => {
    const [day] = each ? daysIn(each.plain) : [];
    if (!each || !day) return false;
    const others = labelsOf(page, each, day.start);
    return others.some(({ plain }) => labels.some((label) => label.plain === plain));
  });
}

function isNearAmount({ lines }: Page, { line, top, size }: Cell): boolean {
  const near = lines.slice(Math.max(line - 2, 0), line + 3).flat();
  return near.some((cell) => Math.abs(cell.top - top) <= NEAR_LINES * size && hasAmount(cell.plain));
}

/** Days of one cell, with their labels. */
interface DayInCell {
  page: Page;
  cell: Cell;
  day: IsoDay;
  /** The first day of a range that this one ends. */
  start: IsoDay | undefined;
  labels: readonly Label[];
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
  if (start) return start > late && labels.some(({ plain }) => hasOneOf(plain, contract));
  return day > late && labels.some(({ plain }) => startLabel.test(plain));
}

/** The proof of a day: the label's, with a start before the invoice, or that of the heading above. */
function proofOf(found: DayInCell, invoiceDay: IsoDay): Label | undefined {
  const { page, cell, day, start, labels } = found;
  if (day <= invoiceDay) return undefined;
  if (start) {
    const isRunning = start <= invoiceDay && addMonths(start, SHORTEST_MONTHS) <= day;
    return isRunning ? labels.find(({ plain }) => isProofOfRange(plain)) : undefined;
  }
  const strong = labels.find(({ plain }) => isProof(plain));
  if (strong) return strong;
  if (day < addMonths(invoiceDay, SHORTEST_MONTHS)) return undefined;
  if (isNearAmount(page, cell) || isInList(found)) return undefined;
  return labels.find(({ plain, cells: [first] }) => isWeak(plain) && first && isUnderContract(page, first));
}

function rankOf(found: DayInCell, label: Label | undefined, invoiceDay: IsoDay): number {
  const { page, cell, day, labels } = found;
  const plain = label?.plain ?? "";
  const isFar = day >= addMonths(invoiceDay, SHORTEST_MONTHS);
  const isOfLine = page.lines[cell.line]?.some((each) => hasAmount(each.plain)) ?? false;
  return [
    isProof(plain) ? 8 : 0,
    hasOneOf(plain, contract) && hasOneOf(plain, ends) ? 4 : 0,
    hasOneOf(plain, good) ? 2 : 0,
    label?.cells[0] && isUnderContract(page, label.cells[0]) ? 2 : 0,
    isFar ? 2 : 0,
    labels.some((each) => badLabel.test(each.plain) || startLabel.test(each.plain)) ? -6 : 0,
    isOfLine ? -3 : 0,
    isInList(found) ? -4 : 0,
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
    const label = proof ?? labels.find(({ plain }) => hasOneOf(plain, good)) ?? labels[0];
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
