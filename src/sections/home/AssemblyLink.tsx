import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { secondaryButton } from "../../components/Button";
import { Band, Column, Heading } from "../../components/Section";
import { Split } from "../../components/Split";
import { typeset } from "../../components/typeset";
import { leadText } from "../../theme/text";
import { space } from "../../theme/tokens";

/** The same columns as those of the questions. */
const words = css({ display: "grid", gap: space(3), justifyItems: "start", "> p": leadText });

/** When to end the current contract: a link to the assembly's file on /livre-blanc. */
export const AssemblyLink = ({ page }: { page: Queries.AssemblyLinkContent }) => (
  <Band id="dossier" tone="brand">
    <Column>
      <Split ratio={[1, 2]}>
        <Heading of="dossier">{page.assemblyHeading}</Heading>
        <div css={words}>
          <p>{typeset(page.assemblyText)}</p>
          <Link to="/livre-blanc#assemblee" css={secondaryButton}>
            {page.assemblyButton}
          </Link>
        </div>
      </Split>
    </Column>
  </Band>
);

export const fragment = graphql`
  fragment AssemblyLinkContent on HomePage {
    assemblyHeading
    assemblyText
    assemblyButton
  }
`;
