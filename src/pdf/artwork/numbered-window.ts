import { duskColors } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { circle, rect, type Shape } from "../marks";

const WINDOW = { width: 16.4, paneHeight: 14.5, sill: 1.4, bar: 0.8 };

/** A window for a number. `numeral` is the number's centre and baseline, in millimetres. */
interface NumberedWindow {
  marks: Shape[];
  numeral: { x: number; baseline: number };
}

/** A lit arched window, as on the façade's ground floor. Its sill starts at `left`, its arch at `top`. */
export function drawNumberedWindow(left: number, top: number): NumberedWindow {
  const { width, paneHeight, sill, bar } = WINDOW;
  const radius = width / 2;
  const [x, middle, spring] = [left + sill, left + sill + radius, top + radius];
  const bottom = spring + paneHeight;
  const marks = [
    circle(middle, spring, radius, duskColors.litTop),
    circle(middle, spring, radius / 3, colors.ink),
    rect(middle - bar / 2, top, bar, radius, colors.ink),
    rect(x, spring, width, paneHeight, duskColors.lit),
    rect(x, spring, width, bar, colors.ink),
    rect(left, bottom, width + 2 * sill, sill, colors.ink),
  ];
  return { marks, numeral: { x: middle, baseline: bottom - 4 } };
}
