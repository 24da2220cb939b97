import { graphql } from "gatsby";

import { primaryButton } from "../../components/Button";
import { DownloadButton } from "../../components/download/DownloadButton";
import { MailLink } from "../../components/layout/ContactDetails";
import { chaptersToRead, type WhitePaperContent } from "../../content/chapters";
import type { PdfFacts } from "../../pdf/node/measure";
import { FILE_NAME } from "../../theme/brand";

interface GuideDownloadProps {
  label: string;
  content: WhitePaperContent;
  /** Fetches the function that makes the PDF. */
  fetchPdfMaker: () => Promise<(content: WhitePaperContent) => Blob>;
  /** Chunks and URLs that it needs. */
  ahead?: readonly string[];
  /** What the file is, below the button. */
  note?: string | undefined;
}

/** Numbers in ascending order as a text: « 1 à 3 », « 1, 3 et 4 ». */
function toRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  const parts = ranges.flatMap(({ first, last }) => {
    if (last - first > 1) return [`${first}\u00a0à\u00a0${last}`];
    return last > first ? [`${first}`, `${last}`] : [`${first}`];
  });
  return parts.join(", ").replace(/, (?=[^,]*$)/, " et\u00a0");
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
    .replaceAll("{chapitres}", toRanges(chaptersToRead(whitePaperPage.chapters).map(({ number }) => number)))
    .replaceAll("{pages}", `${pages}`)
    .replaceAll("{taille}", `${Math.round(bytes / 1000)}\u00a0Ko`);

/** Downloads the white paper as a PDF. */
export function GuideDownload({ content, fetchPdfMaker, ...button }: GuideDownloadProps) {
  const { email } = content.siteSettings;
  return (
    <DownloadButton
      {...button}
      look={primaryButton}
      prefetch={fetchPdfMaker}
      make={async () => ({ file: (await fetchPdfMaker())(content), name: FILE_NAME })}
      busy="Préparation du PDF…"
      saved={(name) => `Le PDF est enregistré sous le nom ${name}.`}
      failed={
        <>
          Le PDF n’a pas pu être préparé. Vérifiez votre connexion et réessayez, ou écrivez-nous à{" "}
          <MailLink to={email} />
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
