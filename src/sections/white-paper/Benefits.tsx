import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { TermText } from "../../components/glossary/TermLinks";
import { Band, Column, Heading } from "../../components/Section";
import { Split } from "../../components/Split";
import { typeset } from "../../components/typeset";
import { from } from "../../theme/media";
import { softText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

const REASONS = [1, 2, 3, 4] as const;

const grid = css({
  display: "grid",
  gap: `${space(4)} ${space(6)}`,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
});
const benefit = css({ borderTop: `3px solid ${colors.brand}`, paddingTop: space(2) });
const reason = css(softText, { marginTop: space(1) });

/** The four reasons to read the guide: « Pourquoi ce Guide est Essentiel ? ». */
export function Benefits({ page }: { page: Queries.BenefitsContent }) {
  return (
    <Band id="interets">
      <Column>
        <Split ratio={[2, 3]}>
          <div>
            <Heading of="interets">{page.benefitsHeading}</Heading>
          </div>
          <ul css={grid}>
            {REASONS.map((number) => (
              <li key={number} css={benefit}>
                <h3>{typeset(page[`benefit${number}Title`])}</h3>
                <p css={reason}>
                  <TermText>{page[`benefit${number}Text`]}</TermText>
                </p>
              </li>
            ))}
          </ul>
        </Split>
      </Column>
    </Band>
  );
}

export const fragment = graphql`
  fragment BenefitsContent on WhitePaperPage {
    benefitsHeading
    benefit1Title
    benefit1Text
    benefit2Title
    benefit2Text
    benefit3Title
    benefit3Text
    benefit4Title
    benefit4Text
  }
`;
