import { graphql, type PageProps } from "gatsby";

import { PageLayout } from "../components/layout/PageLayout";
import { LegalText } from "../sections/text-page/LegalText";
import { NotFound } from "../sections/text-page/NotFound";

/** A legal page, or the not-found page if `$id` matches none. One template for both: Gatsby warns of a query that no page uses. */
export default function TextPage({
  data,
  location,
}: Pick<PageProps<Queries.TextPageQuery>, "data" | "location">) {
  const { siteSettings: settings, legalPage } = data;
  const { siteUrl } = data.site.siteMetadata;
  return (
    <PageLayout settings={settings} services={data.homePage.services} page="other">
      {legalPage ? (
        <LegalText settings={settings} siteUrl={siteUrl} page={legalPage} />
      ) : (
        <NotFound settings={settings} siteUrl={siteUrl} pathname={location.pathname} />
      )}
    </PageLayout>
  );
}

export const query = graphql`
  query TextPageQuery($id: String!) {
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
    legalPage(id: { eq: $id }) {
      ...LegalTextContent
    }
  }
`;
