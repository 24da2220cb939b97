import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Band, headingId } from "../components/Band";
import { buttonRow, primaryButton, secondaryButton } from "../components/Button";
import { Column } from "../components/Column";
import { Picture } from "../components/Picture";
import { Split } from "../components/Split";
import type { HomePage } from "../content-model/types/homePage";
import { SectionLink } from "../layout/SectionLink";
import { from } from "../theme/media";
import { leadText, strongText } from "../theme/text";
import { colors, space, widths } from "../theme/tokens";
import { Negotiations, type NegotiationsContent } from "./Negotiations";
import { Stats, type StatsContent } from "./Stats";

export type HeroContent = Pick<
  HomePage,
  "heroEyebrow" | "heroTitle" | "heroText" | "heroPrimaryButton" | "heroSecondaryButton" | "heroImage"
> &
  NegotiationsContent &
  StatsContent;

const bottomAligned = css({ alignItems: "end", [from.desktop]: { columnGap: space(6) } });
const offer = css({ paddingTop: space(6), [from.desktop]: { alignSelf: "center", paddingBlock: space(10) } });
const eyebrow = css(strongText, { color: colors.action });
const title = css({ marginTop: space(2) });
const text = css(leadText, { marginTop: space(3), maxWidth: widths.lead });
const actions = css(buttonRow, { marginTop: space(4) });
const picture = css({ width: "100%" });

/** The offer with two links, the latest negotiations, and the key figures. */
export const Hero = ({ page }: { page: HeroContent }) => (
  <Band id="accueil" tone="tint">
    <Column flush>
      <Split ratio={[1, 1]} css={bottomAligned}>
        <div css={offer}>
          <p css={eyebrow}>{page.heroEyebrow}</p>
          <h1 id={headingId("accueil")} css={title}>
            {page.heroTitle}
          </h1>
          <p css={text}>{page.heroText}</p>
          <div css={actions}>
            <SectionLink to="contact" onHomePage css={primaryButton}>
              {page.heroPrimaryButton}
            </SectionLink>
            <SectionLink to="services" onHomePage css={secondaryButton}>
              {page.heroSecondaryButton}
            </SectionLink>
          </div>
        </div>
        <Picture image={page.heroImage} priority css={picture} />
      </Split>
    </Column>
    <Negotiations page={page} />
    <Stats page={page} />
  </Band>
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
