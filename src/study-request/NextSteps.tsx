import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { typeset } from "../components/typeset";
import type { HomePage } from "../content-model/types/homePage";
import { forcedColors, print } from "../theme/media";
import { figureText, subtitleText } from "../theme/text";
import { colors, fontSizes, radii, space } from "../theme/tokens";

export type NextStepsContent = Pick<HomePage, "nextStepsHeading" | "nextSteps">;

interface NextStepsProps {
  page: NextStepsContent;
  className?: string;
}

const WINDOW = 4;

/** Each step has a number in a window. A line leads from one to the next. */
const list = css({
  display: "grid",
  marginTop: space(2),
  counterReset: "step",
  "> li": {
    position: "relative",
    minHeight: space(WINDOW + 2),
    paddingLeft: space(WINDOW + 2),
    paddingBottom: space(2.5),
    counterIncrement: "step",
    "&::before": [
      figureText,
      {
        content: "counter(step)",
        position: "absolute",
        left: 0,
        top: 0,
        display: "grid",
        placeItems: "center",
        width: space(WINDOW),
        height: space(WINDOW + 0.5),
        borderRadius: `${space(WINDOW / 2)} ${space(WINDOW / 2)} ${radii.small} ${radii.small}`,
        background: colors.ink,
        color: colors.turquoise,
        fontSize: fontSizes.body,
        [forcedColors]: { border: "1px solid CanvasText" },
        [print]: { color: colors.ink },
      },
    ],
    "&:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      left: `calc(${space(WINDOW / 2)} - 1px)`,
      top: space(WINDOW + 1),
      bottom: space(0.5),
      borderLeft: `2px solid ${colors.ink}`,
    },
    "&:last-of-type": { paddingBottom: 0 },
  },
});

/** What happens once a request has arrived. */
export const NextSteps = ({ page, className }: NextStepsProps) => (
  <div className={className}>
    <h3 css={subtitleText}>{page.nextStepsHeading}</h3>
    <ol css={list}>
      {page.nextSteps.map((step) => (
        <li key={step}>{typeset(step)}</li>
      ))}
    </ol>
  </div>
);

export const fragment = graphql`
  fragment NextStepsContent on HomePage {
    nextStepsHeading
    nextSteps
  }
`;
