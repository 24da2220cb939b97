/** Finds general conditions and advice. They name days and notices that are not those of the contract. */
import { anyOf, isProse } from "./find-labels";
import { beginsWith } from "./headings";
import { GENERAL_CONDITIONS } from "./labels/words";
import type { Cell, Page } from "./layout";
import { below } from "./neighbours";

/** Share of a page's letters in sentences from which it continues the general conditions of the page before. */
const MOSTLY_PROSE = 0.7;
/** Unit: points. Cells up to this far to the left of a heading stand below it. */
const EDGE_TOLERANCE = 5;

const generalHeading = anyOf(GENERAL_CONDITIONS);
/** « disponibles sur notre site », « voir nos conditions générales » */
const REFERS_ELSEWHERE = /disponible|consult|www|http|site|voir|\.fr\b/;
/** « Conditions générales de vente », « CGV »: everything after such a heading is part of them. */
const OF_WHOLE_PART = /\b(?:conditions generales|cg[vf])\b/;

/** « Conditions générales disponibles sur notre site » is not a heading. */
const isGeneralHeading = (cell: Cell) =>
  beginsWith(generalHeading, cell) && !REFERS_ELSEWHERE.test(cell.plain);

const lettersOf = (cells: readonly Cell[]) => cells.reduce((sum, { plain }) => sum + plain.length, 0);

const isMostlyProse = (cells: readonly Cell[]) =>
  lettersOf(cells.filter(isProse)) > MOSTLY_PROSE * lettersOf(cells);

/** A heading and the cells of its column below it. */
function columnFrom(page: Page, heading: Cell): Cell[] {
  const column: Cell[] = [];
  let cell: Cell | undefined = heading;
  while (cell) {
    column.push(cell);
    cell = below(page, cell);
  }
  return column;
}

const isAfter = (cell: Cell, heading: Cell) =>
  cell.line >= heading.line && cell.left >= heading.left - EDGE_TOLERANCE;

/** The cells of general conditions and advice. */
export function generalCells(pages: readonly Page[]): ReadonlySet<Cell> {
  const found = new Set<Cell>();
  const add = (cells: readonly Cell[]) => cells.forEach((cell) => found.add(cell));
  /** The general conditions of the page before may continue on this one. */
  let mayContinue = false;
  for (const page of pages) {
    const cells = page.lines.flat();
    mayContinue &&= isMostlyProse(cells);
    if (mayContinue) add(cells);
    for (const heading of cells.filter(isGeneralHeading)) {
      add(columnFrom(page, heading));
      if (!OF_WHOLE_PART.test(heading.plain)) continue;
      add(cells.filter((cell) => isAfter(cell, heading)));
      mayContinue ||= cells.some((cell) => cell.line > heading.line && isProse(cell));
    }
  }
  return found;
}
