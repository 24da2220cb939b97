import { pageColumn, printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { type Drawing, type Mark, place, rect, tagged } from "../marks";
import { textBlock, type TextFrame } from "../text/text-block";
import { hairline, PANEL_STRIPE } from "./boxes";
import { type PlacedBox, spread } from "./pagination";

/** Minimum space between text and the drawing at the page's foot, in millimetres. */
const ABOVE_DRAWING = 12;
/** Maximum width of brand and title, in millimetres: half of the page each. */
const HALF = pageColumn.width / 2 - 2;

const headerFrame: TextFrame = { type: "running", baseline: printGrid.header, tag: "header" };
const footerFrame: TextFrame = { type: "running", baseline: printGrid.footer, tag: "footer" };
const numberFrame: TextFrame = { ...footerFrame, font: "strong", color: colors.action, align: "right" };

const endOf = (placed: PlacedBox | undefined) => (placed ? placed.top + placed.box.height : printGrid.top);

function drawPanels(page: readonly PlacedBox[]): Mark[] {
  return page.flatMap(({ box: { panel }, top }, index) => {
    if (!panel || page[index - 1]?.box.panel === panel) return [];
    const height = endOf(page.filter(({ box }) => box.panel === panel).at(-1)) - top;
    return [
      rect(textColumn.x, top, textColumn.width, height, colors.surfaceTint),
      rect(textColumn.x, top, PANEL_STRIPE, height, colors.brand),
    ];
  });
}

/** Draws panels first. If the last page has room for the drawing at its foot, the text is spread down to it. */
export function drawPages(pages: readonly (readonly PlacedBox[])[], drawing?: Drawing): Mark[][] {
  return pages.map((page, index) => {
    const drawingTop = printGrid.bottom - (drawing?.height ?? 0);
    const textBottom = drawingTop - ABOVE_DRAWING;
    const isDrawn = drawing && index === pages.length - 1 && endOf(page.at(-1)) <= textBottom;
    const placed = isDrawn ? spread(page, textBottom) : page;
    const marks = [...drawPanels(placed), ...placed.flatMap(({ box, top }) => place(box.marks, 0, top))];
    return isDrawn ? [...marks, ...place(drawing.marks, 0, drawingTop)] : marks;
  });
}

/** The last lines of brand and title are on the header's baseline. */
export function drawHeader(brand: string, title: string): Mark[] {
  const { outer, right, header: baseline } = printGrid;
  const blocks = [
    textBlock(brand, { ...headerFrame, x: outer, width: HALF }),
    textBlock(title, { ...headerFrame, x: right, width: HALF, align: "right" }),
  ];
  return [
    ...blocks.flatMap(({ marks, end }) => place(marks, 0, baseline - end[1])),
    ...tagged([hairline(baseline + 2.6)], "header"),
  ];
}

/** A note such as « site.example · novembre 2026 », and « page 3 sur 6 ». */
export const drawFooter = (page: number, total: number, note = ""): readonly Mark[] => [
  ...textBlock(note, { ...footerFrame, x: printGrid.outer }).marks,
  ...textBlock(`page\u00a0${page} sur\u00a0${total}`, { ...numberFrame, x: printGrid.right }).marks,
];
