/** Places boxes on pages: where to break, and how to spread what a page has over its height. */
import { type Box, heightOf } from "./boxes";

/** A box on a page. `top` is in millimetres from the page's top edge. */
export interface PlacedBox {
  box: Box;
  top: number;
}

/** Where the column of a page begins and ends, in millimetres. `firstTop` is the first page's top. */
type Limits = Readonly<Record<"firstTop" | "top" | "bottom", number>>;

/** Tolerance for rounding errors in sums, in millimetres. */
const ROUNDING = 0.001;
/** Maximum growth of a gap, as a share of itself: a larger gap would look like the end of a section. */
const LARGEST_GROWTH = 0.9;
/** Precision of the binary search for the shortest column, in millimetres. */
const PRECISION = 0.5;

/** A box with `keepWithNext` and the next box share a group. */
function toGroups(boxes: readonly Box[]): Box[][] {
  const groups: Box[][] = [];
  for (const box of boxes) {
    const last = groups.at(-1);
    if (last?.at(-1)?.keepWithNext) last.push(box);
    else groups.push([box]);
  }
  return groups;
}

/** Fills pages in order. A group that does not fit moves to the next page; a group taller than a page is split. */
export function paginate(boxes: readonly Box[], { firstTop, top, bottom }: Limits): PlacedBox[][] {
  let page: PlacedBox[] = [];
  const pages = [page];
  let y = firstTop;
  const startPage = () => {
    page = [];
    pages.push(page);
    y = top;
  };
  for (const group of toGroups(boxes)) {
    const height = heightOf(group);
    const fits = y + height <= bottom + ROUNDING;
    const fitsOnNext = height - (group[0]?.before ?? 0) <= bottom - top + ROUNDING;
    if (page.length > 0 && !fits && fitsOnNext) startPage();
    for (const box of group) {
      if (page.length > 0 && y + box.before + box.height > bottom + ROUNDING) startPage();
      if (page.length > 0) y += box.before;
      page.push({ box, top: y });
      y += box.height;
    }
  }
  return pages;
}

/** Grows the gaps of a page alike, except within a panel, so that its text ends at `bottom`. */
export function spread(page: readonly PlacedBox[], bottom: number): PlacedBox[] {
  const last = page.at(-1);
  const gaps = page.map(({ box }, index) => {
    const previous = page[index - 1]?.box;
    const isWithinPanel = box.panel && box.panel === previous?.panel;
    return !previous || isWithinPanel ? 0 : box.before;
  });
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const room = last ? bottom - last.top - last.box.height : 0;
  const growth = total > 0 ? Math.min(LARGEST_GROWTH, Math.max(0, room) / total) : 0;
  let shift = 0;
  return page.map(({ box, top }, index) => {
    shift += (gaps[index] ?? 0) * growth;
    return { box, top: top + shift };
  });
}

/** Makes pages about equally full: a binary search finds the shortest column that needs no more pages. */
export function paginateEvenly(boxes: readonly Box[], column: Limits): PlacedBox[][] {
  let best = paginate(boxes, column);
  const fewest = best.length;
  let tooShort = column.firstTop;
  let enough = column.bottom;
  while (fewest > 1 && enough - tooShort > PRECISION) {
    const bottom = (tooShort + enough) / 2;
    const pages = paginate(boxes, { ...column, bottom });
    if (pages.length <= fewest) {
      best = pages;
      enough = bottom;
    } else {
      tooShort = bottom;
    }
  }
  return best.map((page) => spread(page, column.bottom));
}
