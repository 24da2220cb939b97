import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { evenRows } from "../../components/even-rows";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import type { HomePage } from "../../content/types/homePage";
import { from } from "../../theme/media";
import { figureText, noteText, softText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";
import { Legend } from "./Legend";
import { SavingFacade } from "./SavingFacade";
import { Tenders, type TendersContent } from "./Tenders";

export type ReferencesContent = Pick<
  HomePage,
  | "referencesHeading"
  | "referencesIntroduction"
  | "referencesNote"
  | "referencesLegend"
  | "referenceLotsUnit"
  | "referenceSavingLabel"
  | "references"
> &
  TendersContent;

/** The saving stands on the street too, beside its façade, or above it where it is too long. */
const street = css({
  display: "flex",
  flexWrap: "wrap-reverse",
  alignItems: "end",
  gap: `${space(1)} ${space(2)}`,
  borderBottom: `2px solid ${colors.ink}`,
});

/** A single building is drawn larger, with its texts beside it and a street that spans the page. */
const alone = css({
  [from.tablet]: {
    display: "flex",
    alignItems: "end",
    gap: space(5),
    borderBottom: `2px solid ${colors.ink}`,
    "> :first-of-type": { border: 0, "> svg": { width: space(40) } },
    "> :last-of-type": { flex: 1, paddingBottom: space(3) },
  },
});

const savingStyles = css({ flex: "1 0 min-content", maxWidth: "100%", paddingBottom: space(1) });
const percentageStyles = css(figureText, { fontSize: fontSizes.value, whiteSpace: "nowrap" });
const nameStyles = css({ marginTop: space(2) });
const placeStyles = css({ marginTop: space(0.5) });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(4),
});

interface ReferencesProps {
  page: ReferencesContent;
  /** The deadlines of tenders that had passed when the site was built. */
  pastDeadlines?: readonly string[] | undefined;
}

/** Anonymised buildings of clients, drawn side by side along a street, and the current tenders. */
export const References = ({ page, pastDeadlines }: ReferencesProps) => {
  const withTerms = useTermLinks();
  const rows = evenRows({
    count: page.references.length,
    most: { phone: 1, tablet: 3, desktop: 4 },
    gap: { row: space(4), column: space(4) },
  });
  return (
    <Section
      id="references"
      heading={page.referencesHeading}
      introduction={withTerms(page.referencesIntroduction)}
      tone="tint"
    >
      <ul css={rows.list}>
        {page.references.map(({ name, lots, location, saving, service }, index) => (
          <li key={name} css={[rows.item(index), page.references.length === 1 && alone]}>
            <div css={street}>
              <SavingFacade saving={saving} />
              <div css={savingStyles}>
                <p css={percentageStyles}>{saving}</p>
                <p css={noteText}>{typeset(page.referenceSavingLabel)}</p>
              </div>
            </div>
            <div>
              <h3 css={nameStyles}>{typeset(name)}</h3>
              <p css={placeStyles}>{typeset(`${lots}\u00a0${page.referenceLotsUnit}, ${location}`)}</p>
              <p css={softText}>{withTerms(service)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <Legend window="dark">{page.referencesLegend}</Legend>
        <p css={noteText}>{withTerms(page.referencesNote)}</p>
      </div>
      <Tenders page={page} pastDeadlines={pastDeadlines} withTerms={withTerms} />
    </Section>
  );
};

export const fragment = graphql`
  fragment ReferencesContent on HomePage {
    referencesHeading
    referencesIntroduction
    referencesNote
    referencesLegend
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
