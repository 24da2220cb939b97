import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { useTermLinks } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import { from } from "../../theme/media";
import { softText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

export type BenefitsContent = Pick<
  WhitePaperPage,
  | "benefitsHeading"
  | "benefit1Title"
  | "benefit1Text"
  | "benefit2Title"
  | "benefit2Text"
  | "benefit3Title"
  | "benefit3Text"
  | "benefit4Title"
  | "benefit4Text"
>;

const grid = css({
  display: "grid",
  gap: `${space(4)} ${space(6)}`,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
});
const benefit = css({ borderTop: `3px solid ${colors.turquoise}`, paddingTop: space(2) });
const reason = css(softText, { marginTop: space(1) });

/** The four reasons to read the guide: « Pourquoi ce Guide est Essentiel ? ». */
export function Benefits({ page }: { page: BenefitsContent }) {
  const withTerms = useTermLinks();
  const benefits = [
    { title: page.benefit1Title, text: page.benefit1Text },
    { title: page.benefit2Title, text: page.benefit2Text },
    { title: page.benefit3Title, text: page.benefit3Text },
    { title: page.benefit4Title, text: page.benefit4Text },
  ];
  return (
    <Section id="interets" heading={page.benefitsHeading}>
      <ul css={grid}>
        {benefits.map(({ title, text }) => (
          <li key={title} css={benefit}>
            <h3>{typeset(title)}</h3>
            <p css={reason}>{withTerms(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
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
