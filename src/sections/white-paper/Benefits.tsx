import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { onOneSheet, Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { from } from "../../theme/media";
import { softText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

const grid = css({
  display: "grid",
  gap: `${space(4)} ${space(6)}`,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
});
const benefit = css({ borderTop: `3px solid ${colors.brand}`, paddingTop: space(2) });
const reason = css(softText, { marginTop: space(1) });

export function Benefits({ page }: { page: Queries.BenefitsContent }) {
  return (
    <Section id="interets" heading={page.benefitsHeading} beside css={onOneSheet}>
      <ul css={grid}>
        {page.benefits.map(({ title, text }) => (
          <li key={title} css={benefit}>
            <h3>{typeset(title)}</h3>
            <p css={reason}>{typeset(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment BenefitsContent on WhitePaperPage {
    benefitsHeading
    benefits {
      title
      text
    }
  }
`;
