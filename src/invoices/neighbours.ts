/** Finds the cells beside, above and below a cell of a page. */
import type { Box, Cell, Page } from "./layout";

/** Unit: points. Edges that differ by less are aligned. */
const EDGE_TOLERANCE = 3;
/** Unit: points, of the sum of both edges: middles that differ by half as much are aligned. */
const MIDDLE_TOLERANCE = 8;
/** The widest gap between two lines of a column, as a share of the font's size. */
const WIDEST_LINE_GAP = 1.5;

function isAligned(one: Box, other: Box): boolean {
  const isLeftAligned = Math.abs(one.left - other.left) <= EDGE_TOLERANCE;
  const isRightAligned = Math.abs(one.right - other.right) <= EDGE_TOLERANCE;
  const isCentred = Math.abs(one.left + one.right - other.left - other.right) <= MIDDLE_TOLERANCE;
  return isLeftAligned || isRightAligned || isCentred;
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - EDGE_TOLERANCE && inner.right <= outer.right + EDGE_TOLERANCE;

const sharesColumn = (one: Box, other: Box) =>
  isAligned(one, other) || isWithin(one, other) || isWithin(other, one);

export const rightOf = (page: Page, cell: Cell): Cell | undefined =>
  page.lines[cell.line]?.find((each) => each.left > cell.left);

export const leftOf = (page: Page, cell: Cell): Cell | undefined =>
  page.lines[cell.line]?.findLast((each) => each.left < cell.left);

/** The next cell of the column below, at most two lines away. */
export function below(page: Page, cell: Cell): Cell | undefined {
  const isFar = (other: Cell) => other.top - cell.bottom > WIDEST_LINE_GAP * cell.size;
  for (const line of page.lines.slice(cell.line + 1)) {
    if (line.every(isFar)) return undefined;
    const found = line.find((each) => sharesColumn(each, cell));
    if (found) return found;
  }
  return undefined;
}

/** The next cell of the column above, at most two lines away. */
export function above(page: Page, cell: Cell): Cell | undefined {
  const isFar = (other: Cell) => cell.top - other.bottom > WIDEST_LINE_GAP * cell.size;
  for (const line of page.lines.slice(0, cell.line).reverse()) {
    if (line.every(isFar)) return undefined;
    const found = line.find((each) => sharesColumn(each, cell));
    if (found) return found;
  }
  return undefined;
}

/** The next cell of the line; the cell below if the line ends here. */
export const besideOrBelow = (page: Page, cell: Cell): Cell | undefined =>
  page.lines[cell.line]?.find((each) => each.left > cell.right) ?? below(page, cell);

/** The smallest box around all boxes, which stand on one page. */
export function unionOf(first: Box, ...others: readonly Box[]): Box {
  const boxes = [first, ...others];
  return {
    page: first.page,
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
