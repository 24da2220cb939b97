import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { TermText } from "../../components/glossary/TermLinks";
import { columns, staysInView } from "../../components/Section";
import { Day, typeset } from "../../components/typeset";
import { useToday } from "../../components/use-today";
import type { IsoDay } from "../../french/dates";
import { from } from "../../theme/media";
import { noteText, softText, strongText } from "../../theme/text";
import { colors, fontSizes, radii, space } from "../../theme/tokens";

/** The filled part of a status icon. Text and shape show the status, never colour alone (WCAG 1.4.1). */
const filledParts: Readonly<Record<string, string>> = {
  Ouvert: "",
  "En cours": "M6 6V0a6 6 0 0 1 0 12z",
  Négociation: "M6 0a6 6 0 0 1 0 12A6 6 0 0 1 6 0z",
} satisfies Record<Queries.TendersContent["tenders"][number]["status"], string>;

/** Suppliers no longer answer a tender in negotiation: its date is the end of that. */
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

/** A deadline that expired before the build stays expired, whatever the visitor's clock. */
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
const split = css(columns(2, 3), { marginTop: space(5) });
const introduction = css(softText, { marginTop: space(1.5) });

/** @param builtOn the day of the build. */
export function Tenders({ page, builtOn }: { page: Queries.TendersContent; builtOn: IsoDay }) {
  if (page.tenders.length === 0) return null;
  return (
    <div css={split}>
      <div css={staysInView}>
        <h3>{page.tendersHeading}</h3>
        <p css={introduction}>
          <TermText>{page.tendersIntroduction}</TermText>
        </p>
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

export const fragment = graphql`
  fragment TendersContent on HomePage {
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
