import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { place } from "../marks";
import type { Box, Panel } from "./boxes";

/** Space above a panel, in millimetres. */
const GAP = 3.4;
const PADDING = { vertical: 2.5, horizontal: 5 };
const STRIPE = 1.6;

/** Left edge and width of a panel's content, in millimetres. */
export const panelColumn = {
  x: textColumn.x + STRIPE + PADDING.horizontal,
  width: textColumn.width - STRIPE - 2 * PADDING.horizontal,
};

/** Puts boxes on one new panel, with padding and a gap above. */
export function onPanel(boxes: readonly Box[]): Box[] {
  const panel: Panel = {
    ...textColumn,
    color: colors.surfaceTint,
    stripe: { width: STRIPE, color: colors.turquoise },
  };
  return boxes.map((box, index) => {
    const above = index === 0 ? PADDING.vertical : 0;
    const below = index === boxes.length - 1 ? PADDING.vertical : 0;
    return {
      ...box,
      panel,
      height: box.height + above + below,
      before: index === 0 ? GAP : box.before,
      marks: place(box.marks, 0, above),
    };
  });
}
