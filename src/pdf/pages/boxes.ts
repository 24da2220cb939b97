import { textColumn } from "../../theme/print";
import { type Mark, place } from "../marks";
import { element, type StructureElement } from "../structure";
import { type Text, textBlock, type TextFrame, textLines } from "../text/text-block";

/** A part of a column that a page break never splits: a line of text, a chart row. Lengths in millimetres. */
export interface Box {
  height: number;
  /** Space above the box, dropped at the top of a page. */
  before: number;
  /** Whether the next box must start on the same page. */
  keepWithNext?: boolean;
  /** Their `x` starts at the page's left edge, their `y` at the box's top. */
  marks: readonly Mark[];
  /** Boxes of one panel share a coloured background, also across pages. */
  panel?: symbol;
}

/**
 * The lines of a text as boxes, in the text column unless the frame is elsewhere, with space above the first one. No first or last line is
 * alone on a page (no widow, no orphan). The last one may have to stay with the next box.
 */
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

/** A text, in the text column unless the frame is elsewhere, that leads to an address. The link is in the paragraph, and described in words. */
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

/** The stripe along a panel's left edge, and the padding around its content, in millimetres. */
export const PANEL_STRIPE = 1.6;
const PANEL_GAP = 3.4;
const PADDING = { vertical: 2.5, horizontal: 5 };

/** Left edge and width of a panel's content, in millimetres. */
export const panelColumn = {
  x: textColumn.x + PANEL_STRIPE + PADDING.horizontal,
  width: textColumn.width - PANEL_STRIPE - 2 * PADDING.horizontal,
};

/** Puts boxes on one new panel, with padding and a gap above. */
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
