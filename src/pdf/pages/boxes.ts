/** Makes boxes, which pagination places on pages. */
import { pdfGrid, textColumn } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, line, type Mark, moveMarks, type StructureElement } from "../marks";
import { type Text, textBlock, type TextFrame, textLines } from "../text/text-block";

/** A part of a column that a page break never splits, such as a line of text. Lengths in millimetres. */
export interface Box {
  height: number;
  /** Space above, dropped at the top of a page. */
  before: number;
  keepWithNext?: boolean;
  /** `x` starts at the page's left edge, `y` at the box's top. */
  marks: readonly Mark[];
  /** Boxes of one panel share a background, also across pages. */
  panel?: Column;
}

/** Lengths in millimetres. */
export type Column = Readonly<Record<"x" | "width", number>>;

/** The height of a column of boxes, with the space above each. */
export const heightOf = (boxes: readonly Box[]) =>
  boxes.reduce((sum, { before, height }) => sum + before + height, 0);

type BoxFrame = TextFrame & Partial<Pick<Box, "before" | "keepWithNext">>;

/** A box for each line, in the text column by default. Keeps the first two lines together, and the last two. */
export function textBoxes(text: Text, { before = 0, keepWithNext = false, ...frame }: BoxFrame): Box[] {
  const lines = textLines(text, { ...textColumn, ...frame });
  const last = lines.length - 1;
  const keepsNext = (index: number): boolean => {
    if (index === last) return keepWithNext;
    return index === 0 || index === last - 1;
  };
  return lines.map(({ marks, height }, index) => ({
    height,
    before: index === 0 ? before : 0,
    keepWithNext: keepsNext(index),
    marks,
  }));
}

/** A linked text, in the text column by default. The link's element is a child of the paragraph. */
export function linkBox(
  text: string,
  url: string,
  { before = 0, keepWithNext = false, ...frame }: BoxFrame,
  paragraph: StructureElement,
  description = text,
): Box {
  const placed = { ...textColumn, y: 0, ...frame, tag: element("Link", paragraph) };
  const { marks, width, height, bottom } = textBlock(text, placed);
  const { x, y, tag } = placed;
  const area = { kind: "link", x, y, width, height, target: { url }, description, tag } as const;
  return { height: bottom, before, keepWithNext, marks: [...marks, area] };
}

/** A line across the page; `y` is in millimetres. */
export const hairline = (y: number) => line([pdfGrid.outer, y], [pdfGrid.right, y], 0.25, colors.line);

/** Width of the stripe along a panel's left edge, in millimetres. */
export const PANEL_STRIPE = 1.6;
/** Unit: mm. Space above a panel, and within its edges. */
const PANEL_GAP = 3.4;
const PADDING = { vertical: 2.5, horizontal: 5 };

/** The column within a panel. */
export const withinPanel = ({ x, width }: Column): Column => ({
  x: x + PANEL_STRIPE + PADDING.horizontal,
  width: width - PANEL_STRIPE - 2 * PADDING.horizontal,
});
export const panelColumn = withinPanel(textColumn);

/** Puts boxes on a panel. @param column the place of the panel's background; the text column by default. */
export function onPanel(boxes: readonly Box[], column: Column = textColumn): Box[] {
  // A copy, because a panel is identified by its object.
  const panel = { ...column };
  return boxes.map((box, index) => {
    const above = index === 0 ? PADDING.vertical : 0;
    const below = index === boxes.length - 1 ? PADDING.vertical : 0;
    const before = index === 0 ? PANEL_GAP : box.before;
    const height = box.height + above + below;
    return { ...box, panel, height, before, marks: moveMarks(box.marks, 0, above) };
  });
}
