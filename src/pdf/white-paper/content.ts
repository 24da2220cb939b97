/** The input of the white paper's PDF, and the query's fragments. Other modules import only its types. */
import { graphql } from "gatsby";

import type { Block } from "../../content/model/content-type";
import type { IsoDay } from "../../french/dates";

export interface PdfChapter {
  title: string;
  /** A chapter with neither text nor bars is only listed. */
  text: readonly Block[] | null;
  chartTitle: string | null;
  /** As an editor typed them (`readChartBar`). */
  chartBars: readonly string[] | null;
  updatedOn: IsoDay | null;
  /** As an editor typed them (`readCitation`). */
  sources: readonly string[] | null;
}

export interface PdfContent {
  title: string;
  subtitle: string;
  coverImage: { alt: string };
  chapters: readonly PdfChapter[];
  /** « Mis à jour le », before the day of a chapter's update. */
  updatedLabel: string;
  sourcesLabel: string;
  /** « consulté le », before the day on which a source was read. */
  readOnLabel: string;
}

interface PdfTexts {
  coverTitle: string;
  contentsHeading: string;
  /** Stands in place of the page number of a chapter that is only listed. */
  forthcomingLabel: string;
  contactHeading: string;
  contactText: string;
  emailLabel: string;
  phoneLabel: string;
  subject: string;
  keywords: string;
}

interface PdfSettings {
  brandName: string;
  tagline: string;
  email: string;
  phone: string;
  serviceArea: string;
}

/** The part of a page's query that the PDF is made of. */
export interface WhitePaperContent {
  /** `builtOn` is the build's day: the PDF's date if no chapter has one. */
  site: { siteMetadata: { siteUrl: string; builtOn: IsoDay } };
  siteSettings: PdfSettings;
  whitePaperPage: PdfContent;
  whitePaperPdf: PdfTexts;
}

export const fragment = graphql`
  fragment PdfChapter on WhitePaperChapter {
    title
    text
    chartTitle
    chartBars
    updatedOn
    sources
  }
  fragment PdfContent on WhitePaperPage {
    title
    subtitle
    coverImage {
      alt
    }
    chapters {
      ...PdfChapter
    }
    updatedLabel
    sourcesLabel
    readOnLabel
  }
  fragment PdfTexts on WhitePaperPdf {
    coverTitle
    contentsHeading
    forthcomingLabel
    contactHeading
    contactText
    emailLabel
    phoneLabel
    subject
    keywords
  }
  fragment PdfSettings on SiteSettings {
    brandName
    tagline
    email
    phone
    serviceArea
  }
`;
