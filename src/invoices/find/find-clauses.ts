/** Finds notice, renewal and « durée indéterminée ». In running text they count only in the paragraph of a day that is offered. */
import type { Notice } from "../../french/notice";
import { labelsOf, NO_LABEL } from "../page/labels";
import { cellBelow } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { type At, durationsIn, isBeforeEnd, renewalsIn } from "../shapes";
import { findValues, type Found } from "./find-values";
import { anyOf, hasOneOf, setOf, wordsOf } from "./word-sets";
import { CONTRACT_WORDS, LABELS, OTHER_NOTICES } from "./words";

/** « Délai de préavis de résiliation du contrat »: a sentence has more words. */
const MOST_WORDS = 7;
const otherNotice = anyOf(OTHER_NOTICES);

function isLabelOf(words: readonly string[]): (plain: string) => boolean {
  const wanted = setOf(words);
  return (plain) =>
    hasOneOf(plain, wanted) && wordsOf(plain).length <= MOST_WORDS && !otherNotice.test(plain);
}

/** Lines of a paragraph around the line of the end. */
const NEAR_LINES = 2;
/** Unit: points. */
const EDGE_TOLERANCE = 3;

/** Values of the sentences beside an end. */
function inSentences<Value>(
  page: Page,
  ends: readonly Found<unknown>[],
  valuesIn: (cell: Cell) => readonly At<Value>[],
): Found<Value>[] {
  const isBeside = (cell: Cell) =>
    ends.some((end) => {
      const isNear = Math.abs(end.cell.line - cell.line) <= NEAR_LINES;
      return isNear && Math.abs(end.cell.left - cell.left) <= EDGE_TOLERANCE;
    });
  const near = page.lines.flat().filter(isBeside);
  return near.flatMap((cell) => valuesIn(cell).map(({ value }) => ({ value, page, cell, label: NO_LABEL })));
}

const anyNotice = anyOf(LABELS.notice);

/** « sauf dénonciation reçue au moins 60 jours avant cette date », also broken over two lines. */
function noticesBeforeEnd(page: Page, cell: Cell): At<Notice>[] {
  const next = cellBelow(page, cell)?.plain ?? "";
  if (!anyNotice.test(cell.plain)) return [];
  return durationsIn(cell.plain, "").filter(({ end }) => isBeforeEnd(`${cell.plain.slice(end)} ${next}`));
}

const isNoticeLabel = isLabelOf(LABELS.notice);
const isRenewalLabel = isLabelOf(LABELS.renewal);

/** @param ends the days of the page that are offered. */
export const findNotices = (page: Page, ends: readonly Found<unknown>[]): Found<Notice>[] => [
  ...findValues(page, durationsIn, isNoticeLabel),
  ...inSentences(page, ends, (cell) => noticesBeforeEnd(page, cell)),
];

/** Renewals in months. @param ends the days of the page that are offered. */
export const findRenewals = (page: Page, ends: readonly Found<unknown>[]): Found<number>[] => [
  ...findValues(page, renewalsIn, isRenewalLabel),
  ...inSentences(page, ends, ({ plain }) => renewalsIn(plain)),
];

/** « Contrat à durée indéterminée, résiliable … », or « Indéterminée » under « Durée du contrat ». A general condition goes on without a sign. */
const OPEN_ENDED = /indeterminee?(?= *(?:[.,;(]|$))/;
/** Characters before it. */
const LONGEST_CLAUSE = 50;
const named = setOf(["durée"], CONTRACT_WORDS);

export function findOpenEnds(page: Page): Found<null>[] {
  return page.lines.flat().flatMap((cell): Found<null>[] => {
    const place = cell.plain.search(OPEN_ENDED);
    if (place < 0 || place > LONGEST_CLAUSE) return [];
    const isWhole = hasOneOf(cell.plain.slice(0, place), named);
    const label = labelsOf(page, cell, place).find(({ plain }) => hasOneOf(plain, named));
    return isWhole || label ? [{ value: null, page, cell, label: label ?? NO_LABEL }] : [];
  });
}
