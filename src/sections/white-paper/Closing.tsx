import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { buttonRow, secondaryButton } from "../../components/Button";
import { TermText } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";

const buttons = css(buttonRow, { alignSelf: "center" });

export function Closing({ page, children }: { page: Queries.ClosingContent; children: ReactNode }) {
  return (
    <Section
      id="telechargement"
      heading={page.closingHeading}
      introduction={<TermText>{page.closingText}</TermText>}
      beside={[2, 3]}
      tone="brand"
    >
      <div css={buttons}>
        {children}
        <a href="#contact" css={secondaryButton}>
          {page.closingContactButton}
        </a>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClosingContent on WhitePaperPage {
    closingHeading
    closingText
    closingContactButton
  }
`;
