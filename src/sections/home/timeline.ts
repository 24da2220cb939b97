import type { ProcessStep } from "../../content/types/processStep";

type Step = Pick<ProcessStep, "weeks">;

/** The number of weeks that is drawn for a step without an end. */
const OPEN_ENDED_WEEKS = 4;

/** In rem: the page's column at the start of the layout `wide`, the narrowest text column, and the widest window of a week. */
const PAGE_COLUMN = 66;
const NARROWEST_COLUMN = 10.5;
const WIDEST_WINDOW = 6;
export const COLUMN_GAP = 0.75;

/** The number of weeks to draw for a step. */
export const drawnWeeks = ({ weeks }: Step) => weeks ?? OPEN_ENDED_WEEKS;

/**
 * Whether all steps fit on one line, with the same scale for each. The shortest step must have room for its text, and a week
 * must not be too wide to look like a window. Otherwise each step gets its own line, still with one scale for all.
 */
export function fitsOneLine(steps: readonly Step[]): boolean {
  const lengths = steps.map(drawnWeeks);
  const total = lengths.reduce((sum, weeks) => sum + weeks, 0);
  const week = (PAGE_COLUMN - COLUMN_GAP * (steps.length - 1)) / total;
  return week <= WIDEST_WINDOW && week * Math.min(...lengths) >= NARROWEST_COLUMN;
}
