import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { evenRows } from "../../components/even-rows";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { LinkedText } from "../../components/LinkedText";
import { Section } from "../../components/Section";
import { staysInView } from "../../components/Split";
import type { HomePage } from "../../content/types/homePage";
import { between, from } from "../../theme/media";
import { figureText, softText } from "../../theme/text";
import { colors, fontSizes, radii, space, widths } from "../../theme/tokens";

export type AdvantagesContent = Pick<HomePage, "advantagesHeading" | "advantagesIntroduction" | "advantages">;

/** An arched window. Where it spans the page, the arch is flatter. */
const arch = {
  padding: `min(45%, ${space(22)}) ${space(4)} ${space(5)}`,
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
const inColumn = css({ [between.tabletAndDesktop]: wideArch }, staysInView);

const gap = { row: space(4), column: space(6) };

const layout = css({ display: "grid", gap: space(6) });
const firstFigure = css(figureText, { fontSize: fontSizes.figure });
const below = css({ marginTop: space(2) });

const otherStyles = { borderTop: `2px solid ${colors.ink}`, paddingTop: space(2.5) };
const otherHead = css({ marginBottom: space(1.5) });
const otherFigure = css(figureText, {
  marginBottom: space(1),
  color: colors.accentStrong,
  fontSize: fontSizes.value,
});
const otherText = css(softText, { maxWidth: widths.text });
const otherAlone = {
  [from.tablet]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    columnGap: space(6),
  },
};

/** In rows of two, an odd number leaves the first reason alone in its row. Its title and text then take one column each. */
const acrossColumns = (layout: string) =>
  css({
    [layout]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: gap.column },
  });

/** Why choose us. The first reason is large, with the others beside it. A single other reason is below it. */
export function Advantages({ page }: { page: AdvantagesContent }) {
  const withTerms = useTermLinks();
  const [first, ...others] = page.advantages;
  const sideBySide = others.length > 1;
  const areMany = others.length > 3;
  const rows = evenRows({
    count: others.length,
    // In one column, two or three items are as high as the arch.
    most: { phone: 1, tablet: 2, desktop: areMany ? 2 : 1 },
    gap,
  });
  const firstAcross =
    others.length % 2 === 1 && acrossColumns(areMany ? from.tablet : between.tabletAndDesktop);
  return (
    <Section
      id="avantages"
      heading={page.advantagesHeading}
      introduction={withTerms(page.advantagesIntroduction)}
    >
      <div css={[layout, sideBySide && columns]}>
        {first && (
          <div css={[arch, sideBySide ? inColumn : acrossPage]}>
            {first.figure && <p css={firstFigure}>{first.figure}</p>}
            <h3 css={below}>
              <LinkedText to={first.link}>{first.title}</LinkedText>
            </h3>
            <p css={below}>{withTerms(first.description)}</p>
          </div>
        )}
        {others.length > 0 && (
          <ul css={rows.list}>
            {others.map(({ title, description, figure, link }, index) => (
              <li
                key={title}
                css={[rows.item(index), otherStyles, sideBySide ? index === 0 && firstAcross : otherAlone]}
              >
                <div css={otherHead}>
                  {figure && <p css={otherFigure}>{figure}</p>}
                  <h3>
                    <LinkedText to={link}>{title}</LinkedText>
                  </h3>
                </div>
                <p css={otherText}>{withTerms(description)}</p>
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
      link
    }
  }
`;
