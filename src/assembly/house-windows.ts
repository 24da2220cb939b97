/** The windows of the house that shows the weeks of an answer. */

/** A floor is a quarter of a year. */
const WEEKS_PER_FLOOR = 13;
const FLOORS = [0, 1, 2, 3] as const;
export const WEEKS = FLOORS.length * WEEKS_PER_FLOOR;
/** The sizes are in SVG user units. The pitch is the distance between the left or upper edges of two windows. */
export const PITCH = { x: 18, y: 25 };
/** `x` is the left edge of the first window of a floor. */
export const WINDOW = { x: 5, w: 9, h: 17 };
/** The height of the ground floor, which has no weeks. */
export const GROUND_FLOOR = 24;
export const SIZE = { w: WEEKS_PER_FLOOR * PITCH.x + 1, h: FLOORS.length * PITCH.y + GROUND_FLOOR };

/** The weeks from `first` up to `end`, excluded, as a dashed line on each floor: a dash is a window. */
export const windows = (first: number, end: number) =>
  FLOORS.map((floor) => {
    const from = Math.max(first - floor * WEEKS_PER_FLOOR, 0);
    const to = Math.min(end - floor * WEEKS_PER_FLOOR, WEEKS_PER_FLOOR);
    if (from >= to) return "";
    const x = WINDOW.x + from * PITCH.x;
    const y = PITCH.y / 2 + floor * PITCH.y;
    const length = (to - from - 1) * PITCH.x + WINDOW.w;
    return `M${x} ${y}h${length}`;
  }).join("");
