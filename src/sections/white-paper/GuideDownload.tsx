import { primaryButton } from "../../components/Button";
import { DownloadButton, type DownloadButtonProps } from "../../components/download/DownloadButton";
import { MailLink } from "../../components/layout/ContactDetails";
import { chaptersToRead } from "../../content/formats/chapters";
import { fillTemplate } from "../../french/templates";
import type { PdfFacts } from "../../pdf/node/measure";
import type { WhitePaperContent } from "../../pdf/white-paper/content";
import { FILE_NAME } from "../../theme/brand";

interface GuideDownloadProps extends Pick<DownloadButtonProps, "label" | "filesToPrefetch" | "note"> {
  content: WhitePaperContent;
  fetchPdfMaker: () => Promise<(content: WhitePaperContent) => Blob>;
}

/** Fills « {chapitres} chapitres, {pages} pages, {taille} » for the file. 1 Ko is 1000 bytes, as in file managers and browsers. */
export const downloadNote = (
  note: string,
  { whitePaperPage }: WhitePaperContent,
  { pages, bytes }: PdfFacts,
): string =>
  fillTemplate(note, {
    chapitres: chaptersToRead(whitePaperPage.chapters).length,
    pages,
    taille: `${Math.round(bytes / 1000)}\u00a0Ko`,
  });

export function GuideDownload({ content, fetchPdfMaker, ...button }: GuideDownloadProps) {
  const { email } = content.siteSettings;
  return (
    <DownloadButton
      {...button}
      look={primaryButton}
      prefetch={fetchPdfMaker}
      make={async () => ({ file: (await fetchPdfMaker())(content), name: FILE_NAME })}
      busy="Préparation du PDF…"
      ordered={(name) => `Le téléchargement est lancé. Le PDF s’appelle ${name}.`}
      published={{ address: `/${FILE_NAME}`, opening: "Ouvrir le guide" }}
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
