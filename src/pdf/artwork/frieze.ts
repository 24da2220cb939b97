import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { type Drawing, rect } from "../marks";

const COLUMNS = 24;
const ROWS = 7;
const GAP = 1.5;
const WINDOW_HEIGHT = 6.2;

/** How many windows are lit in a column, from the ground up. The number falls to 1 and stays there. */
function litWindows(column: number): number {
  const fall = ((COLUMNS - 1 - column) / (COLUMNS - 1)) ** 1.6;
  return 1 + Math.round(fall * (ROWS - 1));
}

/** A band of windows as wide as the text column. Fewer are lit from left to right, as on the cover. */
export function drawFrieze(): Drawing {
  const { x, width } = textColumn;
  const pitch = (width + GAP) / COLUMNS;
  const marks = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [Math.floor(index / ROWS), index % ROWS];
    const litColor = column === COLUMNS - 1 ? colors.accent : colors.turquoise;
    const color = ROWS - row <= litWindows(column) ? litColor : colors.surfaceTint;
    return rect(x + column * pitch, row * (WINDOW_HEIGHT + GAP), pitch - GAP, WINDOW_HEIGHT, color);
  });
  return { marks, height: ROWS * (WINDOW_HEIGHT + GAP) - GAP };
}
