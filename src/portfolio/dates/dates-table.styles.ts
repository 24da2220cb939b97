import { css } from "@emotion/react";

import { noteText, strongText, visuallyHidden } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

/** Too narrow for seven columns: a card for each contract, with its other days on request. */
export const cards = "@media screen and (max-width: 63.99em)";

export const table = css(noteText, {
  width: "100%",
  borderCollapse: "collapse",
  color: colors.ink,
  fontVariantNumeric: "tabular-nums",
  "th, td": {
    padding: space(1),
    borderBottom: `1px solid ${colors.line}`,
    textAlign: "left",
    verticalAlign: "top",
    // Breaks only a word that is wider than its column, and so no date.
    overflowWrap: "break-word",
  },
  "tbody tr": { breakInside: "avoid" },
  [cards]: {
    "&, tbody, tfoot, tr, th, td": { display: "block" },
    thead: visuallyHidden,
    "tbody tr": {
      position: "relative",
      marginBottom: space(2),
      borderTop: `4px solid ${colors.brand}`,
      background: colors.surface,
    },
    "th, td": { borderBottom: 0, paddingBlock: space(0.5) },
    "tr:not([data-open]) [data-label]": { display: "none" },
    "[data-label]": {
      display: "grid",
      gridTemplateColumns: "2fr 3fr",
      columnGap: space(1),
      // The heading is read once, and not again before each cell.
      "&::before": [strongText, { content: 'attr(data-label) / ""' }],
      "p + p": { gridColumn: 2 },
      // An empty cell stays, so that each cell after it has the heading of its own column (RGAA 5.7).
      "&:empty": visuallyHidden,
    },
  },
});
