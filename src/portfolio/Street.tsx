import { css } from "@emotion/react";

import { weeksBetween } from "../french/dates";
import { smallText } from "../theme/text";
import { colors, space } from "../theme/tokens";
import type { Building } from "./buildings";
import { dayInDigits } from "./days";

const YEAR = 52;
/** The windows of the first so many weeks as a dashed line on each of four floors. A dash is a window. */
const windows = (weeks: number) =>
  [0, 1, 2, 3]
    .map((floor) => {
      const count = Math.min(weeks - 13 * floor, 13);
      return count > 0 ? `M3 ${17 + 8 * floor}h${4 * count - 2}` : "";
    })
    .join("");

const street = css(smallText, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space(1.5)} ${space(0.5)}`,
  borderBottom: `2px solid ${colors.ink}`,
  li: { flex: `0 0 ${space(7)}`, textAlign: "center" },
  svg: { width: "100%" },
});

/** A house for each contract, with a window a week until its letter, in the order of the table, which says the same in words. */
export const Street = ({ buildings, today }: { buildings: readonly Building[]; today: string }) => (
  <ul aria-hidden="true" css={street}>
    {buildings.map(({ line, dates }) => {
      const weeks = Math.max(dates ? weeksBetween(today, dates.sortDay) : 0, 0);
      return (
        <li key={line}>
          {dates && <p key={dates.sortDay}>{dayInDigits(dates.sortDay).slice(0, 5)}</p>}
          <svg viewBox="0 0 56 46" fill="none">
            <path d="M1 10 6 1h44l5 9zM2 10h52v36H2z" fill={colors.ink} />
            <g strokeWidth="5" strokeDasharray="2 2">
              <path d={windows(YEAR)} stroke={colors.inkSoft} />
              <path d={windows(weeks + 1)} stroke={colors.accent} />
              <path d={windows(weeks)} stroke={colors.brand} />
            </g>
          </svg>
        </li>
      );
    })}
  </ul>
);
