import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import type { WhitePaperPage } from "../content-model/types/whitePaperPage";
import { noteText } from "../theme/text";
import { colors, fontSizes, space } from "../theme/tokens";
import type { WhitePaperContent } from "./document";
import { FILE_NAME } from "./file-name";
import { PDF_NEEDS } from "./pdf/fetch-white-paper-maker";
import { useWhitePaperDownload } from "./use-white-paper-download";

export type PdfContent = WhitePaperContent["page"] & Pick<WhitePaperPage, "chapters">;

export type PdfSettings = WhitePaperContent["settings"];

interface DownloadButtonProps {
  label: string;
  content: WhitePaperContent;
  look: SerializedStyles;
  /** What the file is, below the button. */
  note?: string | undefined;
}

const noteStyles = css(noteText, { marginTop: space(1.5) });
const status = css({ fontSize: fontSizes.small, "&:not(:empty)": { marginTop: space(1.5) } });
const failure = css({
  marginTop: space(1.5),
  padding: space(2),
  borderLeft: `4px solid ${colors.error}`,
  background: colors.errorSoft,
  color: colors.ink,
});

/** Downloads the white paper. Shows and announces progress and result below the button (WCAG 4.1.3). */
export function DownloadButton({ label, content, look, note }: DownloadButtonProps) {
  const noteId = useId();
  const { state, download } = useWhitePaperDownload(content);
  const { email } = content.settings;
  return (
    <div>
      <button
        type="button"
        css={look}
        data-needs={PDF_NEEDS}
        aria-disabled={state === "busy"}
        aria-describedby={note && noteId}
        // Ignore the second click of a double click, which may come after the PDF is saved.
        onClick={({ detail }) => {
          if (detail < 2) void download();
        }}
      >
        {label}
      </button>
      {note && (
        <p id={noteId} css={noteStyles}>
          {note}
        </p>
      )}
      <p role="status" css={status}>
        {state === "busy" && "Préparation du PDF…"}
        {state === "saved" && `Le PDF est enregistré sous le nom ${FILE_NAME}.`}
      </p>
      {state === "failed" && (
        <p role="alert" css={failure}>
          Le PDF n’a pas pu être préparé. Vérifiez votre connexion et réessayez, ou écrivez-nous à{" "}
          <a href={`mailto:${email}`}>{email}</a>
          {"\u00a0"}: nous vous l’enverrons.
        </p>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment PdfContent on WhitePaperPage {
    title
    subtitle
    coverImage {
      alt
    }
    pdfCoverTitle
    pdfContentsHeading
    pdfContentsNote
    pdfContactHeading
    pdfContactText
    pdfEmailLabel
    pdfPhoneLabel
    pdfSubject
    pdfKeywords
    updatedLabel
    sourcesLabel
    readOnLabel
    chapters {
      title
      text
      chartTitle
      chartBars
      updatedOn
      sources
    }
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
