import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { TermText } from "../../components/glossary/TermLinks";
import { evenRows } from "../../components/lists";
import { SavingFacade } from "../../components/SavingFacade";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { figureText, noteText, smallText, softText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";
import { Tenders } from "./Tenders";

const building = css({
  // The street. The saving stands on it too, beside its façade, or above it where it is too long.
  "> div": {
    display: "flex",
    flexWrap: "wrap-reverse",
    alignItems: "end",
    gap: `${space(1)} ${space(2)}`,
    borderBottom: `2px solid ${colors.ink}`,
    "> div": { flex: "1 0 min-content", maxWidth: "100%", paddingBottom: space(1) },
    "p:first-child": [figureText, { fontSize: fontSizes.value, whiteSpace: "nowrap" }],
  },
  h3: { marginTop: space(2) },
  "h3 + p": { marginTop: space(0.5) },
  "> :last-child": softText,
});
const foot = css(smallText, {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(4),
  "> :last-child": softText,
});

interface ReferencesProps {
  page: Queries.ReferencesContent;
  /** When the site was built, as an ISO date. */
  buildTime: string;
}

/** Anonymised buildings of clients, drawn side by side along a street, and the current tenders. */
export const References = ({ page, buildTime }: ReferencesProps) => {
  const rows = evenRows(page.references.length, { phone: 2, tablet: 3, desktop: 4 }, [space(4), space(4)]);
  return (
    <Section
      id="references"
      heading={page.referencesHeading}
      introduction={page.referencesIntroduction}
      tone="tint"
    >
      <ul css={rows}>
        {page.references.map(({ name, lots, location, saving, service }) => (
          <li key={name} css={building}>
            <div>
              <SavingFacade saving={saving} />
              <div>
                <p>{saving}</p>
                <p css={noteText}>{typeset(page.referenceSavingLabel)}</p>
              </div>
            </div>
            <h3>{typeset(name)}</h3>
            <p>{typeset(`${lots}\u00a0lots, ${location}`)}</p>
            <p>{typeset(service)}</p>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <p>{page.referencesLegend}</p>
        <p>
          <TermText>{page.referencesNote}</TermText>
        </p>
      </div>
      <Tenders page={page} buildTime={buildTime} />
    </Section>
  );
};

export const fragment = graphql`
  fragment ReferencesContent on HomePage {
    referencesHeading
    referencesIntroduction
    referencesNote
    referencesLegend
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
