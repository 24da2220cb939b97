import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { windows } from "../components/house-windows";
import { dayInDigits } from "../contract/read-day";
import { dayInFrench, weeksBetween } from "../french/dates";
import { noteText, smallText, strongText, visuallyHidden } from "../theme/text";
import { colors, space } from "../theme/tokens";
import type { Dated } from "./buildings";

/** One line with a day, or none without it. @param label French words before the day. */
const dayLines = (day: string | null | undefined, label = "") => (day ? [label + dayInDigits(day)] : []);

/** The lines of each cell after the name, by its heading. They are words and days: colours alone say nothing. */
const CELLS: Readonly<Record<string, (building: Dated) => readonly string[]>> = {
  Énergie: ({ energyLabel }) => (energyLabel ? [energyLabel] : []),
  "Fin du contrat": ({ dates }) => dayLines(dates.end),
  "Poster la lettre": ({ dates: { posting, sign }, status }) => [
    ...dayLines(posting?.day),
    ...dayLines(sign?.day, "sans lettre, signer au plus tard le "),
    status,
  ],
  "Assemblée au plus tard": ({ dates }) => dayLines(dates.lastMeeting?.day),
  Convoquer: ({ dates: { latest } }) => [
    ...dayLines(latest?.electronic.day),
    ...dayLines(latest?.letters.day, "par lettre\u00a0: "),
  ],
  "AG prévue": ({ dates: { verdict, meeting, convening, latest } }) => {
    const ownConvening = meeting && convening?.electronic.day;
    // The column before already has it.
    const isLatest = ownConvening === latest?.electronic.day;
    const conveningLines = isLatest ? [] : dayLines(ownConvening, "à convoquer au plus tard le ");
    return [...dayLines(meeting), verdict, ...conveningLines];
  },
  Étude: ({ dates }) => dayLines(dates.study?.day),
  Remarque: ({ assumptions, remarks }) => [...assumptions, ...remarks],
};
const HEADINGS = ["Immeuble", ...Object.keys(CELLS)];

/** A window too narrow for nine columns shows a card for each contract. Paper always has the columns. */
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
    // Only words that are wider than the column break, and dates are not.
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
  /** The assumptions, at the foot of the table. */
  note: string;
  /** Content of the first cell. */
  nameOf?: (building: Dated) => ReactNode;
}

interface Month {
  /** « septembre 2027 » */
  month: string;
  buildings: readonly Dated[];
}

/** « septembre 2027 »: the French day without its first word. */
const monthOf = ({ dates: { sortDay } }: Dated) =>
  sortDay ? dayInFrench(sortDay).replace(/^\S+\s/, "") : "à tout moment";

/** Groups the buildings by month, in their order. */
function monthsOf(buildings: readonly Dated[]): readonly Month[] {
  const months = [...new Set(buildings.map(monthOf))];
  return months.map((month) => ({
    month,
    buildings: buildings.filter((building) => monthOf(building) === month),
  }));
}

const plainName = ({ code, name }: Dated) => (code && code !== name ? `${name} (${code})` : name);

const Headings = () => (
  <tr>
    {HEADINGS.map((heading) => (
      <th key={heading} scope="col">
        {heading}
      </th>
    ))}
  </tr>
);

interface RowProps {
  building: Dated;
  nameOf: (building: Dated) => ReactNode;
}

const Row = ({ building, nameOf }: RowProps) => (
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
);

const Foot = ({ note }: { note: string }) => (
  <tfoot>
    <tr>
      <td colSpan={HEADINGS.length}>{note}</td>
    </tr>
  </tfoot>
);

/** The dates of all contracts, in the order of what to do first: a table, or in a narrow window a card for each contract. */
export function PortfolioTable(props: TableProps & { isByMonth: boolean }) {
  const { buildings, note, isByMonth, nameOf = plainName } = props;
  const allInOne: Month = { month: "", buildings };
  const groups = isByMonth ? monthsOf(buildings) : [allInOne];
  return (
    <table css={styles}>
      <caption css={visuallyHidden}>
        {isByMonth
          ? "Dates de chaque contrat, par mois\u00a0: une ligne de titre pour chaque mois, puis ses contrats"
          : "Dates de chaque contrat, par jour d’envoi de la lettre"}
      </caption>
      <thead>
        <Headings />
      </thead>
      {groups.map(({ month, buildings: ofMonth }) => (
        <tbody key={month}>
          {month && (
            <tr data-month="">
              <th scope="rowgroup" colSpan={HEADINGS.length}>
                {month}
              </th>
            </tr>
          )}
          {ofMonth.map((building) => (
            <Row key={building.id} building={building} nameOf={nameOf} />
          ))}
        </tbody>
      ))}
      <Foot note={note} />
    </table>
  );
}

/** Fixed widths align the columns of all months. */
const monthTable = css(styles, { tableLayout: "fixed" });

/** A table for each month. On paper its head is printed again on its next page. */
export const MonthTables = ({ buildings, note, nameOf = plainName }: TableProps) => (
  <>
    {monthsOf(buildings).map(({ month, buildings: ofMonth }) => (
      <table key={month} css={monthTable}>
        <thead>
          <tr data-month="">
            <th colSpan={HEADINGS.length}>{month}</th>
          </tr>
          <Headings />
        </thead>
        <tbody>
          {ofMonth.map((building) => (
            <Row key={building.id} building={building} nameOf={nameOf} />
          ))}
        </tbody>
      </table>
    ))}
    <p css={noteText}>{note}</p>
  </>
);

const street = css(smallText, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space(1.5)} ${space(0.5)}`,
  borderBottom: `2px solid ${colors.ink}`,
  li: { flex: `0 0 ${space(7)}`, textAlign: "center" },
});

/** A house for each contract, with a window for each week until its letter. It is hidden from assistive technology, because the table has the same in words. */
export const Street = ({ buildings, today }: { buildings: readonly Dated[]; today: string }) => (
  <ul aria-hidden="true" css={street}>
    {buildings.map(({ id, dates: { sortDay } }) => {
      if (!sortDay) return null;
      const weeks = Math.max(weeksBetween(today, sortDay), 0);
      return (
        <li key={id}>
          <p key={sortDay}>{dayInDigits(sortDay).slice(0, 5)}</p>
          <p key={sortDay.slice(0, 4)} css={noteText}>
            {sortDay.slice(0, 4)}
          </p>
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
