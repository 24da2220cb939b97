import { graphql } from "gatsby";

import { Section } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, fontSizes, radii, space } from "../theme/tokens";

export type AdvantagesContent = Pick<HomePage, "advantagesHeading" | "advantagesIntroduction" | "advantages">;

const figureStyles = { fontFamily: fonts.display, fontWeight: 800, lineHeight: 1, letterSpacing: "-0.02em" };

/** Why choose us: the first reason large, the others beside it. */
export function Advantages({ page }: { page: AdvantagesContent }) {
  const [first, ...others] = page.advantages;
  return (
    <Section id="avantages" heading={page.advantagesHeading} introduction={page.advantagesIntroduction}>
      <div
        css={{
          display: "grid",
          gap: space(6),
          [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)", gap: space(8) },
        }}
      >
        {first && (
          <div
            css={{
              alignSelf: "start",
              padding: `${space(5)} ${space(4)}`,
              borderRadius: `${radii.round} ${radii.round} 0 0`,
              paddingTop: "min(45%, 11rem)",
              background: colors.turquoise,
              [from.desktop]: { position: "sticky", top: "7rem" },
            }}
          >
            {first.figure && <p css={[figureStyles, { fontSize: fontSizes.figure }]}>{first.figure}</p>}
            <h3 css={{ marginTop: space(2) }}>{first.title}</h3>
            <p css={{ marginTop: space(2) }}>{first.description}</p>
          </div>
        )}
        <ul css={{ display: "grid", [from.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: space(6) } }}>
          {others.map(({ title, description, figure }) => (
            <li
              key={title}
              css={{ borderTop: `2px solid ${colors.ink}`, paddingBlock: `${space(2.5)} ${space(5)}` }}
            >
              {figure && (
                <p
                  css={[
                    figureStyles,
                    { color: colors.accentStrong, fontSize: "2.25rem", marginBottom: space(1) },
                  ]}
                >
                  {figure}
                </p>
              )}
              <h3>{title}</h3>
              <p css={{ marginTop: space(1.5), color: colors.inkSoft }}>{description}</p>
            </li>
          ))}
        </ul>
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
