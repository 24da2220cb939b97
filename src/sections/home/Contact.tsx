import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { TermText } from "../../components/glossary/TermLinks";
import { House } from "../../components/House";
import { ContactDetails } from "../../components/layout/ContactDetails";
import { Band, Column, Heading } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { below, from } from "../../theme/media";
import { colors, gutters, radii, sectionSpaces, shadows, space, targets, weights } from "../../theme/tokens";

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
  "> :last-child": { display: "flex", flexDirection: "column" },
});
const panel = css({
  [from.desktop]: { gridArea: "form" },
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
});
/** Width of a step's window, in steps of 8 px. */
const WINDOW = 4;

/** Each step has a number in a window. A line leads from one to the next. */
const steps = css({
  marginTop: space(2),
  counterReset: "step",
  "> li": {
    position: "relative",
    paddingLeft: space(WINDOW + 2),
    paddingBottom: space(2.5),
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      left: 0,
      width: space(WINDOW),
      borderRadius: `${space(WINDOW / 2)} ${space(WINDOW / 2)} 0 0`,
      background: colors.surface,
      fontWeight: weights.strong,
      lineHeight: space(WINDOW + 0.5),
      textAlign: "center",
    },
    "&:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      left: space(WINDOW / 2),
      top: space(WINDOW + 1),
      bottom: space(0.5),
      borderLeft: "2px solid",
    },
  },
});
const details = css({
  display: "grid",
  gap: space(0.5),
  marginTop: space(4),
  paddingTop: space(3),
  borderTop: `1px solid ${colors.ink}`,
  // A touch target must be at least 24 px high (WCAG 2.5.8).
  a: { display: "inline-block", minHeight: targets.line, color: colors.actionStrong },
});

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
          <div>
            <h3>{page.nextStepsHeading}</h3>
            <ol css={steps}>
              {page.nextSteps.map((step) => (
                <li key={step}>{typeset(step)}</li>
              ))}
            </ol>
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
    nextStepsHeading
    nextSteps
  }
`;
