/** The windows of the house that shows weeks. */

/** Weeks per floor. The sizes below are in SVG user units. */
const FLOOR = 13;
const FLOORS = [0, 1, 2, 3] as const;
export const WEEKS = FLOORS.length * FLOOR;
export const PITCH = { x: 18, y: 25 };
export const WINDOW = { x: 5, w: 9, h: 17 };
export const SIZE = { w: FLOOR * PITCH.x + 1, h: 4 * PITCH.y + 24 };

/** The weeks from `first` up to `end`, excluded, as a dashed line on each floor: a dash is a window. */
export const windows = (first: number, end: number) =>
  FLOORS.map((floor) => {
    const from = Math.max(first - floor * FLOOR, 0);
    const to = Math.min(end - floor * FLOOR, FLOOR);
    if (from >= to) return "";
    const x = WINDOW.x + from * PITCH.x;
    const y = PITCH.y / 2 + floor * PITCH.y;
    const length = (to - from - 1) * PITCH.x + WINDOW.w;
    return `M${x} ${y}h${length}`;
  }).join("");
