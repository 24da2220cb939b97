import { duskColors, printColors, printGrid } from "../../../theme/print";
import { place, type RectMark, type Shape } from "../marks";
import type { Box } from "../pages/flow";
import { drawFacade, FACADE } from "./facade";

const FRIEZE = { columns: 24, rows: 7, gap: 1.5, windowHeight: 6.2 };
const EVENING = { height: 104, scale: 0.52, inset: 24 };

/** How many of the frieze's windows are lit in a column, from the ground up: a fall, then a plateau. */
function litWindows(column: number): number {
  const { columns, rows } = FRIEZE;
  const fall = ((columns - 1 - column) / (columns - 1)) ** 1.6;
  return 1 + Math.round(fall * (rows - 1));
}

/** A band of windows that go out from left to right, as on the cover: the foot of a page that has room. */
export function friezeBox(): Box {
  const { columns, rows, gap, windowHeight } = FRIEZE;
  const { left: x, right } = printGrid;
  const pitch = (right - x + gap) / columns;
  const marks = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row): RectMark => {
      const lit = rows - row <= litWindows(column);
      const isLast = column === columns - 1;
      const litColor = isLast ? printColors.pink : printColors.turquoise;
      return {
        kind: "rect",
        x: x + column * pitch,
        y: row * (windowHeight + gap),
        width: pitch - gap,
        height: windowHeight,
        color: lit ? litColor : printColors.mist,
      };
    }),
  ).flat();
  const height = rows * (windowHeight + gap) - gap;
  return { height, before: 12, keepWithNext: false, ornament: true, marks };
}

/** The façade again, at the end of the story: nearly all windows are dark. */
export function eveningBox(): Box {
  const { left: x, right } = printGrid;
  const { height, scale, inset } = EVENING;
  const ground: Shape = { kind: "rect", x, y: 0, width: right - x, height, color: duskColors.sky };
  const moon: Shape = { kind: "circle", x: right - 25, y: 28, radius: 15, color: duskColors.moon };
  const facade = drawFacade([1, 0, 1, 0, 0, 0, 1]).map((shape) =>
    place(shape, x + inset, height - FACADE.height * scale, scale),
  );
  return { height, before: 10, keepWithNext: false, ornament: true, marks: [ground, moon, ...facade] };
}
