import { graphql } from "gatsby";

import { container } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, fontSizes, space } from "../theme/tokens";

export type StatsContent = Pick<HomePage, "stats">;

/** The key figures, in one ruled line across the page. */
export const Stats = ({ page: { stats } }: { page: StatsContent }) => (
  <div
    css={{
      // The panel above hangs halfway into this strip.
      marginTop: `-${space(6)}`,
      paddingTop: space(6),
      background: colors.surface,
      borderBottom: `1px solid ${colors.line}`,
    }}
  >
    <dl
      css={[
        container,
        {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          gap: `${space(3)} ${space(2)}`,
          paddingBlock: space(5),
          [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
          [from.wide]: { gridTemplateColumns: `repeat(${stats.length}, minmax(0, 1fr))` },
        },
      ]}
    >
      {stats.map(({ value, label }) => (
        <div
          key={label}
          css={{
            display: "flex",
            flexDirection: "column-reverse",
            justifyContent: "flex-end",
            gap: space(0.5),
            paddingLeft: space(1.5),
            borderLeft: `3px solid ${colors.turquoise}`,
          }}
        >
          <dt css={{ color: colors.inkSoft, fontSize: fontSizes.small, lineHeight: 1.4 }}>{label}</dt>
          <dd
            css={{
              fontFamily: fonts.display,
              // « 3 000 € » stays on one line on a phone of 320 px.
              fontSize: "clamp(1.5rem, 1.1rem + 2vw, 1.875rem)",
              fontWeight: 750,
              lineHeight: 1.1,
            }}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

export const fragment = graphql`
  fragment StatsContent on HomePage {
    stats {
      value
      label
    }
  }
`;
