import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";

import { Blocks } from "../components/Blocks";
import { Column } from "../components/Column";
import { Day, dayInFrench } from "../components/Day";
import { typeset } from "../components/typeset";
import type { LegalPage } from "../content-model/types/legalPage";
import { pathOf } from "../layout/anchor";
import type { FooterServices } from "../layout/Footer";
import { PageLayout, type PageLayoutSettings } from "../layout/PageLayout";
import { Seo, type SeoSettings } from "../layout/Seo";
import { noteText } from "../theme/text";
import { space, widths } from "../theme/tokens";

export interface LegalPageQuery {
  site: { siteMetadata: { siteUrl: string } };
  siteSettings: PageLayoutSettings & SeoSettings;
  homePage: FooterServices;
  legalPage: LegalPage;
}

const textWidth = css({ maxWidth: widths.text });
const version = css(noteText, { marginBlock: `${space(2)} ${space(4)}` });

/** `/mentions-legales`, `/politique-de-confidentialite` and `/cgv`, as far as the content has them. */
export default function Legal({ data }: Pick<PageProps<LegalPageQuery>, "data">) {
  const { siteSettings: settings, legalPage: page } = data;
  return (
    <PageLayout settings={settings} services={data.homePage.services} page="other">
      <Seo
        settings={settings}
        siteUrl={data.site.siteMetadata.siteUrl}
        path={pathOf(page.kind)}
        title={page.title}
        description={`${page.title} du site ${settings.brandName}. Dernière mise à jour\u00a0: ${dayInFrench(page.updatedOn)}.`}
      />
      <Column>
        <div css={textWidth}>
          <h1>{typeset(page.title)}</h1>
          <p css={version}>
            Dernière mise à jour{"\u00a0"}: <Day value={page.updatedOn} />
          </p>
          <Blocks blocks={page.text} under={1} />
        </div>
      </Column>
    </PageLayout>
  );
}

export const query = graphql`
  query LegalPageQuery($id: String!) {
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
      kind
      title
      text
      updatedOn
    }
  }
`;
