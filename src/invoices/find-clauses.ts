/** Finds notice, renewal and « durée indéterminée ». In running text they count only in the paragraph of a proven end. */
import type { Period } from "../french/period";
import type { FoundEnd } from "./find-ends";
import { findValues, type Found } from "./find-values";
import { labelsOf, NO_LABEL } from "./labels";
import { cellBelow } from "./neighbours";
import type { Cell, Page } from "./page-cells";
import { type At, isBeforeEnd, periodsIn, renewalsIn } from "./value-shapes";
import { anyOf, hasOneOf, hasOnly, setOf } from "./word-sets";
import { CONTRACT_WORDS, END_WORDS, LABELS, NEUTRAL_WORDS, WORDS_OF_TERMS } from "./words";

const notice = setOf(LABELS.notice);
const renewal = setOf(LABELS.renewal);
const known = setOf(LABELS.notice, LABELS.renewal, NEUTRAL_WORDS, CONTRACT_WORDS, END_WORDS, WORDS_OF_TERMS);

const isLabelOf = (words: ReadonlySet<string>) => (plain: string) =>
  hasOneOf(plain, words) && hasOnly(plain, known);

/** Lines of a paragraph around the line of the end. */
const NEAR_LINES = 2;
/** Unit: points. */
const EDGE_TOLERANCE = 3;

/** A cell stands in the paragraph of an end. */
const isBeside = (cell: Cell, ends: readonly FoundEnd[]) =>
  ends.some((end) => {
    const isNear = Math.abs(end.cell.line - cell.line) <= NEAR_LINES;
    return isNear && Math.abs(end.cell.left - cell.left) <= EDGE_TOLERANCE;
  });

const anyNotice = anyOf(LABELS.notice);

/** Values of a sentence beside a proven end. */
function inSentences<Value>(
  pages: readonly Page[],
  ends: readonly FoundEnd[],
  valuesIn: (cell: Cell, page: Page) => readonly At<Value>[],
): Found<Value>[] {
  const proven = ends.filter(({ isProven }) => isProven);
  return pages.flatMap((page) => {
    const onPage = proven.filter((end) => end.page === page);
    const near = page.lines.flat().filter((cell) => isBeside(cell, onPage));
    return near.flatMap((cell) => {
      return valuesIn(cell, page).map(({ value }) => ({ value, page, cell, box: cell, label: NO_LABEL }));
    });
  });
}

/** « sauf dénonciation reçue au moins 60 jours avant cette date », also broken over two lines. */
function noticesBeforeEnd(cell: Cell, page: Page): At<Period>[] {
  const next = cellBelow(page, cell)?.plain ?? "";
  if (!anyNotice.test(cell.plain)) return [];
  return periodsIn(cell.plain, "").filter(({ end }) => isBeforeEnd(`${cell.plain.slice(end)} ${next}`));
}

export const findNotices = (pages: readonly Page[], ends: readonly FoundEnd[]): Found<Period>[] => [
  ...findValues(pages, periodsIn, isLabelOf(notice)),
  ...inSentences(pages, ends, noticesBeforeEnd),
];

/** Renewals in months. */
export const findRenewals = (pages: readonly Page[], ends: readonly FoundEnd[]): Found<number>[] => [
  ...findValues(pages, renewalsIn, isLabelOf(renewal)),
  ...inSentences(pages, ends, ({ plain }) => renewalsIn(plain)),
];

/** « Contrat à durée indéterminée », or « Indéterminée » under « Durée du contrat »: every word before it is known. */
const OPEN_ENDED = /indeterminee?$/;
const duration = setOf(NEUTRAL_WORDS, CONTRACT_WORDS, ["offre", "fourniture"]);
const named = setOf(["durée"], CONTRACT_WORDS);

export function findOpenEnds(pages: readonly Page[]): Found<true>[] {
  return pages.flatMap((page) =>
    page.lines.flat().flatMap((cell): Found<true>[] => {
      const place = cell.plain.trim().search(OPEN_ENDED);
      if (place < 0) return [];
      const before = cell.plain.slice(0, place);
      const isWhole = hasOneOf(before, named) && hasOnly(before, duration);
      const labels = isWhole ? [] : labelsOf(page, cell, place);
      const label = labels.find(({ plain }) => hasOneOf(plain, named) && hasOnly(plain, duration));
      if (!isWhole && !label) return [];
      return [{ value: true, page, cell, box: cell, label: label ?? NO_LABEL }];
    }),
  );
}
