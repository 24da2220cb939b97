import { duskColors } from "../../theme/print";
import { circle, line, polygon, rect, type Shape } from "../marks";

/** A window, in millimetres: `axis` is the `x` of its centre, `bottom` the `y` of its sill. */
interface FacadeWindow {
  axis: number;
  bottom: number;
  width: number;
  height: number;
  kind: "arch" | "balcony" | "guard" | "dormer";
  light: WindowLight;
}

const TOP_LIGHT = 0.27;
const FRAME = 1.3;
const MULLION = 0.55;
/** Dash patterns. */
const SLATS = [0.4, 1];
const RAILING = [0.35, 1.15];

const glass = {
  lit: { pane: duskColors.lit, top: duskColors.litTop, bar: duskColors.mullion },
  blind: { pane: duskColors.lit, top: duskColors.litBlind, bar: duskColors.mullion },
  accent: { pane: duskColors.pink, top: duskColors.pinkTop, bar: duskColors.mullion },
  dark: { pane: duskColors.night, top: duskColors.night, bar: duskColors.stoneLight },
  shuttered: { pane: duskColors.stone, top: duskColors.stone, bar: duskColors.iron },
};

export type WindowLight = keyof typeof glass;

function pane({ axis, bottom, width, height, light }: FacadeWindow): Shape[] {
  const [x, y] = [axis - width / 2, bottom - height];
  const { pane: color, top, bar } = glass[light];
  const split = height * TOP_LIGHT;
  const shapes: Shape[] = [
    rect(x - FRAME, y - FRAME, width + 2 * FRAME, height + FRAME, duskColors.stone),
    rect(x, y, width, height, color),
    rect(x, y, width, light === "blind" ? height * 0.42 : split, top),
  ];
  if (light === "dark") {
    const [left, right] = [y + height * 0.55, y + height * 0.82];
    shapes.push(polygon(duskColors.nightGleam, [x, left], [x + width * 0.6, y], [x + width, y], [x, right]));
  }
  if (light === "shuttered") {
    shapes.push(line([axis, y + 1], [axis, bottom - 0.6], width - 1.4, duskColors.iron, SLATS));
  } else shapes.push(rect(x, y + split, width, MULLION, bar));
  return [...shapes, rect(axis - MULLION / 2, y, MULLION, height, bar)];
}

/** A wrought-iron railing: two rails, with bars between them that are one thick dashed line. */
function railing(left: number, right: number, bottom: number, height: number): Shape[] {
  const middle = bottom - height / 2;
  return [
    rect(left, bottom - height, right - left, 0.7, duskColors.iron),
    rect(left, bottom - 0.6, right - left, 0.7, duskColors.iron),
    line([left, middle], [right, middle], height, duskColors.iron, RAILING),
  ];
}

/** What is behind or over the pane: an arch, a dormer's gable, or a lintel. */
function surround({ axis, bottom, width, height, kind, light }: FacadeWindow): Shape[] {
  const top = bottom - height;
  if (kind === "arch")
    return [
      circle(axis, top, width / 2 + FRAME, duskColors.stone),
      circle(axis, top, width / 2, glass[light].top),
    ];
  if (kind === "dormer") {
    const [half, y] = [width / 2 + 2.4, top - 1.6];
    return [
      rect(axis - half + 0.8, y, 2 * half - 1.6, height + 2.6, duskColors.stone),
      polygon(duskColors.stoneLight, [axis - half, y], [axis, y - 4.4], [axis + half, y]),
    ];
  }
  return [rect(axis - width / 2 - 2, top - 2.6, width + 4, 1.3, duskColors.stoneLight)];
}

/** A window with its arch, gable or lintel, and with its railing. */
export function drawWindow(window: FacadeWindow): Shape[] {
  const { axis, bottom, width, kind } = window;
  const shapes = [...surround(window), ...pane(window)];
  if (kind === "arch" || kind === "dormer") return shapes;
  const reach = kind === "balcony" ? 10.4 : width / 2 + 0.6;
  return [...shapes, ...railing(axis - reach, axis + reach, bottom + 1.4, kind === "balcony" ? 5 : 4.2)];
}
