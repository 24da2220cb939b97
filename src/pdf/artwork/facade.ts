import { duskColors } from "../../theme/print";
import { line, polygon, rect, type Shape } from "../marks";
import { drawWindow, type WindowLight } from "./facade-windows";

/** The façade's size before `place` scales it, in millimetres, and its number of window columns. */
export const FACADE = { width: 162, height: 178, columns: 7 };

const WALL = { left: 4, right: 158, top: 48, bottom: FACADE.height };
const FIRST_AXIS = 20;
const AXIS_PITCH = (FACADE.width - 2 * FIRST_AXIS) / (FACADE.columns - 1);

/** The rows of windows, from the ground up. The last row is in the roof. */
const ROWS = [
  { bottom: 176, width: 13, height: 18.5, kind: "arch" },
  { bottom: 146, width: 10, height: 18, kind: "balcony" },
  { bottom: 120.5, width: 10, height: 16, kind: "guard" },
  { bottom: 96.5, width: 10, height: 15, kind: "guard" },
  { bottom: 72.5, width: 10, height: 14, kind: "balcony" },
  { bottom: 45, width: 8, height: 12, kind: "dormer" },
] as const;

function chimney(x: number, top: number, width: number): Shape[] {
  const pots = Array.from({ length: Math.floor(width / 3.4) }, (_, index) =>
    rect(x + 1.2 + index * 3.4, top - 3.4, 1.6, 3.4, duskColors.stoneLight),
  );
  return [
    ...pots,
    rect(x, top, width, 20, duskColors.stone),
    rect(x - 1, top, width + 2, 1.8, duskColors.stoneLight),
  ];
}

/** A mansard roof: steep below, flat on top. */
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

function walls(): Shape[] {
  const bands = [49.4, 74.5, 98.5, 122.5, 148.5].map((y) => rect(3, y, 156, 1.3, duskColors.stoneLight));
  const quoins = Array.from({ length: 20 }, (_, index) => {
    const [y, width] = [52 + index * 6.2, index % 2 === 0 ? 7 : 5];
    return [WALL.left, WALL.right - width].map((x) => rect(x, y, width, 5.2, duskColors.stone));
  });
  return [
    rect(WALL.left, WALL.top, WALL.right - WALL.left, WALL.bottom - WALL.top, duskColors.wall),
    ...quoins.flat(),
    ...bands,
    line([6, 51.75], [156, 51.75], 1.5, duskColors.stoneLight, [1.7, 1.7]),
  ];
}

/** The last door takes the accent colour if it is lit. */
function lightOf(column: number, row: number, lit: number): WindowLight {
  if (row >= lit) return (column + row) % 3 === 0 ? "shuttered" : "dark";
  if (row === 0 && column === FACADE.columns - 1) return "accent";
  return (column * 5 + row * 3) % 7 < 2 ? "blind" : "lit";
}

/** A Paris façade at dusk. Its windows form the bars of a chart: `lit` of them are lit in each column, from the ground up. */
export function drawFacade(lit: readonly number[]): Shape[] {
  const windows = ROWS.flatMap((row, floor) =>
    lit.flatMap((count, column) =>
      drawWindow({ ...row, axis: FIRST_AXIS + column * AXIS_PITCH, light: lightOf(column, floor, count) }),
    ),
  );
  return [...roof(), ...walls(), ...windows];
}
