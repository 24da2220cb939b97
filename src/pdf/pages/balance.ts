import type { Box } from "./boxes";
import { paginate, type PlacedBox } from "./pagination";

interface Frame {
  firstTop: number;
  top: number;
  bottom: number;
}

/** How much a gap between paragraphs may grow, as a share of itself: more would tear the text apart. */
const LARGEST_GROWTH = 0.9;
/** The precision of the search for the best height, in millimetres. */
const PRECISION = 0.5;

/** The gap above a box that may grow: not at the top of a page, and not within a panel. */
function gapAbove(page: readonly PlacedBox[], index: number): number {
  const [previous, placed] = [page[index - 1]?.box, page[index]?.box];
  if (!previous || !placed || placed.ornament) return 0;
  return placed.panel && placed.panel === previous.panel ? 0 : placed.before;
}

/** Lets the gaps of a page grow alike, until its text ends at `bottom` or they have grown enough. */
export function spread(page: readonly PlacedBox[], bottom: number): PlacedBox[] {
  const last = page.at(-1);
  const gaps = page.map((_, index) => gapAbove(page, index));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const room = last ? bottom - last.top - last.box.height : 0;
  const growth = total > 0 ? Math.min(LARGEST_GROWTH, Math.max(0, room) / total) : 0;
  let shift = 0;
  return page.map(({ box, top }, index) => {
    shift += (gaps[index] ?? 0) * growth;
    return { box, top: top + shift };
  });
}

/**
 * Distributes a chapter over as few pages as it needs, all about equally full, instead of full ones and a rest; then lets gaps
 * grow on pages with room.
 * @param frame as `paginate` takes it. Millimetres.
 */
export function paginateEvenly(boxes: readonly Box[], frame: Frame): PlacedBox[][] {
  const fewest = paginate(boxes, frame);
  if (fewest.length === 1) return fewest.map((page) => spread(page, frame.bottom));
  let best = fewest;
  let [tooLow, enough] = [frame.firstTop, frame.bottom];
  while (enough - tooLow > PRECISION) {
    const bottom = (tooLow + enough) / 2;
    const pages = paginate(boxes, { ...frame, bottom });
    if (pages.length <= fewest.length) [best, enough] = [pages, bottom];
    else tooLow = bottom;
  }
  return best.map((page) => spread(page, frame.bottom));
}
