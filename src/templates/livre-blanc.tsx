import { graphql, type PageProps } from "gatsby";

import { primaryButton, primaryButtonOnInk } from "../components/Button";
import type { Service, SiteSettings, WhitePaperChapter, WhitePaperPage } from "../content-model/entries";
import { PageLayout } from "../layout/PageLayout";
import { Seo } from "../layout/Seo";
import { Benefits } from "../white-paper/Benefits";
import { Closing } from "../white-paper/Closing";
import { Contents } from "../white-paper/Contents";
import { DownloadButton } from "../white-paper/DownloadButton";
import { Introduction } from "../white-paper/Introduction";
import { Reading } from "../white-paper/Reading";

interface WhitePaperData {
  site: { siteMetadata: { siteUrl: string } };
  siteSettings: SiteSettings;
  whitePaperPage: WhitePaperPage;
  allWhitePaperChapter: { nodes: WhitePaperChapter[] };
  allService: { nodes: Pick<Service, "title">[] };
}

/** `/livre-blanc`: the guide, to read here or to download as a PDF made in the browser. */
export default function WhitePaper({ data }: PageProps<WhitePaperData>) {
  const { siteSettings: settings, whitePaperPage: page } = data;
  const chapters = data.allWhitePaperChapter.nodes;
  const content = { page, settings, chapters };
  return (
    <PageLayout settings={settings} services={data.allService.nodes} page="white-paper">
      <Seo
        settings={settings}
        siteUrl={data.site.siteMetadata.siteUrl}
        path="/livre-blanc"
        title={page.seoTitle}
        description={page.seoDescription}
      />
      <Introduction page={page}>
        <DownloadButton label={page.downloadButton} content={content} look={primaryButton} />
      </Introduction>
      <Benefits page={page} />
      <Contents page={page} />
      <Reading page={page} chapters={chapters} />
      <Closing page={page}>
        <DownloadButton label={page.closingDownloadButton} content={content} look={primaryButtonOnInk} />
      </Closing>
    </PageLayout>
  );
}

export const query = graphql`
  query WhitePaperPage {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      ...SiteSettingsFields
    }
    whitePaperPage {
      seoTitle
      seoDescription
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
      downloadButton
      benefitsHeading
      benefit1Title
      benefit1Text
      benefit2Title
      benefit2Text
      benefit3Title
      benefit3Text
      benefit4Title
      benefit4Text
      discoveriesHeading
      discoveries
      contentsHeading
      contents
      readingHeading
      readingIntroduction
      closingHeading
      closingText
      closingDownloadButton
      closingContactButton
      pdfCoverTitle
      pdfContentsHeading
      pdfContactHeading
      pdfContactText
      pdfEmailLabel
      pdfPhoneLabel
      pdfSubject
      pdfKeywords
    }
    allWhitePaperChapter(sort: { order: ASC }) {
      nodes {
        title
        text
        chartTitle
        chartBars
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        title
      }
    }
  }
`;
