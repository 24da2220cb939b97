/** Draws the façade of a Paris building, whose lit windows are a bar chart. */
import { duskColors } from "../../theme/pdf-styles";
import { circle, line, polygon, rect, type Shape } from "../marks";

/** Size in millimetres, before `moveMarks` scales it, and number of window columns. */
export const FACADE = { width: 162, height: 178, columns: 7 };

const WALL = { left: 4, right: 158, top: 48, bottom: FACADE.height };
/** Distance of the first column's middle from the left edge. */
const FIRST_AXIS = 20;
const AXIS_DISTANCE = (FACADE.width - 2 * FIRST_AXIS) / (FACADE.columns - 1);

/** Rows of windows from the ground up; `bottom` is the sill. The last row is in the roof. */
const ROWS = [
  { bottom: 176, width: 13, height: 18.5, kind: "arch" },
  { bottom: 146, width: 10, height: 18, kind: "balcony" },
  { bottom: 120.5, width: 10, height: 16, kind: "plain" },
  { bottom: 96.5, width: 10, height: 15, kind: "plain" },
  { bottom: 72.5, width: 10, height: 14, kind: "balcony" },
  { bottom: 45, width: 8, height: 12, kind: "dormer" },
] as const;

type Row = (typeof ROWS)[number];

/** Height of a window's upper pane, as a share of the window's height. */
const TOP_LIGHT = 0.27;
const FRAME = 1.3;
const MULLION = 0.55;

const glass = {
  lit: { pane: duskColors.lit, top: duskColors.litTop, bar: duskColors.mullion },
  blind: { pane: duskColors.lit, top: duskColors.litBlind, bar: duskColors.mullion },
  accent: { pane: duskColors.pink, top: duskColors.pinkTop, bar: duskColors.mullion },
  dark: { pane: duskColors.night, top: duskColors.night, bar: duskColors.stoneLight },
};

/** The look of a window. @param lit the number of lit windows in its column. */
function lightOf(column: number, row: number, lit: number): keyof typeof glass {
  if (row >= lit) return "dark";
  if (row === 0 && column === FACADE.columns - 1) return "accent";
  // Spreads the blinds: about two windows of seven have them down.
  return (column * 5 + row * 3) % 7 < 2 ? "blind" : "lit";
}

/** What a kind of window has behind its frame: arch, dormer or lintel. */
function surround({ bottom, width, height, kind }: Row, axis: number, glassTop: string): Shape[] {
  const top = bottom - height;
  if (kind === "arch")
    return [circle(axis, top, width / 2 + FRAME, duskColors.stone), circle(axis, top, width / 2, glassTop)];
  if (kind === "dormer") {
    const half = width / 2 + 2.4;
    const y = top - 1.6;
    return [
      rect(axis - half + 0.8, y, 2 * half - 1.6, height + 2.6, duskColors.stone),
      polygon(duskColors.stoneLight, [axis - half, y], [axis, y - 4.4], [axis + half, y]),
    ];
  }
  return [rect(axis - width / 2 - 2, top - 2.6, width + 4, 1.3, duskColors.stoneLight)];
}

function drawWindow(row: Row, axis: number, light: keyof typeof glass): Shape[] {
  const { bottom, width, height } = row;
  const x = axis - width / 2;
  const y = bottom - height;
  const { pane, top, bar } = glass[light];
  return [
    ...surround(row, axis, top),
    rect(x - FRAME, y - FRAME, width + 2 * FRAME, height + FRAME, duskColors.stone),
    rect(x, y, width, height, pane),
    rect(x, y, width, height * (light === "blind" ? 0.42 : TOP_LIGHT), top),
    rect(x, y + height * TOP_LIGHT, width, MULLION, bar),
    rect(axis - MULLION / 2, y, MULLION, height, bar),
  ];
}

/** Two rails, and bars between them, drawn as one thick dashed line. */
function railing(bottom: number): Shape[] {
  const left = FIRST_AXIS - 10.4;
  const right = FACADE.width - FIRST_AXIS + 10.4;
  const height = 5;
  const middle = bottom - height / 2;
  return [
    rect(left, bottom - height, right - left, 0.7, duskColors.iron),
    rect(left, bottom - 0.6, right - left, 0.7, duskColors.iron),
    line([left, middle], [right, middle], height, duskColors.iron, [0.35, 1.15]),
  ];
}

const chimney = (x: number, top: number, width: number): Shape[] => [
  line([x + 1.2, top - 1.7], [x + width - 2.2, top - 1.7], 3.4, duskColors.stoneLight, [1.6, 1.8]),
  rect(x, top, width, 20, duskColors.stone),
  rect(x - 1, top, width + 2, 1.8, duskColors.stoneLight),
];

const roof = (): Shape[] => [
  ...chimney(20, 3, 16),
  ...chimney(70, 6, 10),
  ...chimney(124, 3, 16),
  polygon(duskColors.roof, [11, 25], [18, 14], [144, 14], [151, 25]),
  polygon(duskColors.roof, [6, 48], [7.5, 34], [11, 25], [151, 25], [154.5, 34], [156, 48]),
  rect(17, 13.2, 128, 1.4, duskColors.roofLight),
  rect(10, 24.4, 142, 1.4, duskColors.roofLight),
  rect(2.5, 47, 157, 2.4, duskColors.roofLight),
];

const walls = (): Shape[] => [
  rect(WALL.left, WALL.top, WALL.right - WALL.left, WALL.bottom - WALL.top, duskColors.wall),
  ...[WALL.left + 3, WALL.right - 3].map((x) => line([x, 52], [x, 176], 6, duskColors.stone, [5.2, 1])),
  ...[49.4, 74.5, 98.5, 122.5, 148.5].map((y) => rect(3, y, 156, 1.3, duskColors.stoneLight)),
  line([6, 51.75], [156, 51.75], 1.5, duskColors.stoneLight, [1.7, 1.7]),
];

/** A façade whose windows are a bar chart: the number of lit windows in each column, from the ground up. */
export function drawFacade(lit: readonly number[]): Shape[] {
  const windows = ROWS.flatMap((row, floor) => [
    ...lit.flatMap((count, column) =>
      drawWindow(row, FIRST_AXIS + column * AXIS_DISTANCE, lightOf(column, floor, count)),
    ),
    ...(row.kind === "balcony" ? railing(row.bottom + 1.4) : []),
  ]);
  return [...roof(), ...walls(), ...windows];
}
