import { graphql } from "gatsby";
import { Helmet } from "react-helmet";

import displayFont from "../../theme/fonts/display.woff2";
import textFont from "../../theme/fonts/text.woff2";

interface SeoProps {
  settings: Queries.SeoSettings;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** The page's path, as in links: `/`, `/livre-blanc`. The not-found page has none. */
  path?: string;
  title: string;
  description: string;
  /** Structured data of the page (schema.org). */
  jsonLd?: object;
}

/**
 * The page's head. Helmet gets props: with child tags, meta and link tags disappear after hydration, because Gatsby 5 patches
 * React's createElement (nfl/react-helmet#441; docs/decisions/0005-helmet-in-its-props-form.md).
 */
export function Seo({ settings, siteUrl, path, title, description, jsonLd }: SeoProps) {
  const fullTitle = `${title} | ${settings.brandName}`;
  const url = path === undefined ? undefined : `${siteUrl}${path}`;
  return (
    <Helmet
      htmlAttributes={{ lang: "fr" }}
      title={fullTitle}
      meta={[
        { name: "description", content: description },
        { property: "og:title", content: fullTitle },
        { property: "og:description", content: description },
        { property: "og:site_name", content: settings.brandName },
        { property: "og:image", content: `${siteUrl}/social.png` },
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
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      ]}
      script={jsonLd ? [{ type: "application/ld+json", innerHTML: toScript(jsonLd) }] : []}
    />
  );
}

/** JSON without the character <, so that a text of an editor cannot close the script element. */
const toScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");

export const fragment = graphql`
  fragment SeoSettings on SiteSettings {
    brandName
  }
`;
