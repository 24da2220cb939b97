import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { column } from "../../components/Column";
import { evenRows } from "../../components/even-rows";
import { typeset } from "../../components/typeset";
import type { HomePage } from "../../content/types/homePage";
import { below, between, from } from "../../theme/media";
import { figureText, noteText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";

export type StatsContent = Pick<HomePage, "stats" | "statMethodLabel">;

const gap = { row: space(3), column: space(2) };

/** The length of the longest part that cannot wrap. « 12 500 000 € » is one part: its spaces are no-break spaces. */
const longestWord = (text: string) => Math.max(...text.split(" ").map(({ length }) => length));

/** The largest number of figures in a row, when all values are short and when one is long. */
const MOST = { phone: 2, tablet: 3 };
const MOST_LONG = { phone: 1, tablet: 2, desktop: 3 };
/** A part with more characters than this is long. */
const LONG = 8;

/** In the desktop layout, starts behind the lower part of the negotiations panel. */
const strip = css({
  [from.desktop]: { marginTop: `-${space(6)}`, paddingTop: space(6) },
  background: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
});
const list = css(column, { paddingBlock: space(4) });
const valueStyles = css(figureText, {
  fontSize: fontSizes.value,
  // Unlike the inherited `anywhere`, this makes room for a long value instead of breaking it between two digits.
  overflowWrap: "break-word",
});

const besideLabel = {
  flexDirection: "row",
  alignItems: "center",
  gap: gap.column,
  "> strong": { maxWidth: "60%" },
  "> span": { flex: 1 },
} as const;

/** A figure and its label, which read as one phrase: « + de 500 copropriétés accompagnées ». */
const figure = css({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  gap: space(0.5),
  paddingLeft: space(1.5),
  borderLeft: `3px solid ${colors.turquoise}`,
  [from.wide]: besideLabel,
});

/** In rows of two, an odd number of figures leaves the first one alone in its row. Its label is then beside it. */
const besideLabelIn = (layout: string) => css({ [layout]: besideLabel });

/** The figure is as high as its row, less its method, and no wider than its column: a long value then wraps. */
const withMethod = css({ display: "grid", grid: "1fr auto / minmax(0, 1fr)" });
const methodStyles = css(noteText, {
  marginTop: space(1),
  paddingLeft: `calc(${space(1.5)} + 3px)`,
  summary: { cursor: "pointer", paddingBlock: space(0.5) },
});

/** The key figures, in full rows across the page. */
export const Stats = ({ page: { stats, statMethodLabel } }: { page: StatsContent }) => {
  const count = stats.length;
  const areLong = stats.some(({ value }) => longestWord(value) > LONG);
  const inRowsOfTwo = areLong ? between.tabletAndDesktop : below.tablet;
  const rows = evenRows({ count, most: areLong ? MOST_LONG : MOST, gap });
  return (
    <div css={strip}>
      <ul css={[list, rows.list]}>
        {stats.map(({ value, label, method }, index) => (
          <li key={label} css={[rows.item(index), method && withMethod]}>
            <p css={[figure, index === 0 && count % 2 === 1 && besideLabelIn(inRowsOfTwo)]}>
              <strong css={valueStyles}>{value}</strong> <span css={noteText}>{typeset(label)}</span>
            </p>
            {method && (
              <details css={methodStyles}>
                <summary>{statMethodLabel}</summary>
                <p>{typeset(method)}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

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
