import { graphql } from "gatsby";

import { primaryButton, secondaryButton } from "../components/Button";
import { Picture } from "../components/Picture";
import { container } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { SectionLink } from "../layout/SectionLink";
import { from } from "../theme/media";
import { colors, fontSizes, space } from "../theme/tokens";
import { Negotiations, type NegotiationsContent } from "./Negotiations";
import { Stats, type StatsContent } from "./Stats";

export type HeroContent = Pick<
  HomePage,
  "heroEyebrow" | "heroTitle" | "heroText" | "heroPrimaryButton" | "heroSecondaryButton" | "heroImage"
> &
  NegotiationsContent &
  StatsContent;

/** The offer in five seconds, the two ways on, and the first proofs. */
export const Hero = ({ page }: { page: HeroContent }) => (
  <section
    id="accueil"
    aria-labelledby="accueil-titre"
    tabIndex={-1}
    css={{ background: colors.surfaceTint }}
  >
    <div
      css={[
        container,
        {
          display: "grid",
          gap: `${space(5)} ${space(6)}`,
          alignItems: "end",
          [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        },
      ]}
    >
      <div css={{ paddingTop: space(6), [from.desktop]: { alignSelf: "center", paddingBlock: space(10) } }}>
        <p css={{ color: colors.action, fontWeight: 650 }}>{page.heroEyebrow}</p>
        <h1 id="accueil-titre" css={{ marginTop: space(2) }}>
          {page.heroTitle}
        </h1>
        <p css={{ marginTop: space(3), maxWidth: "34rem", fontSize: fontSizes.lead }}>{page.heroText}</p>
        <div css={{ display: "flex", flexWrap: "wrap", gap: space(2), marginTop: space(4) }}>
          <SectionLink to="contact" onHomePage css={primaryButton}>
            {page.heroPrimaryButton}
          </SectionLink>
          <SectionLink to="services" onHomePage css={secondaryButton}>
            {page.heroSecondaryButton}
          </SectionLink>
        </div>
      </div>
      <Picture image={page.heroImage} priority css={{ width: "100%" }} />
    </div>
    <Negotiations page={page} />
    <Stats page={page} />
  </section>
);

export const fragment = graphql`
  fragment HeroContent on HomePage {
    heroEyebrow
    heroTitle
    heroText
    heroPrimaryButton
    heroSecondaryButton
    heroImage {
      alt
      localFile {
        childImageSharp {
          gatsbyImageData(
            width: 640
            formats: [AUTO, WEBP, AVIF]
            placeholder: NONE
            outputPixelDensities: [0.5, 1, 1.5]
            sizes: "(min-width: 75rem) 31rem, (min-width: 56.25em) 44vw, 90vw"
            avifOptions: { quality: 45 }
          )
        }
      }
    }
    ...NegotiationsContent
    ...StatsContent
  }
`;
