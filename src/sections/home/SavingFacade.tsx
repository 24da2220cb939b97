import { colors } from "../../theme/tokens";

/** 100 windows: each is 1 %. */
const COLUMNS = 10;
const ROWS = 10;
const WINDOW = { width: 7, height: 9, step: { x: 12, y: 13 } };
/** Of the windows of a column, in the drawing. */
const BOTTOM = 136;
const TOP = BOTTOM - ROWS * WINDOW.step.y;

/**
 * The SVG path of the windows from `first` to before `end`, counted column by column from the bottom left. A column is one vertical
 * line whose dashes are its windows, and starts relative to the column before, so that all have the same few bytes.
 */
function windows(first: number, end: number): string {
  const firstColumn = Math.floor(first / ROWS);
  const columns = Array.from({ length: Math.ceil(end / ROWS) - firstColumn }, (_, index) => {
    const column = firstColumn + index;
    const start =
      index === 0
        ? `M${column * WINDOW.step.x + 10.5} ${BOTTOM - (first % ROWS) * WINDOW.step.y}`
        : `m${WINDOW.step.x} ${BOTTOM - TOP}`;
    return `${start}V${BOTTOM - Math.min(end - column * ROWS, ROWS) * WINDOW.step.y}`;
  });
  return first < end ? columns.join("") : "";
}

/**
 * A façade of 100 windows. Each is 1 % of the former price, and the dark windows are the saving. Decorative: the percentage is
 * written beside it.
 * @param saving as in the content: « 17 % ». It is rounded to a whole number.
 */
export function SavingFacade({ saving }: { saving: string }) {
  const all = COLUMNS * ROWS;
  const lit = all - Math.min(all, Math.round(Math.abs(Number.parseFloat(saving.replace(",", ".")) || 0)));
  return (
    <svg
      viewBox="0 0 128 144"
      width="128"
      height="144"
      aria-hidden="true"
      strokeWidth={WINDOW.width}
      strokeDasharray={`${WINDOW.height} ${WINDOW.step.y - WINDOW.height}`}
    >
      <path d="M2 5 8 0h112l6 5v139H2z" fill={colors.ink} />
      <path d={windows(0, lit)} stroke={colors.turquoise} />
      <path d={windows(lit, all)} stroke={colors.inkSoft} />
    </svg>
  );
}
