import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";

import { windows } from "../components/house-windows";
import { dayInDigits } from "../contract/read-day";
import { dayInFrench, weeksBetween } from "../french/dates";
import { noteText, smallText, strongText, visuallyHidden } from "../theme/text";
import { colors, space } from "../theme/tokens";
import type { Dated } from "./buildings";

const dayLines = (day: string | null | undefined, before = "") => (day ? [before + dayInDigits(day)] : []);

/** The lines of each cell after the name, by its heading: words and days, no colour alone. */
const CELLS: Readonly<Record<string, (building: Dated) => readonly string[]>> = {
  Énergie: ({ energyLabel }) => (energyLabel ? [energyLabel] : []),
  "Fin du contrat": ({ dates }) => dayLines(dates.end),
  "Poster la lettre": ({ dates: { posting, sign }, status }) => [
    ...dayLines(posting?.day),
    ...dayLines(sign?.day, "sans lettre, signer avant le "),
    status,
  ],
  "Assemblée au plus tard": ({ dates }) => dayLines(dates.lastMeeting?.day),
  Convoquer: ({ dates: { latest } }) => [
    ...dayLines(latest?.electronic.day),
    ...dayLines(latest?.letters.day, "par lettre\u00a0: "),
  ],
  "AG prévue": ({ dates: { fit, meeting, convening, latest } }) => {
    const own = meeting && convening?.electronic.day;
    const isSame = own === latest?.electronic.day;
    return [...dayLines(meeting), fit, ...dayLines(isSame ? null : own, "à convoquer avant le ")];
  },
  Étude: ({ dates }) => dayLines(dates.study?.day),
  Remarque: ({ remarks }) => remarks,
};
const HEADINGS = ["Immeuble", ...Object.keys(CELLS)];

/** Narrower than nine columns. Paper has them all. */
const cards = "@media screen and (max-width: 71.99em)";
const styles = css(noteText, {
  width: "100%",
  borderCollapse: "collapse",
  color: colors.ink,
  fontVariantNumeric: "tabular-nums",
  "th, td": {
    padding: space(1),
    borderBottom: `1px solid ${colors.line}`,
    textAlign: "left",
    verticalAlign: "top",
    // No date breaks.
    overflowWrap: "break-word",
  },
  "td:last-child p + p": { marginTop: space(0.5) },
  "[data-month]": [strongText, { breakAfter: "avoid", th: { paddingTop: space(3) } }],
  label: { display: "flex", gap: space(1) },
  "[type=checkbox]": { flex: "none", width: space(3), height: space(3), margin: 0 },
  "tbody tr": { breakInside: "avoid" },
  [cards]: {
    "&, tbody, tfoot, tr, th, td": { display: "block" },
    thead: visuallyHidden,
    "tbody tr:not([data-month])": {
      marginBottom: space(2),
      borderTop: `4px solid ${colors.brand}`,
      background: colors.surface,
    },
    "[data-label]": {
      display: "grid",
      gridTemplateColumns: "2fr 3fr",
      columnGap: space(1),
      paddingBlock: space(0.5),
      borderBottom: 0,
      "&::before": [strongText, { content: "attr(data-label)" }],
      "p + p": { gridColumn: 2 },
      "&:empty": { display: "none" },
    },
  },
});

interface TableProps {
  buildings: readonly Dated[];
  /** The hypotheses, at the foot. */
  note: string;
  isByMonth: boolean;
  nameOf?: (building: Dated) => ReactNode;
}

/** « septembre 2027 » */
const monthOf = (building?: Dated) => building && dayInFrench(building.dates.sortDay).replace(/^\S+\s/, "");

/** The dates of all contracts in the order of their posting days: a table, or in a narrow window a card a line. */
export const PortfolioTable = ({ buildings, note, isByMonth, nameOf = ({ name }) => name }: TableProps) => (
  <table css={styles}>
    <caption css={visuallyHidden}>Dates de chaque contrat, par jour d’envoi de la lettre</caption>
    <thead>
      <tr>
        {HEADINGS.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {buildings.map((building, index) => (
        <Fragment key={building.line}>
          {isByMonth && monthOf(building) !== monthOf(buildings[index - 1]) && (
            <tr data-month="">
              <th colSpan={HEADINGS.length}>{monthOf(building)}</th>
            </tr>
          )}
          <tr>
            <th scope="row">{nameOf(building)}</th>
            {Object.entries(CELLS).map(([heading, linesOf]) => (
              <td key={heading} data-label={heading}>
                {linesOf(building).map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={HEADINGS.length}>{note}</td>
      </tr>
    </tfoot>
  </table>
);

const street = css(smallText, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space(1.5)} ${space(0.5)}`,
  borderBottom: `2px solid ${colors.ink}`,
  li: { flex: `0 0 ${space(7)}`, textAlign: "center" },
});

/** A house for each contract, with a window a week until its letter, in the order of the table, which says the same in words. */
export const Street = ({ buildings, today }: { buildings: readonly Dated[]; today: string }) => (
  <ul aria-hidden="true" css={street}>
    {buildings.map(({ line, dates: { sortDay } }) => {
      const weeks = Math.max(weeksBetween(today, sortDay), 0);
      return (
        <li key={line}>
          <p key={sortDay}>{dayInDigits(sortDay).slice(0, 5)}</p>
          <svg viewBox="0 0 56 46" fill="none">
            <path d="M1 10 6 1h44l5 9zM2 10h52v36H2z" fill={colors.ink} />
            <g transform="translate(2 13) scale(.22 .32)" strokeWidth="16" strokeDasharray="9 9">
              <path d={windows(0, 52)} stroke={colors.inkSoft} />
              <path d={windows(0, weeks + 1)} stroke={colors.accent} />
              <path d={windows(0, weeks)} stroke={colors.brand} />
            </g>
          </svg>
        </li>
      );
    })}
  </ul>
);
