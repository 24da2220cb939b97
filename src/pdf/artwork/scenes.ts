/** Drawings of the PDFs: the cover's scene, the closing one, the frieze below the contents, the night sky. */
import { duskColors, pdfGrid, textColumn } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { circle, type Drawing, line, moveMarks, rect, type Shape } from "../marks";
import { drawFacade, FACADE } from "./facade";

/** Bleed in millimetres: a viewer that rounds the page's size must not show white edges. */
const BLEED = 1;

/** Lit windows of each column: falling consumption, from left to right. */
const COVER_WINDOWS = [6, 6, 5, 4, 3, 2, 1];

const CLOSING_WINDOWS = [6, 5, 6, 6, 5, 6, 6];

export const drawSky = (bottom: number) =>
  rect(-BLEED, -BLEED, pdfGrid.width + 2 * BLEED, bottom + BLEED, duskColors.sky);

/** The cover's drawing. The façade extends below the page. */
export function drawCoverScene(facadeTop: number): Shape[] {
  const bottom = pdfGrid.height + BLEED;
  const wall = (x: number, top: number, width: number) =>
    rect(x, top, width, bottom - top, duskColors.skyLow);
  return [
    drawSky(bottom),
    circle(168, 138, 33, duskColors.moon),
    wall(-BLEED, 196, 40),
    wall(4, 186, 9),
    wall(172, 214, 40),
    wall(192, 204, 7),
    ...moveMarks(drawFacade(COVER_WINDOWS), (pdfGrid.width - FACADE.width) / 2, facadeTop),
  ];
}

/** A small façade beside the moon, for the contact page. */
export function drawClosingScene(): Drawing {
  const { x, width } = textColumn;
  const height = 104;
  const scale = 0.52;
  const marks = [
    rect(x, 0, width, height, duskColors.sky),
    circle(x + width - 25, 28, 15, duskColors.moon),
    ...moveMarks(drawFacade(CLOSING_WINDOWS), x + 24, height - FACADE.height * scale, scale),
  ];
  return { marks, height };
}

/** A band of windows as wide as the text column. From left to right, fewer windows of a column are lit. */
export function drawFrieze(): Drawing {
  const columns = 24;
  const rows = 7;
  const gap = 1.5;
  const windowHeight = 6.2;
  const last = columns - 1;
  const width = (textColumn.width + gap) / columns - gap;
  const height = rows * (windowHeight + gap) - gap;
  const marks = Array.from({ length: columns }, (_, column) => {
    const x = textColumn.x + column * (width + gap) + width / 2;
    const windows = (count: number, color: string) =>
      line([x, height], [x, height - count * (windowHeight + gap) + gap], width, color, [windowHeight, gap]);
    // The exponent makes the number fall fast at first, then slowly.
    const lit = 1 + Math.round(((last - column) / last) ** 1.6 * (rows - 1));
    return [windows(rows, colors.surfaceTint), windows(lit, column === last ? colors.accent : colors.brand)];
  });
  return { marks: marks.flat(), height };
}
