import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { TermText } from "../../components/glossary/TermLinks";
import { House } from "../../components/House";
import { ContactDetails } from "../../components/layout/ContactDetails";
import { Band, Column, Heading } from "../../components/Section";
import { below, from } from "../../theme/media";
import { colors, gutters, radii, sectionSpaces, shadows, space } from "../../theme/tokens";
import { NextSteps } from "./NextSteps";

interface ContactProps {
  page: Queries.ContactContent;
  settings: Queries.ContactDetailsSettings;
  /** The study-request form. */
  children: ReactNode;
}

/** On a phone the form comes right below the introduction, in wider windows beside it and what follows. */
const parts = css({
  display: "grid",
  gap: space(4),
  [from.desktop]: {
    gridTemplate: '"introduction form" "next form" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space(8),
  },
});
const panel = css({
  [from.desktop]: { gridArea: "form" },
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
});
const details = css({
  display: "grid",
  gap: space(0.5),
  marginTop: space(4),
  paddingTop: space(3),
  borderTop: `1px solid ${colors.ink}`,
  a: { color: colors.actionStrong },
});

const beside = css({ display: "flex", flexDirection: "column" });
/** As large as the form leaves room for. It stands on the footer. */
const house = css({
  flex: "1 1 0",
  display: "flex",
  alignItems: "end",
  minHeight: 0,
  margin: `${space(8)} 0 -${sectionSpaces.edge.desktop}`,
  "> svg": { width: "100%", maxHeight: "100%" },
  [below.desktop]: { display: "none" },
});

/** The form, what happens after a request, and how else to reach us. */
export function Contact({ page, settings, children }: ContactProps) {
  return (
    <Band id="contact" tone="brand">
      <Column>
        <div css={parts}>
          <div>
            <Heading of="contact" introduction={<TermText>{page.introduction}</TermText>}>
              {page.heading}
            </Heading>
          </div>
          <div css={panel}>{children}</div>
          <div css={beside}>
            <NextSteps page={page} />
            <ContactDetails settings={settings} css={details} />
            <div css={house}>
              <House floors={9} />
            </div>
          </div>
        </div>
      </Column>
    </Band>
  );
}

export const fragment = graphql`
  fragment ContactContent on ContactSection {
    heading
    introduction
    ...NextStepsContent
  }
`;
