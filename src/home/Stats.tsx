import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { column } from "../components/Column";
import { evenRows } from "../components/even-rows";
import type { HomePage } from "../content-model/types/homePage";
import { below, between } from "../theme/media";
import { figureText, noteText } from "../theme/text";
import { colors, fontSizes, space } from "../theme/tokens";

export type StatsContent = Pick<HomePage, "stats">;

const gap = { row: space(3), column: space(2) };

/** The length of the longest part that cannot wrap. « 12 500 000 € » is one part: its spaces are no-break spaces. */
const longestWord = (text: string) => Math.max(...text.split(" ").map(({ length }) => length));

/** The largest number of figures in a row, when all values are short and when one is long. */
const MOST = { phone: 2, tablet: 3, desktop: 4, wide: 6 };
const MOST_LONG = { phone: 1, tablet: 2, wide: 4 };
/** A part with more characters than this is long. */
const LONG = 8;

/** Starts behind the lower part of the negotiations panel. */
const strip = css({
  marginTop: `-${space(6)}`,
  paddingTop: space(6),
  background: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
});
const list = css(column, { paddingBlock: space(5) });
const valueStyles = css(figureText, {
  fontSize: fontSizes.value,
  // Unlike the inherited `anywhere`, this makes room for a long value instead of breaking it between two digits.
  overflowWrap: "break-word",
});

/** A figure above its label. */
const figure = {
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: space(0.5),
  paddingLeft: space(1.5),
  borderLeft: `3px solid ${colors.turquoise}`,
} as const;

/** In rows of two, an odd number of figures leaves the first one alone in its row. Its label is then beside it. */
const besideLabel = {
  flexFlow: "row wrap",
  alignItems: "center",
  gap: gap.column,
  "> dt": { order: 1, flex: `1 1 calc(50% - ${gap.column})` },
  "> dd": { flex: "1 1 50%" },
} as const;

const besideLabelIn = (layout: string) => css({ [layout]: besideLabel });

/** The key figures, in full rows across the page. */
export const Stats = ({ page: { stats } }: { page: StatsContent }) => {
  const count = stats.length;
  const areLong = stats.some(({ value }) => longestWord(value) > LONG);
  const inRowsOfTwo = areLong ? between.tabletAndWide : below.tablet;
  const rows = evenRows({ count, most: areLong ? MOST_LONG : MOST, gap });
  return (
    <div css={strip}>
      <dl css={[list, rows.list]}>
        {stats.map(({ value, label }, index) => (
          <div
            key={label}
            css={[rows.item(index), figure, index === 0 && count % 2 === 1 && besideLabelIn(inRowsOfTwo)]}
          >
            <dt css={noteText}>{label}</dt>
            <dd css={valueStyles}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

export const fragment = graphql`
  fragment StatsContent on HomePage {
    stats {
      value
      label
    }
  }
`;
