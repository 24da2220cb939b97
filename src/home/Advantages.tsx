import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { evenRows } from "../components/even-rows";
import { staysInSight } from "../components/in-sight";
import { Section } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { between, from } from "../theme/media";
import { colors, fonts, fontSizes, radii, space, widths } from "../theme/tokens";

export type AdvantagesContent = Pick<HomePage, "advantagesHeading" | "advantagesIntroduction" | "advantages">;

const figureStyles = { fontFamily: fonts.display, fontWeight: 800, lineHeight: 1, letterSpacing: "-0.02em" };

/** The shape of an arched window; where it spans the page, of the arch of a bridge. */
const arch = {
  padding: `min(45%, 11rem) ${space(4)} ${space(5)}`,
  borderRadius: `${radii.round} ${radii.round} 0 0`,
  background: colors.turquoise,
};
const wideArch = {
  padding: `${space(10)} 20% ${space(6)}`,
  borderRadius: "50% 50% 0 0 / 100% 100% 0 0",
  textAlign: "center",
} as const;

const columns = { [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)", gap: space(8) } };
const acrossPage = css({ [from.tablet]: wideArch });
const inColumn = css({ [between.tabletAndDesktop]: wideArch }, staysInSight);

const otherStyles = { borderTop: `2px solid ${colors.ink}`, paddingTop: space(2.5) };
const otherFigure = { color: colors.accentStrong, fontSize: "2.25rem", marginBottom: space(1) };
const otherAlone = {
  [from.tablet]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    columnGap: space(6),
  },
};

/** Why choose us: the first reason large, the others beside it, or below where there is but one. */
export function Advantages({ page }: { page: AdvantagesContent }) {
  const [first, ...others] = page.advantages;
  const sideBySide = others.length > 1;
  const rows = evenRows({
    count: others.length,
    // Two or three are as high as the arch in one column.
    most: { phone: 1, tablet: 2, desktop: others.length > 3 ? 2 : 1 },
    gap: { row: space(5), column: space(6) },
  });
  return (
    <Section id="avantages" heading={page.advantagesHeading} introduction={page.advantagesIntroduction}>
      <div css={[{ display: "grid", gap: space(6) }, sideBySide && columns]}>
        {first && (
          <div css={[arch, sideBySide ? inColumn : acrossPage]}>
            {first.figure && <p css={[figureStyles, { fontSize: fontSizes.figure }]}>{first.figure}</p>}
            <h3 css={{ marginTop: space(2) }}>{first.title}</h3>
            <p css={{ marginTop: space(2) }}>{first.description}</p>
          </div>
        )}
        {others.length > 0 && (
          <ul css={rows.list}>
            {others.map(({ title, description, figure }, index) => (
              <li key={title} css={[rows.item(index), otherStyles, !sideBySide && otherAlone]}>
                <div css={{ marginBottom: space(1.5) }}>
                  {figure && <p css={[figureStyles, otherFigure]}>{figure}</p>}
                  <h3>{title}</h3>
                </div>
                <p css={{ maxWidth: widths.text, color: colors.inkSoft }}>{description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment AdvantagesContent on HomePage {
    advantagesHeading
    advantagesIntroduction
    advantages {
      title
      description
      figure
    }
  }
`;
