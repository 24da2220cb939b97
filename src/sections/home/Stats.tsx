import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { inRows } from "../../components/lists";
import { column } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { from } from "../../theme/media";
import { figureText, noteText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";

/** The bar at the left is as high as the row, so that all bars of a row are alike. */
const item = css({
  paddingLeft: space(1.5),
  borderLeft: `3px solid ${colors.brand}`,
  // A figure above its label, so that those of a row stand on one line.
  "> p": { display: "flex", flexDirection: "column", gap: space(0.5) },
  strong: [
    figureText,
    {
      fontSize: fontSizes.value,
      // Unlike the inherited `anywhere`, this never breaks a long value between two digits.
      overflowWrap: "break-word",
    },
  ],
  details: [noteText, { marginTop: space(0.5) }],
  summary: { cursor: "pointer", paddingBlock: space(0.5) },
});
/** In the desktop layout, starts behind the lower part of the negotiations panel. */
const strip = css({
  [from.desktop]: { marginTop: `-${space(6)}`, paddingTop: space(6) },
  background: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
  "> ul": [
    column,
    inRows(`max(${space(16)}, 30%)`, `${space(3)} ${space(2)}`),
    { paddingBlock: space(4), li: item },
  ],
});

/** The key figures, in full rows across the page. */
export const Stats = ({ page: { stats, statMethodLabel } }: { page: Queries.StatsContent }) => (
  <div css={strip}>
    <ul>
      {stats.map(({ value, label, method }) => (
        <li key={label}>
          <p>
            <strong>{value}</strong> <span css={noteText}>{typeset(label)}</span>
          </p>
          {method && (
            <details>
              <summary>{statMethodLabel}</summary>
              <p>{typeset(method)}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  </div>
);

export const fragment = graphql`
  fragment StatsContent on HomePage {
    statMethodLabel
    stats {
      value
      label
      method
    }
  }
`;
