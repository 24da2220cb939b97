/** Finds notice and renewal. In running text they count only in the paragraph of a day that is offered. */
import type { Notice } from "../../french/notice";
import { cellBelow } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { durationsIn, isBeforeEnd, type Occurrence, renewalsIn } from "../shapes";
import { findUnlabelled, findValues, type Found } from "./find-values";
import { LABELS } from "./words";

/** A clause of the end stands at most this many lines above or below it. */
const NEAR_LINES = 2;
/** Unit: points. Left edges that differ by less are of one paragraph. */
const EDGE_TOLERANCE = 3;

/** The cells of the paragraphs in which the ends stand. */
function cellsBeside(page: Page, ends: readonly Found<unknown>[]): Cell[] {
  const isBeside = (cell: Cell) =>
    ends.some((end) => {
      const isNear = Math.abs(end.cell.line - cell.line) <= NEAR_LINES;
      return isNear && Math.abs(end.cell.left - cell.left) <= EDGE_TOLERANCE;
    });
  return page.lines.flat().filter(isBeside);
}

/** « sauf dénonciation reçue au moins 60 jours avant cette date », also broken over two lines. */
function noticesBeforeEnd(page: Page, cell: Cell): Occurrence<Notice>[] {
  const next = cellBelow(page, cell)?.plain ?? "";
  if (!LABELS.notice.words.test(cell.plain)) return [];
  return durationsIn(cell.plain, "").filter(({ end }) => isBeforeEnd(`${cell.plain.slice(end)} ${next}`));
}

/** @param ends the days of the page that are offered. */
export const findNotices = (page: Page, ends: readonly Found<unknown>[]): Found<Notice>[] => [
  ...findValues(page, durationsIn, LABELS.notice),
  ...findUnlabelled(page, cellsBeside(page, ends), (cell) => noticesBeforeEnd(page, cell)),
];

/** Renewals in months. @param ends the days of the page that are offered. */
export const findRenewals = (page: Page, ends: readonly Found<unknown>[]): Found<number>[] => [
  ...findValues(page, renewalsIn, LABELS.renewal),
  ...findUnlabelled(page, cellsBeside(page, ends), ({ plain }) => renewalsIn(plain)),
];
