import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { typeset } from "../../components/typeset";
import { subtitleText } from "../../theme/text";
import { colors, space, weights } from "../../theme/tokens";

const WINDOW = 4;

/** Each step has a number in a window. A line leads from one to the next. */
const list = css({
  marginTop: space(2),
  counterReset: "step",
  "> li": {
    position: "relative",
    paddingLeft: space(WINDOW + 2),
    paddingBottom: space(2.5),
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      left: 0,
      width: space(WINDOW),
      borderRadius: `${space(WINDOW / 2)} ${space(WINDOW / 2)} 0 0`,
      background: colors.surface,
      fontWeight: weights.strong,
      lineHeight: space(WINDOW + 0.5),
      textAlign: "center",
    },
    "&:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      left: space(WINDOW / 2),
      top: space(WINDOW + 1),
      bottom: space(0.5),
      borderLeft: "2px solid",
    },
  },
});

/** What happens once a request has arrived. */
export const NextSteps = ({ page }: { page: Queries.NextStepsContent }) => (
  <div>
    <h3 css={subtitleText}>{page.nextStepsHeading}</h3>
    <ol css={list}>
      {page.nextSteps.map((step) => (
        <li key={step}>{typeset(step)}</li>
      ))}
    </ol>
  </div>
);

export const fragment = graphql`
  fragment NextStepsContent on ContactSection {
    nextStepsHeading
    nextSteps
  }
`;
