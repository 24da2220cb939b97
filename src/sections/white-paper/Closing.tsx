import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { buttonRow, secondaryButton } from "../../components/Button";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";

export type ClosingContent = Pick<WhitePaperPage, "closingHeading" | "closingText" | "closingContactButton">;

interface ClosingProps {
  page: ClosingContent;
  /** The second download button. */
  children: ReactNode;
}

/** The last section: download the guide, or contact us. */
export function Closing({ page, children }: ClosingProps) {
  const withTerms = useTermLinks();
  return (
    <Section
      id="telechargement"
      heading={page.closingHeading}
      introduction={withTerms(page.closingText)}
      tone="turquoise"
    >
      <div css={buttonRow}>
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
