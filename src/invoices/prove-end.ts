/**
 * Proves that a day is the end of the contract, by its label. All words of the label must be known, which excludes « fin du contrat de
 * maintenance ».
 *
 * | label | example | needs besides |
 * | --- | --- | --- |
 * | of the contract's end | « fin du contrat », « votre contrat prend fin le » | nothing |
 * | of a range of days | « contrat du … au … », « durée du contrat » | a start before the invoice, and six months |
 * | of an end alone | « échéance », « date de fin » | a heading of the contract, six months, no amount near and no list of days |
 */
import { addMonths, type IsoDay } from "../french/dates";
import { isUnderContract } from "./headings";
import { type Label, labelsOf } from "./labels";
import { cellAbove, cellBelow } from "./neighbours";
import type { Cell, Page } from "./page-cells";
import { daysIn, hasAmount } from "./value-shapes";
import { hasOneOf, hasOnly, setOf } from "./word-sets";
import { CONTRACT_WORDS, END_WORDS, GOOD_WORDS, NEUTRAL_WORDS } from "./words";

/** The shortest contract, in months. Billing periods, terms of payment and most schedules are shorter. */
export const SHORTEST_MONTHS = 6;
/** An amount this near to a day makes it doubtful. Unit: font sizes. */
const NEAR_LINES = 2.5;

export const END = setOf(END_WORDS);
export const CONTRACT = setOf(CONTRACT_WORDS);
const OF_RANGE = setOf(CONTRACT_WORDS, ["engagement"]);
const KNOWN = setOf(GOOD_WORDS, NEUTRAL_WORDS);

/** Days of one cell, with their labels. */
export interface DayInCell {
  page: Page;
  cell: Cell;
  day: IsoDay;
  /** The first day of a range that this one ends. */
  start: IsoDay | undefined;
  labels: readonly Label[];
}

/** A label of the contract's end. */
export const isProof = (plain: string) =>
  hasOnly(plain, KNOWN) && hasOneOf(plain, CONTRACT) && hasOneOf(plain, END);
/** A label of a range of days. */
const isProofOfRange = (plain: string) => hasOnly(plain, KNOWN) && hasOneOf(plain, OF_RANGE);
/** A label of an end alone. */
const isWeak = (plain: string) => hasOnly(plain, KNOWN) && hasOneOf(plain, END);

/** Days above each other under one label, such as those of payments. */
export function isInList({ page, cell, labels }: DayInCell): boolean {
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

/** The label that proves a day. */
export function proofOf(found: DayInCell, invoiceDay: IsoDay): Label | undefined {
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
