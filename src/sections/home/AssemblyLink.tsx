import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { secondaryButton } from "../../components/Button";
import { Band, Column, Heading } from "../../components/Section";
import { Split } from "../../components/Split";
import type { HomePage } from "../../content/types/homePage";

const button = css(secondaryButton, { placeSelf: "center start" });

/** When to end the current contract: the way to the assembly's file on /livre-blanc. */
export const AssemblyLink = ({ page }: { page: HomePage }) => (
  <Band id="dossier" tone="turquoise">
    <Column>
      <Split ratio={[3, 2]}>
        <div>
          <Heading of="dossier" introduction={page.assemblyText}>
            {page.assemblyHeading}
          </Heading>
        </div>
        <Link to="/livre-blanc#assemblee" css={button}>
          {page.assemblyButton}
        </Link>
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
