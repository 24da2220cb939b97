import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { buttonRow, secondaryButton } from "../../components/Button";
import { TermText } from "../../components/glossary/TermLinks";
import { Band, Column, Heading } from "../../components/Section";
import { Split } from "../../components/Split";

interface ClosingProps {
  page: Queries.ClosingContent;
  /** The second download button. */
  children: ReactNode;
}

const buttons = css({ alignSelf: "center" });

/** The last section: download the guide, or contact us. */
export function Closing({ page, children }: ClosingProps) {
  return (
    <Band id="telechargement" tone="brand">
      <Column>
        <Split ratio={[3, 2]}>
          <div>
            <Heading of="telechargement" introduction={<TermText>{page.closingText}</TermText>}>
              {page.closingHeading}
            </Heading>
          </div>
          <div css={[buttonRow, buttons]}>
            {children}
            <a href="#contact" css={secondaryButton}>
              {page.closingContactButton}
            </a>
          </div>
        </Split>
      </Column>
    </Band>
  );
}

export const fragment = graphql`
  fragment ClosingContent on WhitePaperPage {
    closingHeading
    closingText
    closingContactButton
  }
`;
