import { graphql, type PageProps } from "gatsby";

import { PageLayout } from "../components/layout/PageLayout";
import { pagePath } from "../content/formats/links";
import { dayInFrench } from "../french/dates";
import { LegalText, NotFound } from "../sections/TextPage";

type TextPageProps = Pick<PageProps<Queries.TextPageQuery>, "data" | "location">;

/** A legal page, or the not-found page if `$id` matches none. One template for both: Gatsby warns of a query that no page uses. */
export default function TextPage({ data, location }: TextPageProps) {
  const { siteSettings: settings, legalPage: page } = data;
  if (!page)
    return (
      <PageLayout
        data={data}
        title="Page introuvable"
        description="Cette page n’existe pas, ou n’existe plus."
      >
        <NotFound settings={settings} pathname={location.pathname} />
      </PageLayout>
    );
  return (
    <PageLayout
      data={data}
      path={pagePath(page.kind)}
      title={page.title}
      description={`${page.title} du site ${settings.brandName}. Dernière mise à jour\u00a0: ${dayInFrench(page.updatedOn)}.`}
    >
      <LegalText page={page} />
    </PageLayout>
  );
}

export const query = graphql`
  query TextPageQuery($id: String!) {
    ...PageLayoutContent
    legalPage(id: { eq: $id }) {
      ...LegalTextContent
    }
  }
`;
