import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { useTermLinks } from "../../components/glossary/TermLinks";
import { ContactDetails, type ContactDetailsSettings } from "../../components/layout/ContactDetails";
import { Band, Column, Heading } from "../../components/Section";
import { Split, staysInView } from "../../components/Split";
import type { HomePage } from "../../content/types/homePage";
import { NextSteps, type NextStepsContent } from "../../study-request/NextSteps";
import { colors, gutters, radii, shadows, space } from "../../theme/tokens";

export type ContactContent = Pick<HomePage, "contactHeading" | "contactIntroduction"> & NextStepsContent;

interface ContactProps {
  page: ContactContent;
  settings: ContactDetailsSettings;
  /** The study-request form. */
  children: ReactNode;
}

const next = css({ marginTop: space(5) });
const details = css({
  display: "grid",
  gap: space(0.5),
  marginTop: space(4),
  paddingTop: space(3),
  borderTop: `1px solid ${colors.ink}`,
  a: { color: colors.actionStrong },
});
const panel = css({
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
});

/** What happens after a request, how else to reach us, and the form. */
export function Contact({ page, settings, children }: ContactProps) {
  const withTerms = useTermLinks();
  return (
    <Band id="contact" tone="turquoise">
      <Column>
        <Split ratio={[2, 3]}>
          <div css={staysInView}>
            <Heading of="contact" introduction={withTerms(page.contactIntroduction)}>
              {page.contactHeading}
            </Heading>
            <NextSteps page={page} withTerms={withTerms} css={next} />
            <ContactDetails settings={settings} css={details} />
          </div>
          <div css={panel}>{children}</div>
        </Split>
      </Column>
    </Band>
  );
}

export const fragment = graphql`
  fragment ContactContent on HomePage {
    contactHeading
    contactIntroduction
    ...NextStepsContent
  }
`;
