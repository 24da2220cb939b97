import { graphql, type PageProps } from "gatsby";

import { Assembly } from "../assembly/Assembly";
import { ExamplePages } from "../assembly/ExamplePages";
import { TermLinks } from "../components/glossary/TermLinks";
import { PageLayout } from "../components/layout/PageLayout";
import { fetchDossierMaker, fetchWhitePaperMaker, PDF_FILES } from "../pdf/fetch-makers";
import type { PdfFacts } from "../pdf/node/measure";
import { Portfolio } from "../portfolio/Portfolio";
import { Benefits } from "../sections/white-paper/Benefits";
import { Closing } from "../sections/white-paper/Closing";
import { Contents } from "../sections/white-paper/Contents";
import { Glossary } from "../sections/white-paper/Glossary";
import { GuideContact } from "../sections/white-paper/GuideContact";
import { downloadNote, GuideDownload } from "../sections/white-paper/GuideDownload";
import { Introduction } from "../sections/white-paper/Introduction";
import { Reading } from "../sections/white-paper/Reading";

export interface WhitePaperContext {
  /** Missing while `develop` reports problems in the content. */
  pdf?: PdfFacts;
}

export default function WhitePaper({
  data,
  pageContext,
}: PageProps<Queries.WhitePaperQuery, WhitePaperContext>) {
  const { siteSettings: settings, whitePaperPage: page } = data;
  const guide = { content: data, fetchPdfMaker: fetchWhitePaperMaker, filesToPrefetch: PDF_FILES };
  const tools = [
    { anchor: "assemblee", label: data.assemblyFile.heading },
    { anchor: "immeubles", label: data.portfolio.heading },
  ] as const;
  return (
    <PageLayout
      data={data}
      path="/livre-blanc"
      title={page.seoTitle}
      description={page.seoDescription}
      image={page.shareImage}
    >
      <TermLinks page={page} onGlossaryPage>
        <Introduction page={page} coverTitle={data.whitePaperPdf.coverTitle} tools={tools}>
          <GuideDownload
            {...guide}
            label={page.downloadButton}
            note={pageContext.pdf && downloadNote(page.downloadNote, data, pageContext.pdf)}
          />
        </Introduction>
        <Benefits page={page} />
        <Contents page={page} />
        <Reading page={page} />
        <Assembly
          page={data.assemblyFile}
          documents={data.assemblyDocuments}
          steps={data.homePage.steps}
          settings={settings}
          builtOn={data.site.siteMetadata.builtOn}
          fetchPdfMaker={fetchDossierMaker}
          example={<ExamplePages />}
        />
        <Portfolio
          texts={data.portfolio}
          schedule={data.assemblyFile}
          steps={data.homePage.steps}
          brandName={settings.brandName}
        />
        <Glossary page={page} />
        <Closing page={page}>
          <GuideDownload {...guide} label={page.closingDownloadButton} />
        </Closing>
        <GuideContact
          texts={data.whitePaperPdf}
          settings={settings}
          studyButton={data.homePage.heroPrimaryButton}
        />
      </TermLinks>
    </PageLayout>
  );
}

export const query = graphql`
  query WhitePaperQuery {
    ...PageLayoutContent
    site {
      siteMetadata {
        builtOn
      }
    }
    siteSettings {
      ...PdfSettings
    }
    homePage {
      heroPrimaryButton
      steps {
        duration
      }
    }
    assemblyFile {
      ...AssemblyTexts
      ...PortfolioSchedule
    }
    assemblyDocuments {
      ...AssemblyDocumentsTexts
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
      ...GuideContactTexts
    }
  }
`;
