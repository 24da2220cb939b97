import { type Mark, place, rect } from "../marks";
import type { Box } from "./boxes";

/** A box on a page. `top` is in millimetres. */
export interface PlacedBox {
  box: Box;
  top: number;
}

/** Tolerance for rounding errors in sums, in millimetres. */
const ROUNDING = 0.001;

/** Groups boxes that must stay on one page: a box with `keepWithNext` and the next box share a group. */
function toGroups(boxes: readonly Box[]): Box[][] {
  const groups: Box[][] = [];
  let joins = false;
  for (const box of boxes) {
    const last = groups.at(-1);
    if (joins && last) last.push(box);
    else groups.push([box]);
    joins = box.keepWithNext;
  }
  return groups;
}

const heightOf = (boxes: readonly Box[]) =>
  boxes.reduce((sum, box, index) => sum + box.height + (index === 0 ? 0 : box.before), 0);

/**
 * Distributes boxes over pages, in order. A group that must stay together moves to the next page as a whole. A group that is
 * taller than a page is split between two of its boxes.
 * @param firstTop the top of the column on the first page. It is `top` on the others, and all end at `bottom`. Millimetres.
 */
export function paginate(
  boxes: readonly Box[],
  { firstTop, top, bottom }: { firstTop: number; top: number; bottom: number },
): PlacedBox[][] {
  let page: PlacedBox[] = [];
  const pages = [page];
  let y = firstTop;
  const startPage = () => {
    page = [];
    pages.push(page);
    y = top;
  };
  for (const group of toGroups(boxes)) {
    const before = page.length > 0 ? (group[0]?.before ?? 0) : 0;
    const fits = y + before + heightOf(group) <= bottom + ROUNDING;
    if (!fits && page.length > 0 && !group[0]?.ornament && heightOf(group) <= bottom - top + ROUNDING)
      startPage();
    for (const box of group) {
      if (box.ornament) {
        const fitsBelow = y + box.before + box.height <= bottom + ROUNDING;
        if (fitsBelow) page.push({ box, top: bottom - box.height });
        continue;
      }
      const space = page.length > 0 ? box.before : 0;
      if (page.length > 0 && y + space + box.height > bottom + ROUNDING) startPage();
      if (page.length > 0) y += box.before;
      page.push({ box, top: y });
      y += box.height;
    }
  }
  return pages;
}

function drawPanels(page: readonly PlacedBox[]): Mark[] {
  return page.flatMap(({ box, top }, index): Mark[] => {
    const { panel } = box;
    if (!panel || page[index - 1]?.box.panel === panel) return [];
    let bottom = top + box.height;
    for (const next of page.slice(index + 1)) {
      if (next.box.panel !== panel) break;
      bottom = next.top + next.box.height;
    }
    const { x, width, color, stripe } = panel;
    const height = bottom - top;
    return [rect(x, top, width, height, color), rect(x, top, stripe.width, height, stripe.color)];
  });
}

/** The marks of a page's boxes, panels first. */
export function drawBoxes(page: readonly PlacedBox[]): Mark[] {
  return [...drawPanels(page), ...page.flatMap(({ box, top }) => place(box.marks, 0, top))];
}
