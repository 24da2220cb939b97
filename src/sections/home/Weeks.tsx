import { css } from "@emotion/react";

import { weeksIn } from "../../content/day";
import { forcedColors, from } from "../../theme/media";
import { colors, radii, space } from "../../theme/tokens";

type Step = Pick<Queries.ProcessContent["steps"][number], "duration">;

/** The number of weeks to draw for a step: four for one without an end. */
export const drawnWeeks = ({ duration }: Step) => weeksIn(duration) ?? 4;

/**
 * Whether the layout `wide` can show all steps on one line, each as wide as its weeks. The shortest step must have room for its text,
 * and a week must still look like a window.
 */
export function fitsOneLine(steps: readonly Step[]): boolean {
  const lengths = steps.map(drawnWeeks);
  // The page's column is 66 rem wide, with 0.75 rem between steps.
  const week = (66 - 0.75 * (steps.length - 1)) / lengths.reduce((sum, weeks) => sum + weeks, 0);
  return week <= 6 && week * Math.min(...lengths) >= 10.5;
}

interface WeeksProps {
  step: Step;
  /** The number of weeks of the longest step. It sets the scale: a week has the same length in each step. */
  longest: number;
  /** From the layout `wide` on, all steps share one line, and each step fills its part. */
  onOneLine: boolean;
}

const line = css({
  display: "grid",
  gap: 4,
  height: space(4),
  borderBottom: `2px solid ${colors.brand}`,
  [forcedColors]: { forcedColorAdjust: "none" },
  "> span": {
    border: `2px solid ${colors.brand}`,
    borderRadius: `${radii.small} ${radii.small} 0 0`,
    background: colors.brand,
  },
});
const filledFromWide = css({
  [from.wide]: { gridTemplateColumns: "none", gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
});
const toScale = (longest: number) =>
  css({ gridTemplateColumns: `repeat(${longest}, minmax(0, ${space(5)}))` });
const fading = css({
  "> span": { background: "none" },
  "> :nth-of-type(2)": { opacity: 0.75 },
  "> :nth-of-type(3)": { opacity: 0.5 },
  "> :nth-of-type(4)": { opacity: 0.25 },
});

/** One lit window per week. A step without an end has unlit windows that fade out. */
export const Weeks = ({ step, longest, onOneLine }: WeeksProps) => (
  <div
    aria-hidden="true"
    css={[line, toScale(longest), onOneLine && filledFromWide, weeksIn(step.duration) === null && fading]}
  >
    {Array.from({ length: drawnWeeks(step) }, (_, week) => (
      <span key={week} />
    ))}
  </div>
);
