import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { inRows } from "../../components/lists";
import { typeset } from "../../components/typeset";
import { below, from } from "../../theme/media";
import { figureText, noteText, strongText, subtitleText } from "../../theme/text";
import { colors, fontSizes, lineHeights, radii, shadows, space } from "../../theme/tokens";

const row = css({
  display: "flex",
  justifyContent: "space-between",
  gap: space(2),
  borderTop: `1px dashed ${colors.line}`,
  [below.desktop]: { alignItems: "center", paddingBlock: space(0.5) },
  [from.desktop]: {
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space(0.5),
    paddingLeft: space(3),
    borderTop: "none",
    borderLeft: `1px dashed ${colors.lineStrong}`,
  },
  "div > :first-child": [
    strongText,
    {
      lineHeight: lineHeights.tight,
      // Keeps « Vincennes (94) » on one line in a third of the panel.
      fontSize: fontSizes.small,
      [from.wide]: { fontSize: fontSizes.body },
    },
  ],
  "> p": [figureText, { color: colors.accentStrong, fontSize: fontSizes.value, whiteSpace: "nowrap" }],
});
const panel = css({
  display: "grid",
  gap: `${space(1)} ${space(5)}`,
  padding: `${space(1.5)} ${space(2)}`,
  borderTop: `4px solid ${colors.accent}`,
  borderRadius: `0 0 ${radii.medium} ${radii.medium}`,
  background: colors.surface,
  boxShadow: shadows.raised,
  h2: subtitleText,
  li: row,
  [from.tablet]: { padding: space(3) },
  [from.desktop]: {
    position: "relative",
    zIndex: 1,
    marginTop: `-${space(4)}`,
    padding: `${space(2.5)} ${space(4)}`,
    gridTemplate: "auto 1fr / minmax(0, 1fr) minmax(0, 3fr)",
    "> ul": [inRows("30%", `${space(3)} ${space(2)}`), { gridArea: "1 / 2 / span 2" }],
  },
});

interface NegotiationsProps {
  page: Queries.NegotiationsContent;
  className?: string;
}

/** In the desktop layout it overlaps the hero's picture. */
export const Negotiations = ({ page, className }: NegotiationsProps) => (
  <div css={panel} className={className}>
    <h2>{page.negotiationsHeading}</h2>
    <ul>
      {page.negotiations.map((each) => (
        <li key={each.building}>
          <div>
            <p>{typeset(each.building)}</p>
            <p css={noteText}>
              {each.energy}, {each.month}
            </p>
          </div>
          <p>{each.saving.replace("-", "−")}</p>
        </li>
      ))}
    </ul>
    <p css={noteText}>{typeset(page.negotiationsNote)}</p>
  </div>
);

export const fragment = graphql`
  fragment NegotiationsContent on HomePage {
    negotiationsHeading
    negotiationsNote
    negotiations {
      building
      energy
      month
      saving
    }
  }
`;
