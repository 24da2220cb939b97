import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { buttonRow, primaryButton, secondaryButton } from "../../components/Button";
import { TermText } from "../../components/glossary/TermLinks";
import { SectionLink } from "../../components/layout/SectionLink";
import { Picture } from "../../components/Picture";
import { Band, Column, headingId } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { from } from "../../theme/media";
import { leadText, smallText, strongText } from "../../theme/text";
import { colors, space, widths } from "../../theme/tokens";
import { Negotiations } from "./Negotiations";
import { Stats } from "./Stats";

/**
 * The offer, the panel and the picture. Below `desktop` the panel is above or beside the picture. In the desktop layout the
 * picture is beside the offer, and the panel spans both columns below them.
 */
const scene = css({
  [from.tablet]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr)",
    columnGap: space(3),
    alignItems: "start",
  },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: space(6) },
});
const offer = css({
  paddingBlock: `${space(2)} ${space(2.5)}`,
  [from.tablet]: { gridColumn: "span 2", paddingBlock: space(4) },
  [from.desktop]: { gridColumn: 1, alignSelf: "center", paddingBlock: `${space(5)} ${space(9)}` },
  "> :first-child": [strongText, smallText, { color: colors.action }],
  h1: { marginTop: space(1) },
  "h1 + p": [
    leadText,
    { marginTop: space(1.5), maxWidth: widths.lead, [from.tablet]: { marginTop: space(2) } },
  ],
  "> div": [buttonRow, { gap: space(1.5), marginTop: space(2), [from.tablet]: { marginTop: space(3) } }],
});
const panel = css({
  [from.tablet]: { marginBottom: space(4) },
  [from.desktop]: { gridArea: "2 / 1 / auto / span 2", marginBottom: 0 },
});
/** As high as the other column, so that no empty space appears above it. */
const picture = css({
  marginTop: space(3),
  img: {
    width: "100%",
    aspectRatio: "1 / 1",
    objectFit: "cover",
    maskImage: "linear-gradient(to right, transparent, black 8%, black 92%, transparent)",
  },
  [from.tablet]: {
    position: "relative",
    alignSelf: "stretch",
    marginTop: 0,
    img: { position: "absolute", height: "100%" },
  },
  [from.desktop]: { gridArea: "1 / 2" },
});

/** The offer with two links, the latest negotiations, and the key figures. */
export function Hero({ page }: { page: Queries.HeroContent }) {
  return (
    <Band id="accueil" tone="tint">
      <Column flush css={scene}>
        <div css={offer}>
          <p>{typeset(page.heroEyebrow)}</p>
          <h1 id={headingId("accueil")}>{typeset(page.heroTitle)}</h1>
          <p>
            <TermText>{page.heroText}</TermText>
          </p>
          <div>
            <SectionLink to="contact" onHomePage css={primaryButton}>
              {page.heroPrimaryButton}
            </SectionLink>
            <SectionLink to="services" onHomePage css={secondaryButton}>
              {page.heroSecondaryButton}
            </SectionLink>
          </div>
        </div>
        <Negotiations page={page} css={panel} />
        <div css={picture}>
          <Picture image={page.heroImage} first />
        </div>
      </Column>
      <Stats page={page} />
    </Band>
  );
}

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
            width: 720
            formats: [WEBP, AVIF]
            placeholder: NONE
            breakpoints: [720, 960]
            sizes: "(min-width: 75rem) 29rem, (min-width: 40em) 38vw, 90vw"
            avifOptions: { quality: 42 }
          )
        }
      }
    }
    ...NegotiationsContent
    ...StatsContent
  }
`;
