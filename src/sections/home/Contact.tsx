import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Fold } from "../../components/Fold";
import { ContactDetails } from "../../components/layout/ContactDetails";
import { Band, Heading, pointList } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { slugOf } from "../../french/plain-letters";
import { from, print } from "../../theme/media";
import {
  colors,
  fontSizes,
  gutters,
  headerHeight,
  radii,
  shadows,
  space,
  targets,
  weights,
} from "../../theme/tokens";

interface ContactProps {
  page: Queries.ContactContent;
  settings: Queries.ContactDetailsSettings;
  /** The study-request form. */
  children: ReactNode;
}

const parts = css({
  display: "grid",
  gap: space(4),
  "summary h3": { fontSize: fontSizes.lead },
  [from.desktop]: {
    gridTemplate: '"introduction form" "next form" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space(8),
    // The next steps stay in view beside the form, which is higher.
    "> :last-child": { alignSelf: "start", position: "sticky", top: `calc(${headerHeight} + ${space(3)})` },
  },
});
const panel = css({
  [from.desktop]: { gridArea: "form" },
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
  [print]: { display: "none" },
});
/** Width of a step's number, which stands in a window. Unit: steps of 8 px. */
const WINDOW = 4;

const steps = css({
  marginTop: space(2),
  counterReset: "step",
  "> li": {
    position: "relative",
    paddingLeft: space(WINDOW + 2),
    // Room for the line below the number.
    minHeight: space(8),
    paddingBottom: space(2),
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
      top: space(WINDOW + 0.5),
      bottom: 0,
      borderLeft: "2px solid",
    },
  },
});
const details = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.5)} ${space(3)}`,
  marginTop: space(3),
  // A touch target of 24 px (WCAG 2.5.8).
  a: { display: "inline-block", minHeight: targets.line, color: colors.actionStrong },
});

/** « Ce que vous payez : un pourcentage… »: a name with its colon, and a text. */
const NAMED_POINT = /^(?<name>[^:]+?\s:)(?<text>.+)$/s;

function Point({ point }: { point: string }) {
  const { name, text = point } = NAMED_POINT.exec(point)?.groups ?? {};
  return (
    <li>
      {name && <strong>{typeset(name)}</strong>}
      {typeset(text)}
    </li>
  );
}

/** Commitments that all firms could make, then the particulars of this firm that are filled in. */
export function Commitments({ terms }: { terms: Queries.ContactContent }) {
  const { commitments, feeRate, payment, mandate, insurance, registration, advisors } = terms;
  const particulars = [feeRate, payment, mandate, insurance, registration, advisors];
  const points = [...commitments, ...particulars.filter((point) => point !== null)];
  return (
    <ul css={pointList}>
      {points.map((point) => (
        <Point key={point} point={point} />
      ))}
    </ul>
  );
}

export function Contact({ page, settings, children }: ContactProps) {
  return (
    <Band id="contact" tone="brand" css={parts}>
      <div>
        <Heading sectionId="contact" introduction={page.introduction}>
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
        <Fold id={slugOf(page.commitmentsHeading)} label={<h3>{typeset(page.commitmentsHeading)}</h3>}>
          <Commitments terms={page} />
        </Fold>
        <ContactDetails settings={settings} css={details} />
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment ContactContent on ContactSection {
    heading
    introduction
    nextStepsHeading
    nextSteps
    commitmentsHeading
    commitments
    feeRate
    payment
    mandate
    insurance
    registration
    advisors
  }
`;
