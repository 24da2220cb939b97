import { duskColors } from "../../../theme/print";
import { circle, line, polygon, rect, type Shape } from "../../marks";

export type WindowLight = "lit" | "blind" | "accent" | "dark" | "shuttered";
export type WindowKind = "arch" | "balcony" | "guard" | "dormer";

/** A window, in millimetres: `axis` is the `x` of its centre, `bottom` the `y` of its sill. */
interface FacadeWindow {
  axis: number;
  bottom: number;
  width: number;
  height: number;
  kind: WindowKind;
  light: WindowLight;
}

const TOP_LIGHT = 0.27;
const FRAME = 1.3;
const MULLION = 0.55;
/** Dash patterns. */
const SLATS = [0.4, 1] as const;
const RAILING = [0.35, 1.15] as const;

const glass: Record<WindowLight, { pane: string; top: string; bar: string }> = {
  lit: { pane: duskColors.lit, top: duskColors.litTop, bar: duskColors.mullion },
  blind: { pane: duskColors.lit, top: duskColors.litBlind, bar: duskColors.mullion },
  accent: { pane: duskColors.pink, top: duskColors.pinkTop, bar: duskColors.mullion },
  dark: { pane: duskColors.night, top: duskColors.night, bar: duskColors.stoneLight },
  shuttered: { pane: duskColors.stone, top: duskColors.stone, bar: duskColors.iron },
};

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
    const gleam = [
      [x, y + height * 0.55],
      [x + width * 0.6, y],
      [x + width, y],
      [x, y + height * 0.82],
    ] as const;
    shapes.push(polygon(gleam, duskColors.nightGleam));
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

function archOver({ axis, bottom, width, height, light }: FacadeWindow): Shape[] {
  const top = bottom - height;
  return [
    circle(axis, top, width / 2 + FRAME, duskColors.stone),
    circle(axis, top, width / 2, glass[light].top),
  ];
}

function dormerOver({ axis, bottom, width, height }: FacadeWindow): Shape[] {
  const [half, top] = [width / 2 + 2.4, bottom - height - 1.6];
  const gable = [
    [axis - half, top],
    [axis, top - 4.4],
    [axis + half, top],
  ] as const;
  return [
    rect(axis - half + 0.8, top, 2 * half - 1.6, height + 2.6, duskColors.stone),
    polygon(gable, duskColors.stoneLight),
  ];
}

/** A window with its arch, gable or lintel, and with its railing. */
export function drawWindow(window: FacadeWindow): Shape[] {
  const { axis, bottom, width, kind } = window;
  if (kind === "arch") return [...archOver(window), ...pane(window)];
  if (kind === "dormer") return [...dormerOver(window), ...pane(window)];
  const lintelTop = bottom - window.height - 2.6;
  const lintel = rect(axis - width / 2 - 2, lintelTop, width + 4, 1.3, duskColors.stoneLight);
  const reach = kind === "balcony" ? 10.4 : width / 2 + 0.6;
  const height = kind === "balcony" ? 5 : 4.2;
  return [lintel, ...pane(window), ...railing(axis - reach, axis + reach, bottom + 1.4, height)];
}
