import { css } from "@emotion/react";
import { Fragment } from "react";

import { textButton } from "../components/Button";
import { MONTHS } from "../french/dates";
import { noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, space } from "../theme/tokens";
import { type Building, NO_MEETING } from "./buildings";
import { dayInDigits } from "./days";

const COLUMNS = [
  "Immeuble",
  "Énergie",
  "Fin du contrat",
  "Poster la lettre",
  "Assemblée au plus tard",
  "Convoquer",
  "AG prévue",
  "Étude",
  "Remarque",
] as const;

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
      gap: space(1),
      paddingBlock: space(0.5),
      borderBottom: 0,
    },
    "[data-label]::before": [strongText, { content: "attr(data-label)" }],
  },
});

interface TableProps {
  buildings: readonly Building[];
  /** The hypotheses, at the foot. */
  note: string;
  isByMonth: boolean;
  /** The lines that are checked. Without the next three, the table is printed. */
  checked?: ReadonlySet<number>;
  setChecked?: (checked: ReadonlySet<number>) => void;
  open?: (building: Building) => void;
}

/** The cells after the name, as lines of text: words and days, no colour alone. */
function cellsOf({ energyLabel, status, dates, meeting, remarks }: Building): readonly (readonly string[])[] {
  const day = (value: string | null | undefined, before = "") =>
    value ? [`${before}${dayInDigits(value)}`] : [];
  const sign = dates?.sign ? [`sans lettre, signer avant le ${dayInDigits(dates.sign)}`] : [];
  const isInTime = dates?.convening !== dates?.convene;
  return [
    energyLabel ? [energyLabel] : [],
    day(dates?.end),
    [...day(dates?.post), ...sign, status],
    day(dates?.lastMeeting),
    [...day(dates?.convene), ...day(dates?.conveneByPost, "par lettre\u00a0: ")],
    dates?.fit === NO_MEETING
      ? [NO_MEETING]
      : [
          ...day(meeting),
          dates?.fit ?? "",
          ...(isInTime ? day(dates?.convening, "à convoquer avant le ") : []),
        ],
    day(dates?.study),
    remarks,
  ];
}

/** « septembre 2027 » */
const monthOf = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}\u00a0${day.slice(0, 4)}`;

/** The dates of all contracts in the order of their posting days: a table, or in a narrow window a card a line. */
export function PortfolioTable({ buildings, note, isByMonth, checked, setChecked, open }: TableProps) {
  const toggle = (line: number) => {
    const next = new Set(checked);
    if (!next.delete(line)) next.add(line);
    setChecked?.(next);
  };
  return (
    <table css={styles}>
      <caption css={visuallyHidden}>Dates de chaque contrat, par jour d’envoi de la lettre</caption>
      <thead>
        <tr>
          {COLUMNS.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {buildings.map((building, index) => {
          const { line, name, dates } = building;
          const month = monthOf(dates?.sortDay ?? "");
          return (
            <Fragment key={line}>
              {isByMonth && month !== monthOf(buildings[index - 1]?.dates?.sortDay ?? "") && (
                <tr data-month="">
                  <th colSpan={COLUMNS.length}>{month}</th>
                </tr>
              )}
              <tr>
                <th scope="row">
                  {checked ? (
                    <>
                      <label>
                        <input type="checkbox" checked={checked.has(line)} onChange={() => toggle(line)} />
                        <span>{name}</span>
                      </label>
                      <button type="button" css={textButton} onClick={() => open?.(building)}>
                        Ouvrir le dossier<span css={visuallyHidden}> de {name}</span>
                      </button>
                    </>
                  ) : (
                    name
                  )}
                </th>
                {cellsOf(building).map((texts, column) => (
                  <td key={COLUMNS[column + 1]} data-label={COLUMNS[column + 1]}>
                    <div>
                      {texts.map((text) => (
                        <p key={text}>{text}</p>
                      ))}
                    </div>
                  </td>
                ))}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={COLUMNS.length}>{note}</td>
        </tr>
      </tfoot>
    </table>
  );
}
