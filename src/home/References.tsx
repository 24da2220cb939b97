import { graphql } from "gatsby";

import { Section } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, fontSizes, space } from "../theme/tokens";
import { SavingFacade } from "./SavingFacade";
import { Tenders, type TendersContent } from "./Tenders";

export type ReferencesContent = Pick<
  HomePage,
  | "referencesHeading"
  | "referencesIntroduction"
  | "referencesNote"
  | "referenceLotsUnit"
  | "referenceSavingLabel"
  | "references"
> &
  TendersContent;

/** Anonymised buildings, one beside the other like a street, and the tenders that run now. */
export const References = ({ page }: { page: ReferencesContent }) => (
  <Section
    id="references"
    heading={page.referencesHeading}
    introduction={page.referencesIntroduction}
    css={{ background: colors.surfaceTint }}
  >
    <ul
      css={{
        display: "grid",
        gap: `${space(6)} ${space(4)}`,
        [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
        [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      {page.references.map(({ name, lots, location, saving, service }) => (
        <li key={name}>
          <div css={{ borderBottom: `2px solid ${colors.ink}` }}>
            <SavingFacade saving={saving} />
          </div>
          <p
            css={{
              marginTop: space(2),
              fontFamily: fonts.display,
              fontSize: fontSizes.title,
              fontWeight: 800,
              lineHeight: 1,
            }}
          >
            {saving}
          </p>
          <p css={{ fontSize: fontSizes.small, color: colors.inkSoft }}>{page.referenceSavingLabel}</p>
          <h3 css={{ marginTop: space(2) }}>{name}</h3>
          <p css={{ marginTop: space(1) }}>
            {lots} {page.referenceLotsUnit}, {location}
          </p>
          <p css={{ color: colors.inkSoft }}>{service}</p>
        </li>
      ))}
    </ul>
    <p css={{ marginTop: space(4), fontSize: fontSizes.small, color: colors.inkSoft }}>
      {page.referencesNote}
    </p>
    <Tenders page={page} />
  </Section>
);

export const fragment = graphql`
  fragment ReferencesContent on HomePage {
    referencesHeading
    referencesIntroduction
    referencesNote
    referenceLotsUnit
    referenceSavingLabel
    references {
      name
      lots
      location
      saving
      service
    }
    ...TendersContent
  }
`;
