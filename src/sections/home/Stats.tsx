import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { column } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { from } from "../../theme/media";
import { figureText, noteText, strongText, visuallyHidden } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";

/** The first figures are large, and have a method. The others follow on one line. */
const LARGE = 3;

const strip = css({ borderBottom: `1px solid ${colors.line}` });
const large = css(column, {
  display: "grid",
  gap: `${space(2)} ${space(3)}`,
  paddingTop: space(4),
  [from.tablet]: { gridTemplateColumns: `repeat(${LARGE}, minmax(0, 1fr))` },
  li: { paddingLeft: space(1.5), borderLeft: `3px solid ${colors.brand}` },
  "li > p": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space(1),
    [from.tablet]: { display: "grid", gap: space(1) },
    "> strong": { flex: `0 1 ${space(18)}` },
    "> span": { flex: `1 1 ${space(12)}` },
  },
  strong: [
    figureText,
    {
      fontSize: fontSizes.chapter,
      [from.desktop]: { fontSize: fontSizes.title },
      // Unlike the inherited `anywhere`, this breaks no value between two digits.
      overflowWrap: "break-word",
    },
  ],
  details: noteText,
  summary: { cursor: "pointer", paddingBlock: space(0.5) },
});
const others = css(column, noteText, {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.5)} ${space(4)}`,
  paddingBlock: `${space(2)} ${space(3)}`,
  strong: [strongText, { color: colors.ink }],
});

export const Stats = ({ page: { stats, statMethodLabel } }: { page: Queries.StatsContent }) => (
  <div css={strip}>
    <ul css={large}>
      {stats.slice(0, LARGE).map(({ value, label, method }) => (
        <li key={label}>
          <p>
            <strong>{value}</strong> <span css={noteText}>{typeset(label)}</span>
          </p>
          {method && (
            <details>
              <summary>
                {statMethodLabel}
                <span css={visuallyHidden}>{`\u00a0: ${value}`}</span>
              </summary>
              <p>{typeset(method)}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
    <ul css={others}>
      {stats.slice(LARGE).map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {typeset(label)}
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
