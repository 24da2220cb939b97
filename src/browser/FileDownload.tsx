import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useId } from "react";

import { noteText } from "../theme/text";
import { colors, fontSizes, space } from "../theme/tokens";
import { type FileSource, useDownload } from "./use-download";

/** What is shown of a file: the button, and the messages below it. */
interface FileDownloadProps<Maker> extends FileSource<Maker> {
  label: string;
  look: SerializedStyles;
  /** Addresses of files that a press needs, which are fetched before hydration (gatsby-plugin-deferred-scripts). */
  ahead?: readonly string[];
  /** What the file is, below the button. */
  note?: string | undefined;
  busy: string;
  saved: (name: string) => string;
  /** What happened, and what a visitor can do. Another click tries again. */
  failed: ReactNode;
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

/** Makes a file and saves it. Shows and announces progress and result below the button (WCAG 4.1.3). */
export function FileDownload<Maker>({
  label,
  look,
  ahead,
  note,
  busy,
  saved,
  failed,
  ...source
}: FileDownloadProps<Maker>) {
  const noteId = useId();
  const { shown, download } = useDownload(source);
  return (
    <div>
      <button
        type="button"
        css={look}
        data-ahead={ahead?.join(" ")}
        aria-disabled={shown.state === "busy"}
        aria-describedby={note && noteId}
        // A second click of a double click may come after the file is saved.
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
        {shown.state === "busy" && busy}
        {shown.state === "saved" && saved(shown.name)}
      </p>
      {shown.state === "failed" && (
        <p role="alert" css={failure}>
          {failed}
        </p>
      )}
    </div>
  );
}
