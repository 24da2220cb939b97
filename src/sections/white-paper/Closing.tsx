import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { buttonRow, secondaryButton } from "../../components/Button";
import { TermText } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";

interface ClosingProps {
  page: Queries.ClosingContent;
  /** The second download button. */
  children: ReactNode;
}

const buttons = css({ alignSelf: "center" });

/** The last section: download the guide, or contact us. */
export function Closing({ page, children }: ClosingProps) {
  return (
    <Section
      id="telechargement"
      heading={page.closingHeading}
      introduction={<TermText>{page.closingText}</TermText>}
      beside={[3, 2]}
      tone="brand"
    >
      <div css={[buttonRow, buttons]}>
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
