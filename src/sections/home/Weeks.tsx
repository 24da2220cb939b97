import { forcedColors, from } from "../../theme/media";
import { colors, radii, space } from "../../theme/tokens";

interface WeeksProps {
  /** The number of weeks to draw. */
  count: number;
  /** The step continues after these weeks. */
  openEnded: boolean;
  /** The number of weeks of the longest step. It sets the scale: a week has the same length in each step. */
  longest: number;
  /** From the layout `wide` on, all steps share one line, and each step fills its part. */
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

/** One lit window per week. An open-ended step has unlit windows that fade out. */
export const Weeks = ({ count, openEnded, longest, onOneLine }: WeeksProps) => (
  <div aria-hidden="true" css={[line, toScale(longest), onOneLine && filledFromWide, openEnded && fading]}>
    {Array.from({ length: count }, (_, week) => (
      <span key={week} />
    ))}
  </div>
);
