import { graphql, type PageProps } from "gatsby";

import { Assembly } from "../assembly/Assembly";
import { TermLinks } from "../components/glossary/TermLinks";
import { PageLayout } from "../components/layout/PageLayout";
import { Seo } from "../components/layout/Seo";
import { fetchAssemblyPdfMaker, fetchWhitePaperMaker, PDF_FILES } from "../pdf/fetch-makers";
import type { PdfFacts } from "../pdf/node/measure";
import { Portfolio } from "../portfolio/Portfolio";
import { Benefits } from "../sections/white-paper/Benefits";
import { Closing } from "../sections/white-paper/Closing";
import { Contents } from "../sections/white-paper/Contents";
import { Glossary } from "../sections/white-paper/Glossary";
import { downloadNote, GuideDownload } from "../sections/white-paper/GuideDownload";
import { Introduction } from "../sections/white-paper/Introduction";
import { Reading } from "../sections/white-paper/Reading";

/** The page context that `gatsby-node.ts` gives. */
export interface WhitePaperContext {
  /** What the PDF of this content is like; missing while `develop` reports problems in the content. */
  pdf?: PdfFacts;
}

/** `/livre-blanc`: the guide, to read on the page or to download as a PDF that the browser creates. */
export default function WhitePaper({
  data,
  pageContext,
}: PageProps<Queries.WhitePaperQuery, WhitePaperContext>) {
  const { siteSettings: settings, whitePaperPage: page } = data;
  const guide = { content: data, fetchPdfMaker: fetchWhitePaperMaker, ahead: PDF_FILES };
  return (
    <PageLayout settings={settings} services={data.homePage.services} page="white-paper">
      <Seo
        settings={settings}
        siteUrl={data.site.siteMetadata.siteUrl}
        path="/livre-blanc"
        title={page.seoTitle}
        description={page.seoDescription}
        image={page.shareImage}
      />
      <TermLinks page={page} onGlossaryPage>
        <Introduction page={page} coverTitle={data.whitePaperPdf.coverTitle}>
          <GuideDownload
            {...guide}
            label={page.downloadButton}
            note={pageContext.pdf && downloadNote(page.downloadNote, data, pageContext.pdf)}
          />
        </Introduction>
        <Benefits page={page} />
        <Contents page={page} />
        <Assembly
          page={data.assemblyFile}
          answers={data.contractAnswer}
          steps={data.homePage.steps}
          settings={settings}
          fetchPdfMaker={fetchAssemblyPdfMaker}
        >
          <Portfolio
            texts={data.portfolio}
            periods={data.assemblyFile}
            steps={data.homePage.steps}
            brandName={settings.brandName}
          />
        </Assembly>
        <Reading page={page} />
        <Glossary page={page} />
        <Closing page={page}>
          <GuideDownload {...guide} label={page.closingDownloadButton} />
        </Closing>
      </TermLinks>
    </PageLayout>
  );
}

export const query = graphql`
  query WhitePaperQuery {
    site {
      siteMetadata {
        siteUrl
      }
      buildTime(formatString: "YYYY-MM-DD")
    }
    siteSettings {
      ...PageLayoutSettings
      ...SeoSettings
      ...PdfSettings
    }
    homePage {
      ...FooterServices
      steps {
        duration
      }
    }
    assemblyFile {
      ...AssemblyTexts
    }
    contractAnswer {
      ...AnswerTexts
    }
    portfolio {
      ...PortfolioTexts
    }
    whitePaperPage {
      seoTitle
      seoDescription
      shareImage {
        ...ShareImage
      }
      downloadButton
      downloadNote
      closingDownloadButton
      ...PdfContent
      ...IntroductionContent
      ...BenefitsContent
      ...ContentsContent
      ...ReadingContent
      ...GlossaryContent
      ...LinkedTerms
      ...ClosingContent
    }
    whitePaperPdf {
      ...PdfTexts
    }
  }
`;
