import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { buttonRow, secondaryButton } from "../../components/Button";
import { Band, columns, Heading } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { leadText } from "../../theme/text";

/** The heading is long, so it has the whole width above the two columns. */
const parts = css(columns, { "> h2": { gridColumn: "1 / -1" } });
const buttons = css(buttonRow, { alignSelf: "start" });

export function Closing({ page, children }: { page: Queries.ClosingContent; children: ReactNode }) {
  return (
    <Band id="telechargement" tone="brand" css={parts}>
      <Heading sectionId="telechargement">{page.closingHeading}</Heading>
      <p css={leadText}>{typeset(page.closingText)}</p>
      <div css={buttons}>
        {children}
        <a href="#contact" css={secondaryButton}>
          {page.closingContactButton}
        </a>
      </div>
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
