import { duskColors, printGrid, textColumn } from "../../../theme/print";
import { circle, type Drawing, place, rect, type Shape } from "../../marks";
import { drawFacade, FACADE } from "./facade";

/** Millimetres drawn beyond the page: a viewer that rounds the page's size must not show white edges. */
const BLEED = 1;

const CLOSING = { height: 104, scale: 0.52, inset: 24, litWindows: [1, 0, 1, 0, 0, 0, 1] };

/** The cover's drawing: dusk sky, moon, neighbouring walls, and the façade, which extends below the page. */
export function drawCoverScene(facadeTop: number): Shape[] {
  const { width, height } = printGrid;
  const downFrom = (y: number, x: number, blockWidth: number, color: string) =>
    rect(x, y, blockWidth, height + BLEED - y, color);
  return [
    downFrom(-BLEED, -BLEED, width + 2 * BLEED, duskColors.sky),
    circle(168, 138, 33, duskColors.moon),
    downFrom(196, -BLEED, 40, duskColors.skyLow),
    downFrom(186, 4, 9, duskColors.skyLow),
    downFrom(214, 172, 40, duskColors.skyLow),
    downFrom(204, 192, 7, duskColors.skyLow),
    ...place(drawFacade(), (width - FACADE.width) / 2, facadeTop),
  ];
}

/** The last page's drawing: the same façade with nearly all windows dark. */
export function drawClosingScene(): Drawing {
  const { x, width } = textColumn;
  const { height, scale, inset, litWindows } = CLOSING;
  const facadeTop = height - FACADE.height * scale;
  const marks = [
    rect(x, 0, width, height, duskColors.sky),
    circle(x + width - 25, 28, 15, duskColors.moon),
    ...place(drawFacade(litWindows), x + inset, facadeTop, scale),
  ];
  return { marks, height };
}
