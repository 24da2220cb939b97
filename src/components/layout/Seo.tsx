/** The head of every page: title, description, share image, fonts to preload, structured data. */
import { graphql } from "gatsby";

import displayFont from "../../theme/fonts/display.woff2";
import textFont from "../../theme/fonts/text.woff2";
import { HeadTags } from "./head-tags";

export interface SeoProps {
  data: Queries.PageLayoutContent;
  /** The page's path as in links: `/`, `/livre-blanc`. Undefined for the not-found page. */
  path?: string;
  title: string;
  description: string;
  /** The share image; the façade by default. */
  image?: Queries.ShareImage | null;
  jsonLd?: object;
}

/**
 * Helmet gets props, not child elements: with child tags, meta and link tags disappear after hydration,
 * because Gatsby 5 patches createElement (nfl/react-helmet#441;
 * docs/decisions/0005-helmet-in-its-props-form.md).
 */
export function Seo({ data, path, title, description, image, jsonLd }: SeoProps) {
  const { siteUrl } = data.site.siteMetadata;
  const siteName = data.siteSettings.brandName;
  const fullTitle = `${title} | ${siteName}`;
  const shareAddress =
    image?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "/social.png";
  const url = path === undefined ? undefined : `${siteUrl}${path}`;
  return (
    <HeadTags
      htmlAttributes={{ lang: "fr" }}
      title={fullTitle}
      meta={[
        { name: "description", content: description },
        // iOS would turn dates and numbers into links. React would find that mismatch, and render the page
        // again.
        { name: "format-detection", content: "telephone=no, date=no, address=no, email=no" },
        { property: "og:type", content: "website" },
        { property: "og:locale", content: "fr_FR" },
        { property: "og:title", content: fullTitle },
        { property: "og:description", content: description },
        { property: "og:site_name", content: siteName },
        { property: "og:image", content: `${siteUrl}${shareAddress}` },
        ...(image ? [{ property: "og:image:alt", content: image.alt }] : []),
        { name: "twitter:card", content: "summary_large_image" },
        url ? { property: "og:url", content: url } : { name: "robots", content: "noindex" },
      ]}
      link={[
        ...(url ? [{ rel: "canonical", href: url }] : []),
        ...[displayFont, textFont].map((href) => ({
          rel: "preload",
          as: "font",
          type: "font/woff2",
          href,
          crossOrigin: "anonymous" as const,
        })),
      ]}
      script={jsonLd ? [{ type: "application/ld+json", innerHTML: toScript(jsonLd) }] : []}
    />
  );
}

/** Escapes `<`, so that an editor's text cannot close the script element. */
const toScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** The share image is a JPEG in the size that social networks ask for. */
export const fragment = graphql`
  fragment ShareImage on ContentImage {
    alt
    localFile {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          formats: [JPG]
          outputPixelDensities: [1]
          placeholder: NONE
        )
      }
    }
  }
`;
