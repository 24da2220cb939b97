import { css } from "@emotion/react";

import { forcedColors, from } from "../theme/media";
import { colors, space } from "../theme/tokens";

/** A list whose bullets are lit windows. */
export const pointList = css({
  display: "grid",
  alignContent: "start",
  gap: space(1.5),
  "> li": {
    position: "relative",
    paddingLeft: space(3.5),
    "&::before": {
      content: '""',
      position: "absolute",
      left: 0,
      top: "0.4em",
      width: space(1.25),
      height: space(1.75),
      borderRadius: `${space(0.5)} ${space(0.5)} 0 0`,
      background: colors.brand,
      boxShadow: `0 2px 0 ${colors.action}`,
      printColorAdjust: "exact",
      [forcedColors]: { background: "CanvasText" },
    },
  },
});

/** The number of items in a row, at most `most`, that leaves at most one place empty in the last row. */
export function rowLength(count: number, most: number): number {
  const lengths = Array.from({ length: Math.min(count, most) }, (_, index) => index + 1);
  return lengths.findLast((length) => length < 3 || (count + 1) % length < 2) ?? 1;
}

/** The largest number of items in a row, on a phone and from wider layouts on. */
type MostInRow = { phone: number } & Partial<Record<keyof typeof from, number>>;

/**
 * A list in even rows. The items of the last row share its whole width, so that there is no empty place.
 * @param gap between rows, and between the items of a row.
 */
export function evenRows(
  count: number,
  { phone, ...wider }: MostInRow,
  [rowGap, columnGap]: readonly [string, string],
) {
  const inRows = (most: number) => ({
    "> li": { flex: `1 1 calc(${100 / rowLength(count, most)}% - ${columnGap})`, minWidth: 0 },
  });
  return css(
    { display: "flex", flexWrap: "wrap", gap: `${rowGap} ${columnGap}` },
    inRows(phone),
    ...Object.entries(wider).map(([layout, most]) => ({ [from[layout as keyof typeof from]]: inRows(most) })),
  );
}
