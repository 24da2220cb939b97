import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { House } from "../../components/House";
import { Band } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { below, from, print } from "../../theme/media";
import { headingText } from "../../theme/text";
import { colors, fontSizes, space, targets } from "../../theme/tokens";

const strip = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  columnGap: space(2),
  paddingTop: space(2),
  [from.tablet]: { columnGap: space(4), paddingTop: space(1.5) },
});
const words = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space(2),
  paddingBottom: space(1.5),
  p: [headingText, { fontSize: fontSizes.subtitle, [from.tablet]: { fontSize: fontSizes.value } }],
  a: {
    display: "inline-block",
    minHeight: targets.line,
    color: colors.brand,
    fontSize: fontSizes.lead,
    "&:hover": { color: colors.surface },
  },
});
const street = css({
  display: "flex",
  alignItems: "end",
  gap: space(1),
  svg: { width: space(6) },
  // A phone has room for two houses.
  "svg:nth-of-type(n + 3)": { [below.tablet]: { display: "none" } },
  [print]: { display: "none" },
});

/** The floors of each house. Its walls are as dark as the strip, so only windows, roof and door are seen. */
const FLOORS = [4, 6, 3, 5, 4] as const;

/** « Vous gérez plusieurs immeubles ? »: leads to the table of buildings. */
export const Buildings = ({ page }: { page: Queries.BuildingsContent }) => (
  <Band tone="ink" flush css={strip}>
    <div css={words}>
      <p>{typeset(page.buildingsText)}</p>
      <Link to="/livre-blanc#immeubles">{typeset(page.buildingsLink)}</Link>
    </div>
    <div css={street}>
      {FLOORS.map((floors, index) => (
        <House key={index} floors={floors} />
      ))}
    </div>
  </Band>
);

export const fragment = graphql`
  fragment BuildingsContent on HomePage {
    buildingsText
    buildingsLink
  }
`;
