import { graphql, Link } from "gatsby";

import { secondaryButton } from "../../components/Button";
import { Section } from "../../components/Section";
import type { HomePage } from "../../content/types/homePage";

/** When to end the current contract: the way to the assembly's file on /livre-blanc. */
export const AssemblyLink = ({ page }: { page: HomePage }) => (
  <Section id="dossier" heading={page.assemblyHeading} introduction={page.assemblyText} tone="turquoise">
    <Link to="/livre-blanc#assemblee" css={secondaryButton}>
      {page.assemblyButton}
    </Link>
  </Section>
);

export const fragment = graphql`
  fragment AssemblyLinkContent on HomePage {
    assemblyHeading
    assemblyText
    assemblyButton
  }
`;
