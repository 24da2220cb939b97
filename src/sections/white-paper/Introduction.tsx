import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Picture } from "../../components/Picture";
import { Band, columns } from "../../components/Section";
import { typeset } from "../../components/typeset";
import type { SectionAnchor } from "../../content/formats/links";
import { forcedColors, from, print } from "../../theme/media";
import { figureText, leadText, strongText, subtitleText } from "../../theme/text";
import { colors, fontSizes, radii, shadows, space, widths } from "../../theme/tokens";

const badge = css(strongText, {
  display: "inline-block",
  padding: `${space(0.5)} ${space(2)}`,
  borderRadius: radii.round,
  background: colors.accentSoft,
  color: colors.accentStrong,
  fontSize: fontSizes.small,
});
const title = css({ marginTop: space(2) });
const subtitle = css(subtitleText, strongText, { marginTop: space(2) });
const introduction = css(leadText, { marginTop: space(3), maxWidth: widths.lead });
const toolLinks = css(strongText, {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(4),
  marginTop: space(2),
  a: { display: "inline-block", paddingBlock: space(0.5) },
});
const card = css({
  marginTop: space(4),
  padding: space(4),
  borderTop: `4px solid ${colors.brand}`,
  background: colors.surface,
  boxShadow: shadows.raised,
});
const cardText = css({ marginBlock: `${space(1)} ${space(3)}` });
/** The image has no text: the PDF's title is laid over its sky. */
const cover = css({
  position: "relative",
  width: `min(60%, ${space(48)})`,
  margin: "auto",
  [from.desktop]: { order: -1, width: `min(100%, ${space(48)})`, marginInline: 0 },
  img: { width: "100%", boxShadow: shadows.raised },
  p: [
    figureText,
    {
      position: "absolute",
      inset: "17% 11% auto",
      color: colors.surface,
      fontSize: fontSizes.title,
      [forcedColors]: { forcedColorAdjust: "none" },
    },
  ],
  [print]: { display: "none" },
});

interface IntroductionProps {
  page: Queries.IntroductionContent;
  coverTitle: string;
  /** The page's tools: the label is the heading of the tool. */
  tools: readonly { anchor: SectionAnchor; label: string }[];
  children: ReactNode;
}

export function Introduction({ page, coverTitle, tools, children }: IntroductionProps) {
  return (
    <Band tone="tint" css={columns}>
      <div>
        <p css={badge}>{page.badge}</p>
        <h1 css={title}>{page.title}</h1>
        <p css={subtitle}>{typeset(page.subtitle)}</p>
        <p css={introduction}>{typeset(page.introduction)}</p>
        <nav aria-label="Outils de cette page">
          <ul css={toolLinks}>
            {tools.map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{typeset(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={card}>
          <h2 css={subtitleText}>{page.downloadHeading}</h2>
          <p css={cardText}>{typeset(page.downloadText)}</p>
          {children}
        </div>
      </div>
      <div css={cover}>
        <Picture image={page.coverImage} />
        <p aria-hidden="true">{coverTitle}</p>
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment IntroductionContent on WhitePaperPage {
    badge
    title
    subtitle
    introduction
    coverImage {
      alt
      localFile {
        childImageSharp {
          gatsbyImageData(
            width: 384
            formats: [WEBP, AVIF]
            placeholder: NONE
            breakpoints: [384, 660, 960]
            sizes: "(min-width: 43em) 24rem, 54vw"
            avifOptions: { quality: 42 }
          )
        }
      }
    }
    downloadHeading
    downloadText
  }
`;
