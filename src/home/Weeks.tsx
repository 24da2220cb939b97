import { forcedColors, from } from "../theme/media";
import { colors, radii, space } from "../theme/tokens";

interface WeeksProps {
  /** How many weeks are drawn. */
  count: number;
  /** The step goes on after them. */
  openEnded: boolean;
  /** The largest number of weeks of a step: it fills its line at most, so a week is as long in each step. */
  longest: number;
  /** From the layout `wide` on all steps stand on one line, and each fills its part of it. */
  onOneLine: boolean;
}

const line = {
  display: "grid",
  gap: 4,
  height: space(4),
  borderBottom: `2px solid ${colors.turquoise}`,
  [forcedColors]: { forcedColorAdjust: "none" },
  "> span": {
    border: `2px solid ${colors.turquoise}`,
    borderRadius: `${radii.small} ${radii.small} 0 0`,
    background: colors.turquoise,
  },
} as const;

const filled = { gridTemplateColumns: "none", gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" };
const filledFromWide = { [from.wide]: filled };
const toScale = (longest: number) => ({ gridTemplateColumns: `repeat(${longest}, minmax(0, ${space(5)}))` });

const fading = {
  "> span": { background: "none" },
  "> :nth-of-type(2)": { opacity: 0.75 },
  "> :nth-of-type(3)": { opacity: 0.5 },
  "> :nth-of-type(4)": { opacity: 0.25 },
};

/** A lit window for every week at most; a step that goes on after the signature has dark ones that fade out. */
export const Weeks = ({ count, openEnded, longest, onOneLine }: WeeksProps) => (
  <div aria-hidden="true" css={[line, toScale(longest), onOneLine && filledFromWide, openEnded && fading]}>
    {Array.from({ length: count }, (_, week) => (
      <span key={week} />
    ))}
  </div>
);
