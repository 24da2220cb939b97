/** Draws placed boxes as pages, with panels, header, footer, and a drawing at the foot of the last page. */
import { pageColumn, pdfGrid } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { type Drawing, type Mark, moveMarks, rect, tagged } from "../marks";
import { textBlock, type TextFrame } from "../text/text-block";
import { hairline, PANEL_STRIPE } from "./boxes";
import { type PlacedBox, spread } from "./pagination";

/** Minimum space between text and the drawing at the page's foot, in millimetres. */
const ABOVE_DRAWING = 12;
/** Maximum width of brand and of title in the header, in millimetres, with a gap of 4 mm between them. */
const HALF_WIDTH = pageColumn.width / 2 - 2;

const headerFrame: TextFrame = { type: "running", baseline: pdfGrid.header, tag: "header" };
const footerFrame: TextFrame = { type: "running", baseline: pdfGrid.footer, tag: "footer" };
const numberFrame: TextFrame = { ...footerFrame, font: "strong", color: colors.action, align: "right" };

const endOf = (placed: PlacedBox | undefined) => (placed ? placed.top + placed.box.height : pdfGrid.top);

/** A background for each panel of the page, from its first box on the page to its last. */
function drawPanels(page: readonly PlacedBox[]): Mark[] {
  return page.flatMap(({ box: { panel }, top }, index) => {
    const isFirstBox = panel && page[index - 1]?.box.panel !== panel;
    if (!isFirstBox) return [];
    const lastBox = page.filter(({ box }) => box.panel === panel).at(-1);
    const height = endOf(lastBox) - top;
    return [
      rect(panel.x, top, panel.width, height, colors.surfaceTint),
      rect(panel.x, top, PANEL_STRIPE, height, colors.brand),
    ];
  });
}

/** Panels come first, because they lie behind the text. */
const drawPage = (page: readonly PlacedBox[]): Mark[] => [
  ...drawPanels(page),
  ...page.flatMap(({ box, top }) => moveMarks(box.marks, 0, top)),
];

/** Spreads the text down to the drawing at the page's foot. Without room, the drawing is left out. */
function drawPageAbove(drawing: Drawing, page: readonly PlacedBox[]): Mark[] {
  const drawingTop = pdfGrid.bottom - drawing.height;
  const textBottom = drawingTop - ABOVE_DRAWING;
  if (endOf(page.at(-1)) > textBottom) return drawPage(page);
  return [...drawPage(spread(page, textBottom)), ...moveMarks(drawing.marks, 0, drawingTop)];
}

/** The marks of each page. @param drawing for the foot of the last page. */
export function drawPages(pages: readonly (readonly PlacedBox[])[], drawing?: Drawing): Mark[][] {
  return pages.map((page, index) => {
    const isLast = index === pages.length - 1;
    return drawing && isLast ? drawPageAbove(drawing, page) : drawPage(page);
  });
}

/** The header. Brand and title may wrap: their last lines are on the header's baseline. */
export function drawHeader(brand: string, title: string): Mark[] {
  const { outer, right, header: baseline } = pdfGrid;
  const blocks = [
    textBlock(brand, { ...headerFrame, x: outer, width: HALF_WIDTH }),
    textBlock(title, { ...headerFrame, x: right, width: HALF_WIDTH, align: "right" }),
  ];
  return [
    ...blocks.flatMap(({ marks, end }) => moveMarks(marks, 0, baseline - end.baseline)),
    ...tagged([hairline(baseline + 2.6)], "header"),
  ];
}

/** The footer: a note such as « site.example · novembre 2026 », and « page 3 sur 6 ». */
export const drawFooter = (page: number, total: number, note = ""): readonly Mark[] => [
  ...textBlock(note, { ...footerFrame, x: pdfGrid.outer }).marks,
  ...textBlock(`page\u00a0${page} sur\u00a0${total}`, { ...numberFrame, x: pdfGrid.right }).marks,
];
