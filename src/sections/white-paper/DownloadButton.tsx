import type { SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";

import { FileDownload } from "../../browser/FileDownload";
import { numbersToRead, type WhitePaperContent } from "../../content/white-paper";
import { fetchWhitePaperMaker, PDF_FILES } from "../../pdf/fetch-makers";
import type { PdfFacts } from "../../pdf/node/measure";
import { FILE_NAME } from "../../theme/brand";

interface DownloadButtonProps {
  label: string;
  content: WhitePaperContent;
  look: SerializedStyles;
  /** What the file is, below the button. */
  note?: string | undefined;
}

/**
 * Puts the facts of the PDF into a text of content, such as « Chapitres {chapitres}, {pages} pages, {taille} ».
 * Sizes are in units of 1000 bytes, as file managers and browsers have them.
 */
export const fillIn = (
  note: string,
  { whitePaperPage }: WhitePaperContent,
  { pages, bytes }: PdfFacts,
): string =>
  note
    .replaceAll("{chapitres}", numbersToRead(whitePaperPage.chapters))
    .replaceAll("{pages}", `${pages}`)
    .replaceAll("{taille}", `${Math.round(bytes / 1000)}\u00a0Ko`);

/** Downloads the white paper. */
export function DownloadButton({ content, ...button }: DownloadButtonProps) {
  const { email } = content.siteSettings;
  return (
    <FileDownload
      {...button}
      ahead={PDF_FILES}
      fetchMaker={fetchWhitePaperMaker}
      make={(makeWhitePaper) => ({ file: makeWhitePaper(content), name: FILE_NAME })}
      busy="Préparation du PDF…"
      saved={(name) => `Le PDF est enregistré sous le nom ${name}.`}
      failed={
        <>
          Le PDF n’a pas pu être préparé. Vérifiez votre connexion et réessayez, ou écrivez-nous à{" "}
          <a href={`mailto:${email}`}>{email}</a>
          {"\u00a0"}: nous vous l’enverrons.
        </>
      }
    />
  );
}

export const fragment = graphql`
  fragment PdfContent on WhitePaperPage {
    title
    subtitle
    coverImage {
      alt
    }
    ...CitationLabels
    chapters {
      ...ChapterContent
    }
  }
`;

export const pdfFragment = graphql`
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
`;

export const settingsFragment = graphql`
  fragment PdfSettings on SiteSettings {
    brandName
    tagline
    email
    phone
    serviceArea
  }
`;
