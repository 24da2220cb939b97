import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { column } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { from } from "../../theme/media";
import { figureText, noteText, strongText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";

/** The first figures are large. The others follow on one line. */
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
});
const others = css(column, noteText, {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.5)} ${space(4)}`,
  paddingTop: space(2),
  strong: [strongText, { color: colors.ink }],
});
const methods = css(column, noteText, {
  paddingBlock: `${space(0.5)} ${space(1)}`,
  summary: { width: "max-content", maxWidth: "100%", cursor: "pointer", paddingBlock: space(1) },
});

export const Stats = ({ page: { stats, statMethodLabel } }: { page: Queries.StatsContent }) => (
  <div css={strip}>
    <ul css={large}>
      {stats.slice(0, LARGE).map(({ value, label }) => (
        <li key={label}>
          <p>
            <strong>{value}</strong> <span css={noteText}>{typeset(label)}</span>
          </p>
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
    <details css={methods}>
      <summary>{statMethodLabel}</summary>
      {stats.map(({ value, method }) => method && <p key={value}>{typeset(`${value}\u00a0: ${method}`)}</p>)}
    </details>
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
