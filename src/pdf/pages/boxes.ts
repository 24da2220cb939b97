import { textColumn } from "../../theme/print";
import { type Mark, place } from "../marks";
import { element, type StructureElement } from "../structure";
import { type Text, textBlock, type TextFrame, textLines } from "../text/text-block";

/** A part of a column that a page break never splits, such as a line of text or a chart row. Lengths in millimetres. */
export interface Box {
  height: number;
  /** Space above, dropped at the top of a page. */
  before: number;
  keepWithNext?: boolean;
  /** `x` starts at the page's left edge, `y` at the box's top. */
  marks: readonly Mark[];
  /** Boxes of one panel share a background, also across pages. */
  panel?: symbol;
}

/** Turns lines into boxes, in the text column by default, without widows and orphans. */
export function textBoxes(
  text: Text,
  frame: TextFrame,
  { before, keepWithNext = false }: Pick<Box, "before" | "keepWithNext">,
): Box[] {
  const lines = textLines(text, { ...textColumn, ...frame });
  const last = lines.length - 1;
  return lines.map(({ marks, height }, index) => ({
    height,
    before: index === 0 ? before : 0,
    keepWithNext: index === last ? keepWithNext : index === 0 || index === last - 1,
    marks,
  }));
}

/** A linked text, in the text column by default. The link's element is a child of the paragraph. */
export function linkedText(
  text: string,
  { url, description }: { url: string; description: string },
  frame: TextFrame & { y: number },
  paragraph: StructureElement,
): { marks: Mark[]; bottom: number } {
  const placed = { ...textColumn, ...frame, tag: element("Link", paragraph) };
  const { x, y, tag } = placed;
  const { marks, width, height, bottom } = textBlock(text, placed);
  const area = { x, y, width, height };
  return { marks: [...marks, { kind: "link", ...area, target: { url }, description, tag }], bottom };
}

/** Width of the stripe along a panel's left edge, in millimetres. */
export const PANEL_STRIPE = 1.6;
const PANEL_GAP = 3.4;
const PADDING = { vertical: 2.5, horizontal: 5 };

export const panelColumn = {
  x: textColumn.x + PANEL_STRIPE + PADDING.horizontal,
  width: textColumn.width - PANEL_STRIPE - 2 * PADDING.horizontal,
};

export function onPanel(boxes: readonly Box[]): Box[] {
  const panel = Symbol("panel");
  return boxes.map((box, index) => {
    const above = index === 0 ? PADDING.vertical : 0;
    const below = index === boxes.length - 1 ? PADDING.vertical : 0;
    const before = index === 0 ? PANEL_GAP : box.before;
    const height = box.height + above + below;
    return { ...box, panel, height, before, marks: place(box.marks, 0, above) };
  });
}
