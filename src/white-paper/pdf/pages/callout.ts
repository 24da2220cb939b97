import type { Span } from "../../../content-model/entries";
import { printColors, printGrid } from "../../../theme/print";
import { place } from "../marks";
import type { StyledText } from "../text/chunks";
import type { RunStyle, Typesetter } from "../text/typesetter";
import type { Box, Panel } from "./flow";
import { textBoxes } from "./text-boxes";

const GAP = 3.4;
const PADDING = { vertical: 2.5, horizontal: 5 };
const STRIPE = 1.6;

const sentence: RunStyle = { font: "display", color: printColors.ink };
const figure: RunStyle = { font: "display", color: printColors.pink };

/** « 15 % », « 15 à 30 % », « 3 000 € ». */
const FIGURE = /(\d[\d\u00a0 ,]*(?:à[\u00a0 ]\d[\d\u00a0 ,]*)?[%€])/;

/** The panel that text and charts stand out on. */
export function createPanel(): Panel {
  return {
    left: printGrid.left,
    width: printGrid.right - printGrid.left,
    color: printColors.mist,
    stripe: { width: STRIPE, color: printColors.turquoise },
  };
}

/** Gives a panel's boxes the space around them, within the panel. */
export function padPanel(boxes: readonly Box[], panel: Panel): Box[] {
  return boxes.map((box, index) => {
    const above = index === 0 ? PADDING.vertical : 0;
    const below = index === boxes.length - 1 ? PADDING.vertical : 0;
    return {
      ...box,
      panel,
      height: box.height + above + below,
      before: index === 0 ? GAP : box.before,
      marks: box.marks.map((mark) => place(mark, 0, above)),
    };
  });
}

/** Where a panel's content starts, and how wide it is, in millimetres. */
export const panelColumn = {
  x: printGrid.left + STRIPE + PADDING.horizontal,
  width: printGrid.right - printGrid.left - STRIPE - 2 * PADDING.horizontal,
};

/** The figures of a key sentence take the page's accent. */
function toStyledTexts(spans: readonly Span[]): StyledText[] {
  const text = spans.map((span) => span.text).join("");
  return text
    .split(FIGURE)
    .map((part, index) => ({ text: part, style: index % 2 === 1 ? figure : sentence }));
}

/** A key sentence on a panel. */
export function calloutBoxes(spans: readonly Span[], typesetter: Typesetter): Box[] {
  const boxes = textBoxes(toStyledTexts(spans), { ...panelColumn, type: "callout", before: GAP }, typesetter);
  return padPanel(boxes, createPanel());
}
