import { css } from "@emotion/react";

import { forcedColors } from "../theme/media";
import { colors, space } from "../theme/tokens";

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

/** The items of the last row share its whole width. @param width the minimum of an item; a longer word widens its item. */
export const inRows = (width: string, gap: string) =>
  css({ display: "flex", flexWrap: "wrap", gap, "> li": { flex: `1 1 ${width}`, maxWidth: "100%" } });
