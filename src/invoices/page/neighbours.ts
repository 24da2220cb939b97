/** Finds the cells beside, above and below a cell of a page. */
import type { Box, Cell, Page } from "./page";

/** Unit: points. Edges that differ by less are aligned. */
const EDGE_TOLERANCE = 3;
/** Unit: points. Middles that differ by less are aligned. */
const MIDDLE_TOLERANCE = 4;
/** The widest gap between two lines of a column, as a share of the font's size. */
const WIDEST_LINE_GAP = 1.5;

const middleOf = ({ left, right }: Box) => (left + right) / 2;

function isAligned(one: Box, other: Box): boolean {
  const isLeftAligned = Math.abs(one.left - other.left) <= EDGE_TOLERANCE;
  const isRightAligned = Math.abs(one.right - other.right) <= EDGE_TOLERANCE;
  const isCentred = Math.abs(middleOf(one) - middleOf(other)) <= MIDDLE_TOLERANCE;
  return isLeftAligned || isRightAligned || isCentred;
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - EDGE_TOLERANCE && inner.right <= outer.right + EDGE_TOLERANCE;

const sharesColumn = (one: Box, other: Box) =>
  isAligned(one, other) || isWithin(one, other) || isWithin(other, one);

const lastBefore = (line: readonly Cell[] | undefined, { left }: Cell) =>
  line?.findLast((each) => each.left < left);

/** The cells to the left: the nearest one in the same line, or else those one line above and below, if the cell stands between them. */
export function cellsLeftOf(page: Page, cell: Cell): readonly Cell[] {
  const inLine = lastBefore(page.lines[cell.line], cell);
  if (inLine) return [inLine];
  const around = [cell.line - 1, cell.line + 1].map((line) => lastBefore(page.lines[line], cell));
  return around.flatMap((each) => (each && each.top < cell.bottom && each.bottom > cell.top ? [each] : []));
}

/** Where a cell stands. */
type Placed = Pick<Cell, keyof Box | "line" | "size">;

/** The next cell of the column. A gap wider than `WIDEST_LINE_GAP` ends the search. @param step 1 for the cell below, -1 for the cell above. */
function nextInColumn(page: Page, cell: Placed, step: 1 | -1): Cell | undefined {
  const gapTo = (other: Cell) => (step > 0 ? other.top - cell.bottom : cell.top - other.bottom);
  for (let index = cell.line + step; page.lines[index]; index += step) {
    const line = page.lines[index] ?? [];
    if (line.every((each) => gapTo(each) > WIDEST_LINE_GAP * cell.size)) return undefined;
    const found = line.find((each) => sharesColumn(each, cell));
    if (found) return found;
  }
  return undefined;
}

export const cellBelow = (page: Page, cell: Placed) => nextInColumn(page, cell, 1);
export const cellAbove = (page: Page, cell: Placed) => nextInColumn(page, cell, -1);

/** Unit: points. A heading begins at most this far to the right of the cells below it, and at most a column to their left. */
const HEADING_TOLERANCE = 5;
const ANOTHER_COLUMN = 170;

/** The cells above in the column of a cell, the nearest first. */
export function* cellsAbove(page: Page, cell: Cell): Generator<Cell> {
  for (let line = cell.line - 1; line >= 0; line -= 1) {
    const found = page.lines[line]?.findLast(
      ({ left }) => left <= cell.left + HEADING_TOLERANCE && cell.left - left <= ANOTHER_COLUMN,
    );
    if (found) yield found;
  }
}
