import { duskColors, printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { circle, type Drawing, place, rect, type Shape } from "../marks";
import { drawFacade, FACADE } from "./facade";

/** Millimetres drawn beyond the page: a viewer that rounds the page's size must not show white edges. */
const BLEED = 1;

/** They show falling consumption. */
const COVER_WINDOWS = [6, 6, 5, 4, 3, 2, 1];

const CLOSING = { height: 104, scale: 0.52, inset: 24, litWindows: [6, 5, 6, 6, 5, 6, 6] };

const FRIEZE = { columns: 24, rows: 7, gap: 1.5, windowHeight: 6.2 };

/** The dusk sky, from the top of the page down to `bottom`. */
export const drawSky = (bottom: number) =>
  rect(-BLEED, -BLEED, printGrid.width + 2 * BLEED, bottom + BLEED, duskColors.sky);

/** The cover's drawing: dusk sky, moon, neighbouring walls, and the façade, which extends below the page. */
export function drawCoverScene(facadeTop: number): Shape[] {
  const bottom = printGrid.height + BLEED;
  const wall = (x: number, top: number, width: number) =>
    rect(x, top, width, bottom - top, duskColors.skyLow);
  return [
    drawSky(bottom),
    circle(168, 138, 33, duskColors.moon),
    wall(-BLEED, 196, 40),
    wall(4, 186, 9),
    wall(172, 214, 40),
    wall(192, 204, 7),
    ...place(drawFacade(COVER_WINDOWS), (printGrid.width - FACADE.width) / 2, facadeTop),
  ];
}

/** The last page's drawing: the same façade, with its lights on. */
export function drawClosingScene(): Drawing {
  const { x, width } = textColumn;
  const { height, scale, inset, litWindows } = CLOSING;
  const marks = [
    rect(x, 0, width, height, duskColors.sky),
    circle(x + width - 25, 28, 15, duskColors.moon),
    ...place(drawFacade(litWindows), x + inset, height - FACADE.height * scale, scale),
  ];
  return { marks, height };
}

/** A band of windows as wide as the text column. Fewer are lit from left to right, as on the cover. */
export function drawFrieze(): Drawing {
  const { columns, rows, gap, windowHeight } = FRIEZE;
  const pitch = (textColumn.width + gap) / columns;
  const last = columns - 1;
  const marks = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const lit = 1 + Math.round(((last - column) / last) ** 1.6 * (rows - 1));
    const litColor = column === last ? colors.accent : colors.brand;
    const color = rows - row <= lit ? litColor : colors.surfaceTint;
    return rect(textColumn.x + column * pitch, row * (windowHeight + gap), pitch - gap, windowHeight, color);
  });
  return { marks, height: rows * (windowHeight + gap) - gap };
}
