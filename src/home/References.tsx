import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { evenRows } from "../components/even-rows";
import { Section } from "../components/Section";
import type { HomePage } from "../content-model/types/homePage";
import { from } from "../theme/media";
import { figureText, noteText, softText } from "../theme/text";
import { colors, fontSizes, space } from "../theme/tokens";
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

const street = { marginBottom: space(2), borderBottom: `2px solid ${colors.ink}` };

/** A single building is drawn larger, with its texts beside it and a street that spans the page. */
const alone = {
  [from.tablet]: {
    display: "flex",
    alignItems: "end",
    gap: space(5),
    borderBottom: street.borderBottom,
    "> :first-of-type": { width: space(40), margin: 0, border: 0, "> svg": { width: "100%" } },
    "> :last-of-type": { flex: 1, paddingBottom: space(3) },
  },
};

const savingStyles = css(figureText, { fontSize: fontSizes.title });
const nameStyles = css({ marginTop: space(2) });
const placeStyles = css({ marginTop: space(1) });
const foot = css({ display: "flex", flexWrap: "wrap", gap: `${space(1)} ${space(5)}`, marginTop: space(4) });

/** Anonymised buildings of clients, drawn side by side along a street, and the current tenders. */
export const References = ({ page }: { page: ReferencesContent }) => {
  const rows = evenRows({
    count: page.references.length,
    most: { phone: 1, tablet: 3, desktop: 4 },
    gap: { row: space(4), column: space(4) },
  });
  return (
    <Section
      id="references"
      heading={page.referencesHeading}
      introduction={page.referencesIntroduction}
      tone="tint"
    >
      <ul css={rows.list}>
        {page.references.map(({ name, lots, location, saving, service }, index) => (
          <li key={name} css={[rows.item(index), page.references.length === 1 && alone]}>
            <div css={street}>
              <SavingFacade saving={saving} />
            </div>
            <div>
              <p css={savingStyles}>{saving}</p>
              <p css={noteText}>{page.referenceSavingLabel}</p>
              <h3 css={nameStyles}>{name}</h3>
              <p css={placeStyles}>
                {lots} {page.referenceLotsUnit}, {location}
              </p>
              <p css={softText}>{service}</p>
            </div>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <Legend window="dark">{page.referencesLegend}</Legend>
        <p css={noteText}>{page.referencesNote}</p>
      </div>
      <Tenders page={page} />
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
