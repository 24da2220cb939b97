import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { buttonRow, primaryButton, secondaryButton } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { Band, headingId, inRows } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { below, from, print } from "../../theme/media";
import { figureText, leadText, noteText, smallText, strongText, subtitleText } from "../../theme/text";
import { colors, fontSizes, lineHeights, radii, shadows, space, widths } from "../../theme/tokens";

/** The picture is on the panel on phones, beside it in the layout `tablet`, and beside the offer in the desktop layout. */
const scene = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBottom: space(3),
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr)",
    columnGap: space(3),
    paddingBottom: 0,
  },
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    columnGap: space(6),
    paddingBottom: space(4),
  },
});
const offer = css({
  gridArea: "1 / 1",
  paddingBlock: `${space(2)} ${space(2.5)}`,
  [from.tablet]: { gridColumn: "1 / span 2", paddingBlock: space(4) },
  [from.desktop]: { gridColumn: "1", alignSelf: "center", paddingBlock: `${space(5)} ${space(9)}` },
  h1: { marginTop: space(1) },
});
const eyebrow = css(strongText, smallText, { color: colors.action });
const introduction = css(leadText, {
  marginTop: space(1.5),
  maxWidth: widths.lead,
  [from.tablet]: { marginTop: space(2) },
});
const buttons = css(buttonRow, {
  gap: space(1.5),
  marginTop: space(2),
  [from.tablet]: { marginTop: space(3) },
});
const negotiation = css({
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
});
const buildingStyles = css(strongText, {
  lineHeight: lineHeights.tight,
  // Keeps « Vincennes (94) » on one line in a third of the panel.
  fontSize: fontSizes.small,
  [from.wide]: { fontSize: fontSizes.body },
});
const savingStyles = css(figureText, {
  color: colors.accentStrong,
  fontSize: fontSizes.value,
  whiteSpace: "nowrap",
});
/** The panel overlaps the picture in the desktop layout. */
const panel = css({
  gridArea: "2 / 1",
  display: "grid",
  gap: `${space(1)} ${space(5)}`,
  padding: `${space(1.5)} ${space(2)}`,
  borderTop: `4px solid ${colors.accent}`,
  borderRadius: `0 0 ${radii.medium} ${radii.medium}`,
  background: colors.surface,
  boxShadow: shadows.raised,
  h2: subtitleText,
  [from.tablet]: { marginBottom: space(4), padding: space(3) },
  [from.desktop]: {
    position: "relative",
    zIndex: 1,
    gridColumn: "1 / span 2",
    marginBlock: `-${space(4)} 0`,
    padding: `${space(2.5)} ${space(4)}`,
    gridTemplate: "auto 1fr / minmax(0, 1fr) minmax(0, 3fr)",
    "> ul": [inRows("30%", `${space(3)} ${space(2)}`), { gridArea: "1 / 2 / span 2" }],
  },
});
/** The picture is as high as the other column from `tablet` on, so that no empty space appears above it. */
const picture = css({
  gridArea: "1 / 1",
  placeSelf: "end",
  width: space(10),
  // A narrow phone, or text of 200 %, leaves no room for it beside the buttons.
  "@media not all and (min-width: 22em)": { display: "none" },
  img: {
    width: "100%",
    aspectRatio: "1 / 1",
    objectFit: "cover",
    maskImage: "linear-gradient(to right, transparent, black 8%, black 92%, transparent)",
  },
  [from.tablet]: {
    position: "relative",
    gridArea: "2 / 2",
    placeSelf: "stretch",
    width: "auto",
    img: { position: "absolute", height: "100%" },
  },
  [from.desktop]: { gridArea: "1 / 2" },
  [print]: { display: "none" },
});

export function Hero({ page }: { page: Queries.HeroContent }) {
  return (
    <Band id="accueil" tone="tint" flush css={scene}>
      <div css={offer}>
        <p css={eyebrow}>{typeset(page.heroEyebrow)}</p>
        <h1 id={headingId("accueil")}>{typeset(page.heroTitle)}</h1>
        <p css={introduction}>{typeset(page.heroText)}</p>
        <div css={buttons}>
          <a href="#contact" css={primaryButton}>
            {page.heroPrimaryButton}
          </a>
          <a href="#services" css={secondaryButton}>
            {page.heroSecondaryButton}
          </a>
        </div>
      </div>
      <div css={panel}>
        <h2>{page.negotiationsHeading}</h2>
        <ul>
          {page.negotiations.map(({ building, energy, month, saving }) => (
            <li key={building} css={negotiation}>
              <div>
                <p css={buildingStyles}>{typeset(building)}</p>
                <p css={noteText}>
                  {energy}, {month}
                </p>
              </div>
              {/* Editors type a hyphen for the minus sign. */}
              <p css={savingStyles}>{saving.replace("-", "−")}</p>
            </li>
          ))}
        </ul>
        <p css={noteText}>{typeset(page.negotiationsNote)}</p>
      </div>
      <div css={picture}>
        <Picture image={page.heroImage} />
      </div>
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
            breakpoints: [240, 720, 960]
            sizes: "(min-width: 100em) 40rem, (min-width: 75rem) 29rem, (min-width: 40em) 38vw, 5rem"
            avifOptions: { quality: 42 }
          )
        }
      }
    }
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
