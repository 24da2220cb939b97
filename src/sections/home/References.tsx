import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { TermText } from "../../components/glossary/TermLinks";
import { House } from "../../components/House";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import type { IsoDay } from "../../french/dates";
import { print } from "../../theme/media";
import { figureText, noteText, softText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";
import { Tenders } from "./Tenders";

/** Shared rows keep the houses and the bars of a line aligned. */
const street = css({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${space(16)}, 20%), 1fr))`,
  columnGap: space(2),
  marginTop: space(1),
  "> li": { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid", paddingBottom: space(2.5) },
  h3: { marginBlock: `${space(1.5)} ${space(0.5)}` },
  [print]: { breakInside: "avoid" },
});
const drawing = css({
  alignSelf: "end",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  "> svg:first-of-type": { width: `min(46%, ${space(20)})` },
});
const percentage = css(figureText, {
  marginBottom: space(0.5),
  color: colors.accentStrong,
  fontSize: fontSizes.value,
});
const bar = css({ width: "100%", height: space(1.25) });

/** In proportion to the lots: 16 floors for the largest building beside it, and at least 3. */
export const floorsOf = (lots: number, most: number) => Math.max(3, Math.round((16 * lots) / most));

/** The former price, with the saved part at its end. Decorative: the percentage is also text. @param saving such as « 17 % ». */
export function PriceBar({ saving }: { saving: string }) {
  const saved = Math.abs(Number.parseFloat(saving.replace(",", "."))) || 0;
  return (
    <svg css={bar} aria-hidden="true">
      <rect width="100%" height="100%" fill={colors.accent} />
      <rect width={`${100 - saved}%`} height="100%" fill={colors.brand} />
    </svg>
  );
}

const legend = css(noteText, { [print]: { breakAfter: "avoid" } });

export const References = ({ page, builtOn }: { page: Queries.ReferencesContent; builtOn: IsoDay }) => {
  const most = Math.max(...page.references.map(({ lots }) => lots));
  return (
    <Section
      id="references"
      heading={page.referencesHeading}
      introduction={page.referencesIntroduction}
      tone="tint"
    >
      <p css={legend}>{page.referencesLegend}</p>
      <ul css={street}>
        {page.references.map(({ name, lots, location, saving, service, year }) => (
          <li key={name}>
            <div css={drawing}>
              <House floors={floorsOf(lots, most)} />
              <p css={percentage}>{saving}</p>
              <PriceBar saving={saving} />
            </div>
            <div>
              <h3>{typeset(name)}</h3>
              <p>{typeset(`${lots}\u00a0lots, ${location}`)}</p>
              <p css={softText}>{typeset(year ? `${service}, ${year}` : service)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p css={noteText}>
        <TermText>{page.referencesNote}</TermText>
      </p>
      <Tenders page={page} builtOn={builtOn} />
    </Section>
  );
};

export const fragment = graphql`
  fragment ReferencesContent on HomePage {
    referencesHeading
    referencesIntroduction
    referencesNote
    referencesLegend
    references {
      name
      lots
      location
      saving
      service
      year
    }
    ...TendersContent
  }
`;
