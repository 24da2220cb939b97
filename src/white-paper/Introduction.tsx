import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Picture } from "../components/Picture";
import { container } from "../components/Section";
import type { WhitePaperPage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fontSizes, radii, shadows, space } from "../theme/tokens";

export type IntroductionContent = Pick<
  WhitePaperPage,
  "badge" | "title" | "subtitle" | "introduction" | "coverImage" | "downloadHeading" | "downloadText"
>;

interface IntroductionProps {
  page: IntroductionContent;
  /** The download button. */
  children: ReactNode;
}

/** The head of the page: what the guide is, its cover, and the card to download it. */
export const Introduction = ({ page, children }: IntroductionProps) => (
  <div css={{ background: colors.surfaceTint }}>
    <div
      css={[
        container,
        {
          display: "grid",
          gap: space(6),
          paddingBlock: space(6),
          [from.desktop]: {
            gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
            gap: space(10),
            paddingBlock: space(10),
          },
        },
      ]}
    >
      <div>
        <p
          css={{
            display: "inline-block",
            padding: `${space(0.5)} ${space(2)}`,
            borderRadius: radii.round,
            background: colors.accentSoft,
            color: colors.accentStrong,
            fontSize: fontSizes.small,
            fontWeight: 650,
          }}
        >
          {page.badge}
        </p>
        <h1 css={{ marginTop: space(2) }}>{page.title}</h1>
        <p css={{ marginTop: space(2), fontSize: fontSizes.subtitle, fontWeight: 600 }}>{page.subtitle}</p>
        <p css={{ marginTop: space(3), maxWidth: "38rem", fontSize: fontSizes.lead }}>{page.introduction}</p>
        <div
          css={{
            marginTop: space(5),
            padding: space(4),
            borderTop: `4px solid ${colors.turquoise}`,
            background: colors.surface,
            boxShadow: shadows.raised,
          }}
        >
          <h2 css={{ fontSize: fontSizes.subtitle }}>{page.downloadHeading}</h2>
          <p css={{ marginBlock: `${space(1)} ${space(3)}` }}>{page.downloadText}</p>
          {children}
        </div>
      </div>
      <Picture
        image={page.coverImage}
        priority
        css={{ width: "min(100%, 24rem)", justifySelf: "center", boxShadow: shadows.raised }}
      />
    </div>
  </div>
);

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
            formats: [AUTO, WEBP, AVIF]
            placeholder: NONE
            sizes: "(min-width: 28rem) 24rem, 90vw"
          )
        }
      }
    }
    downloadHeading
    downloadText
  }
`;
