import type { ProcessStep } from "../content-model/entries";

type Step = Pick<ProcessStep, "weeks">;

/** How long, in weeks, a step without an end is drawn. */
const OPEN_ENDED_WEEKS = 4;

/** In rem: the page's width from the layout `wide` on, the narrowest column of text, and the widest window of a façade. */
const PAGE = 66;
const NARROWEST_COLUMN = 10.5;
const WIDEST_WINDOW = 6;
export const COLUMN_GAP = 0.75;

/** The number of weeks that are drawn for a step. */
export const drawnWeeks = ({ weeks }: Step) => weeks ?? OPEN_ENDED_WEEKS;

/**
 * Whether all steps can stand on one line of time, a week as long in every one of them: the shortest has room for its text, and
 * the line is not so short that a week would no longer look like a window. Otherwise each step gets a line of its own, all of
 * them to one scale.
 */
export function fitsOneLine(steps: readonly Step[]): boolean {
  const lengths = steps.map(drawnWeeks);
  const total = lengths.reduce((sum, weeks) => sum + weeks, 0);
  const week = (PAGE - COLUMN_GAP * (steps.length - 1)) / total;
  return week <= WIDEST_WINDOW && week * Math.min(...lengths) >= NARROWEST_COLUMN;
}
