import { type Mark, place } from "../marks";

/** A piece of a column that no page break cuts: a line, a heading, a row. Millimetres. */
export interface Box {
  height: number;
  /** Space above; it disappears at the top of a page. */
  before: number;
  /** Whether the next box must start on the same page. */
  keepWithNext: boolean;
  /** Stands at the foot of the page, and is left out rather than moved to another one. */
  ornament?: true;
  /** Horizontally on the page, vertically from the box's top. */
  marks: readonly Mark[];
  /** Boxes of one panel share a coloured ground, however many pages they take. */
  panel?: Panel;
}

/** A coloured ground behind boxes that follow each other. Millimetres. */
export interface Panel {
  left: number;
  width: number;
  color: string;
  /** The stripe along its left edge. */
  stripe: { width: number; color: string };
}

/** A box on a page: its top, in millimetres. */
export interface PlacedBox {
  box: Box;
  top: number;
}

const ROUNDING = 0.001;

/** Boxes that must stay together, as each but the last is kept with the next. */
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
 * Shares out boxes among pages, in order. A group that is kept together goes to the next page whole, unless no page could
 * hold it: then it is broken between two of its boxes.
 * @param firstTop where the first page's column starts; the others start at `top`. All end at `bottom`. Millimetres.
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
      y += page.length > 0 ? box.before : 0;
      page.push({ box, top: y });
      y += box.height;
    }
  }
  return pages;
}

function drawPanels(page: readonly PlacedBox[]): Mark[] {
  return page.flatMap(({ box: { panel, height }, top }, index): Mark[] => {
    if (!panel || page[index - 1]?.box.panel === panel) return [];
    let bottom = top + height;
    for (const next of page.slice(index + 1)) {
      if (next.box.panel !== panel) break;
      bottom = next.top + next.box.height;
    }
    const ground = { kind: "rect", y: top, height: bottom - top, x: panel.left } as const;
    return [
      { ...ground, width: panel.width, color: panel.color },
      { ...ground, width: panel.stripe.width, color: panel.stripe.color },
    ];
  });
}

/** The marks of a page's boxes, grounds first. */
export function drawBoxes(page: readonly PlacedBox[]): Mark[] {
  return [
    ...drawPanels(page),
    ...page.flatMap(({ box, top }) => box.marks.map((mark) => place(mark, 0, top))),
  ];
}
