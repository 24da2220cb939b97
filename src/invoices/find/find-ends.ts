/** Finds the days that may be the end of a contract, ranked by good and bad words. The visitor chooses. */
import { addDays, addMonths, type IsoDay } from "../../french/dates";
import { type Label, labelsOf, NO_LABEL } from "../page/labels";
import { cellAbove, cellBelow } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { daysIn, deliveryPointsIn, hasAmount, type Occurrence } from "../shapes";
import type { Found } from "./find-values";
import { isUnderContract, isUnderOtherContract } from "./headings";
import { BAD_WORDS, CONTRACT_WORDS, END_WORDS, OPEN_ENDED_WORDS, PAYMENT_WORDS } from "./words";

/** A day that may be the end, or null for « durée indéterminée », with its rank: the highest is the best. */
export interface FoundEnd extends Found<IsoDay | null> {
  rank: number;
}

/** The shortest contract, in months. Terms of payment and billing periods are shorter. */
const SHORTEST_MONTHS = 6;
/** Longest term of payment, in days: an earlier day is probably a payment's. */
const PAYMENT_DAYS = 60;

/** « au », « - » between the two days of a range. */
const TO = /^ ?(?:au|a|-) ?$/;

/** The first day of the range that a day ends: « du 01/01/2026 au 31/12/2028 ». */
function startOf(
  plain: string,
  day: Occurrence<IsoDay>,
  days: readonly Occurrence<IsoDay>[],
): Occurrence<IsoDay> | undefined {
  return days.find((other) => other.value < day.value && TO.test(plain.slice(other.end, day.start)));
}

/** A day of a cell, with its labels. */
interface DayInCell {
  page: Page;
  cell: Cell;
  day: IsoDay;
  /** The first day of a range that this one ends. */
  start: IsoDay | undefined;
  labels: readonly Label[];
}

function daysOf(page: Page): DayInCell[] {
  return page.lines.flat().flatMap((cell) => {
    const days = daysIn(cell.plain);
    const starts = days.map((day) => startOf(cell.plain, day, days));
    return days.flatMap((day, index): DayInCell[] => {
      if (starts.includes(day)) return [];
      const start = starts[index];
      const labels = labelsOf(page, cell, (start ?? day).start);
      return [{ page, cell, day: day.value, start: start?.value, labels }];
    });
  });
}

/** One day of a schedule: a day with the same label is above or below it. */
function isInList({ page, cell, labels }: DayInCell): boolean {
  const near = [cellAbove(page, cell), cellBelow(page, cell)];
  return near.some((each) => {
    const [day] = each ? daysIn(each.plain) : [];
    if (!each || !day) return false;
    const others = labelsOf(page, each, day.start);
    return others.some(({ plain }) => labels.some((label) => label.plain === plain));
  });
}

/** Points of a candidate. What its label says counts most, and a bad word outweighs two weak signs. */
const POINTS = {
  /** « fin de votre contrat », « contrat du … au … » for a running contract of six months or more */
  endOfContract: 8,
  /** « échéance » */
  end: 3,
  /** « contrat » */
  contract: 2,
  underContract: 3,
  /** Six months after the paper or later. */
  far: 2,
  bad: -6,
  amountInLine: -3,
  inList: -4,
};
/**
 * A day with fewer points is not offered. The day of a payment may have 5, by `end` and `far`: its amount or its
 * list leaves it less than 3.
 */
const LEAST_RANK = 3;

/** The points of a label alone. */
function labelPoints({ day, start }: DayInCell, { plain }: Label, from: IsoDay): number {
  const isOfContract = CONTRACT_WORDS.test(plain);
  const isOfEnd = END_WORDS.test(plain);
  const isRunning = start !== undefined && start <= from && addMonths(start, SHORTEST_MONTHS) <= day;
  if (isOfContract && (isRunning || isOfEnd)) return POINTS.endOfContract;
  if (isOfEnd) return POINTS.end;
  return isOfContract ? POINTS.contract : 0;
}

/** @param from the paper's own day. @returns undefined for a day that is not offered. */
function rankOf(found: DayInCell, label: Label, from: IsoDay): number | undefined {
  const { page, cell, day, labels } = found;
  const ofLabel = labelPoints(found, label, from);
  const isStrong = ofLabel === POINTS.endOfContract;
  // Beside a strong label, another label may belong to another value.
  const judged = isStrong ? [label] : labels;
  if (judged.some(({ plain }) => PAYMENT_WORDS.test(plain))) return undefined;
  const isHeaded = isUnderContract(page, label.cells[0] ?? cell);
  if (ofLabel === 0 && !isHeaded) return undefined;
  // An early day is probably a payment's, unless its label says the end of the contract, or says an end under a heading of the contract.
  const isSoon = day <= addDays(from, PAYMENT_DAYS);
  if (isSoon && !isStrong && !(isHeaded && ofLabel === POINTS.end)) return undefined;
  const line = page.lines[cell.line] ?? [];
  // A line with the number of a meter describes a site, in a list of sites.
  const isOfSite = line.some(({ plain }) => deliveryPointsIn(plain).length > 0);
  const rank = [
    ofLabel,
    isHeaded ? POINTS.underContract : 0,
    day >= addMonths(from, SHORTEST_MONTHS) ? POINTS.far : 0,
    judged.some(({ plain }) => BAD_WORDS.test(plain)) ? POINTS.bad : 0,
    !isOfSite && line.some(({ plain }) => hasAmount(plain)) ? POINTS.amountInLine : 0,
    !isOfSite && isInList(found) ? POINTS.inList : 0,
  ].reduce((sum, points) => sum + points, 0);
  return rank >= LEAST_RANK ? rank : undefined;
}

/** @param from the paper's own day, or the visitor's: only later days are offered. */
function findDays(page: Page, from: IsoDay): FoundEnd[] {
  return daysOf(page).flatMap((found): FoundEnd[] => {
    const { cell, day, labels } = found;
    if (day <= from || isUnderOtherContract(page, cell)) return [];
    const [label = NO_LABEL] = [...labels].sort(
      (one, other) => labelPoints(found, other, from) - labelPoints(found, one, from),
    );
    const rank = rankOf(found, label, from);
    return rank === undefined ? [] : [{ value: day, page, cell, label, rank }];
  });
}

/** « Contrat à durée indéterminée, résiliable … », or « Indéterminée » under « Durée du contrat ». A general condition goes on without a sign. */
const OPEN_ENDED = /indeterminee?(?= *(?:[.,;(]|$))/;
/** Characters before « indéterminée ». */
const LONGEST_CLAUSE = 50;

function findOpenEnds(page: Page): FoundEnd[] {
  return page.lines.flat().flatMap((cell): FoundEnd[] => {
    const place = cell.plain.search(OPEN_ENDED);
    if (place < 0 || place > LONGEST_CLAUSE) return [];
    const isNamedInCell = OPEN_ENDED_WORDS.test(cell.plain.slice(0, place));
    const label = labelsOf(page, cell, place).find(({ plain }) => OPEN_ENDED_WORDS.test(plain));
    if (!isNamedInCell && !label) return [];
    return [{ value: null, page, cell, label: label ?? NO_LABEL, rank: POINTS.endOfContract }];
  });
}

/** @param from only later days are ends. Undefined: the paper is of another contract, and no end is offered. */
export const findEnds = (page: Page, from: IsoDay | undefined): FoundEnd[] =>
  from === undefined ? [] : [...findDays(page, from), ...findOpenEnds(page)];
