import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { House } from "../../components/House";
import { columns, Section, staysInView } from "../../components/Section";
import { Day, typeset } from "../../components/typeset";
import { useToday } from "../../components/use-today";
import type { IsoDay } from "../../french/dates";
import { forcedColors, from, print } from "../../theme/media";
import { figureText, noteText, smallText, softText, strongText, visuallyHidden } from "../../theme/text";
import { colors, fontSizes, radii, space } from "../../theme/tokens";

/** Shared rows keep the houses and the bars of a line aligned. */
const street = css({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${space(16)}, 20%), 1fr))`,
  columnGap: space(2),
  marginTop: space(1),
  "> li": { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid", paddingBottom: space(2.5) },
  h3: { marginBlock: space(0.5) },
  [print]: { breakInside: "avoid" },
});
/** The drawing follows the heading in the document, and stands above it on the screen. */
const drawing = css({
  gridRow: 1,
  alignSelf: "end",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  "> svg:first-of-type": { width: `min(46%, ${space(20)})` },
});
const description = css({ gridRow: 2 });
const tagStyles = css(smallText, strongText, {
  width: "fit-content",
  marginTop: space(1.5),
  padding: `0 ${space(1.5)}`,
  borderRadius: radii.round,
  background: colors.action,
  color: colors.surface,
  [forcedColors]: { border: "1px solid" },
});
const percentage = css(figureText, {
  marginBottom: space(0.5),
  color: colors.accentStrong,
  fontSize: fontSizes.value,
});
const bar = css({ width: "100%", height: space(1.25) });

/** Floors in proportion to the lots: 16 for the largest of the references, and at least 3. */
export const floorsOf = (lots: number, mostLots: number) => Math.max(3, Math.round((16 * lots) / mostLots));

interface PriceBarProps {
  /** A percentage, « 17 % » or « -15,5 % ». */
  saving: string;
}

/** A bar as long as the former price, with the saved part at its end. Decorative, because the percentage is also text. */
export function PriceBar({ saving }: PriceBarProps) {
  const saved = Math.abs(Number.parseFloat(saving.replace(",", "."))) || 0;
  return (
    <svg css={bar} aria-hidden="true">
      <rect width="100%" height="100%" fill={colors.accent} />
      <rect width={`${100 - saved}%`} height="100%" fill={colors.brand} />
    </svg>
  );
}

/** Balanced, so that a year seldom stands alone. A non-breaking space before the year would break the year in a narrow column. */
const serviceStyles = css(softText, { textWrap: "balance" });
const legend = css(noteText, { [print]: { breakAfter: "avoid" } });

/** The filled part of a status icon. Text and shape show the status, never colour alone (WCAG 1.4.1). */
const filledParts: Readonly<Record<string, string>> = {
  Ouvert: "",
  "En cours": "M6 6V0a6 6 0 0 1 0 12z",
  Négociation: "M6 0a6 6 0 0 1 0 12A6 6 0 0 1 6 0z",
} satisfies Record<Queries.ReferencesContent["tenders"][number]["status"], string>;

/** Suppliers no longer answer a tender in negotiation, so its date is the end of the negotiation. */
const dateLabelOf = (status: string) => (status === "Négociation" ? "Fin de la négociation" : "Date limite");

const statusStyles = css(strongText, {
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  padding: `${space(0.5)} ${space(1.5)}`,
  border: `1px solid ${colors.action}`,
  borderRadius: radii.round,
  color: colors.action,
  fontSize: fontSizes.small,
  [from.phone]: { whiteSpace: "nowrap" },
});

const pastStyles = css(strongText, { color: colors.accentStrong });

/** A deadline that passed before the build stays past, whatever the visitor's clock. */
function Past({ deadline, builtOn }: { deadline: string; builtOn: IsoDay }) {
  const today = useToday(builtOn);
  // A preview's placeholder for a missing date starts with "[", which sorts after every date.
  if (deadline >= builtOn && deadline >= today) return null;
  return (
    <span>
      (<span css={pastStyles}>date limite dépassée</span>)
    </span>
  );
}

const tenderStyles = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: `${space(0.5)} ${space(2)}`,
  paddingBlock: space(1.5),
  borderTop: `1px solid ${colors.ink}`,
  "> div": { flex: `1 1 ${space(20)}` },
});
const split = css(columns, { marginTop: space(5) });
const introduction = css(softText, { marginTop: space(1.5) });

interface ReferencesProps {
  page: Queries.ReferencesContent;
  /** The day of the build. */
  builtOn: IsoDay;
}

export function Tenders({ page, builtOn }: ReferencesProps) {
  if (page.tenders.length === 0) return null;
  return (
    <div css={split}>
      <div css={staysInView}>
        <h3>{page.tendersHeading}</h3>
        <p css={introduction}>{typeset(page.tendersIntroduction)}</p>
      </div>
      <ul>
        {page.tenders.map(({ title, deadline, type, status }) => (
          <li key={title} css={tenderStyles}>
            <div>
              <p css={strongText}>{typeset(title)}</p>
              <p css={noteText}>
                {typeset(type)}
                {`. ${dateLabelOf(status)}\u00a0: `}
                <Day value={deadline} /> <Past deadline={deadline} builtOn={builtOn} />
              </p>
            </div>
            <span css={statusStyles}>
              <svg viewBox="-1 -1 14 14" width="12" height="12" aria-hidden="true">
                <circle cx="6" cy="6" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
                <path d={filledParts[status] ?? ""} fill="currentColor" />
              </svg>
              {status}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function References({ page, builtOn }: ReferencesProps) {
  const mostLots = Math.max(...page.references.map(({ lots }) => lots));
  return (
    <Section id="references" heading={page.heading} introduction={page.introduction} tone="tint">
      <p css={legend}>{page.legend}</p>
      <ul css={street}>
        {page.references.map(({ name, tag, lots, location, saving, service, year }) => (
          <li key={name}>
            <div css={description}>
              {tag && <p css={tagStyles}>{tag}</p>}
              <h3>{typeset(name)}</h3>
              <p>{typeset(`${lots}\u00a0lots, ${location}`)}</p>
              <p css={serviceStyles}>{typeset(year ? `${service}, ${year}` : service)}</p>
            </div>
            <div css={drawing}>
              <House floors={floorsOf(lots, mostLots)} />
              <p css={percentage}>
                {saving}
                <span css={visuallyHidden}>{" d’économie"}</span>
              </p>
              <PriceBar saving={saving} />
            </div>
          </li>
        ))}
      </ul>
      <p css={noteText}>{typeset(page.note)}</p>
      <Tenders page={page} builtOn={builtOn} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ReferencesContent on ReferencesSection {
    heading
    introduction
    note
    legend
    references {
      name
      tag
      lots
      location
      saving
      service
      year
    }
    tendersHeading
    tendersIntroduction
    tenders {
      title
      deadline
      type
      status
    }
  }
`;
