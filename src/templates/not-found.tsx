import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { useEffect } from "react";

import { Column } from "../components/Column";
import type { FooterServices } from "../layout/Footer";
import { sectionIds, sectionLabels } from "../layout/navigation";
import { PageLayout, type PageLayoutSettings } from "../layout/PageLayout";
import { SectionLink } from "../layout/SectionLink";
import { Seo, type SeoSettings } from "../layout/Seo";
import { softText, subtitleText } from "../theme/text";
import { space, widths } from "../theme/tokens";

export interface NotFoundQuery {
  site: { siteMetadata: { siteUrl: string } };
  siteSettings: PageLayoutSettings & SeoSettings;
  homePage: FooterServices;
}

const page = css({ paddingBlock: space(12), minHeight: "60vh" });
const message = css(subtitleText, { marginTop: space(2) });
const wayHome = css({ marginTop: space(3) });
const suggestion = css(softText, { marginTop: space(6), maxWidth: widths.lead });
const links = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(3),
  marginTop: space(1),
  a: { display: "inline-block", paddingBlock: space(1) },
});

/** The page for every unknown address. Its English texts come from the product specification (section 8). */
export default function NotFound({ data, location }: Pick<PageProps<NotFoundQuery>, "data" | "location">) {
  const { siteSettings: settings } = data;
  const labels = sectionLabels(settings);

  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", location.pathname);
  }, [location.pathname]);

  return (
    <PageLayout settings={settings} services={data.homePage.services} page="other">
      <Seo
        settings={settings}
        siteUrl={data.site.siteMetadata.siteUrl}
        title="Page introuvable"
        description="Cette page n’existe pas, ou n’existe plus."
      />
      <Column flush css={page}>
        <h1>404</h1>
        <p lang="en" css={message}>
          Oops! Page not found
        </p>
        <p css={wayHome}>
          <Link to="/" lang="en">
            Return to Home
          </Link>
        </p>
        <p css={suggestion}>
          Cette adresse ne mène à aucune page. Vous cherchiez peut-être l’une de ces parties du site{"\u00a0"}
          :
        </p>
        <ul css={links}>
          {sectionIds.map((id) => (
            <li key={id}>
              <SectionLink to={id} onHomePage={false}>
                {labels[id]}
              </SectionLink>
            </li>
          ))}
          <li>
            <Link to="/livre-blanc">{settings.navWhitePaper}</Link>
          </li>
        </ul>
      </Column>
    </PageLayout>
  );
}

export const query = graphql`
  query NotFoundQuery {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      ...PageLayoutSettings
      ...SeoSettings
    }
    homePage {
      ...FooterServices
    }
  }
`;
