import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useEffect, useId, useState } from "react";

import { noteText } from "../theme/text";
import { colors, fontSizes, space } from "../theme/tokens";
import { saveFile } from "./save-and-copy";

/** What is shown of a file, the button and the messages below it, and how the file is made. */
interface FileDownloadProps<Maker> {
  label: string;
  look: SerializedStyles;
  /** Chunks and addresses of files that a press needs, to be fetched before hydration (gatsby-plugin-deferred-scripts). */
  ahead?: readonly string[];
  /** What the file is, below the button. */
  note?: string | undefined;
  busy: string;
  saved: (name: string) => string;
  /** What happened, and what a visitor can do. Another click tries again. */
  failed: ReactNode;
  /** Fetches what the file is made with. The same function at every render; it fetches once, and again after a failure. */
  fetchMaker: () => Promise<Maker>;
  /** Makes the file without a server, and its name on the visitor's disk. */
  make: (maker: Maker) => { file: Blob; name: string };
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

/** Resolves when the browser has drawn the busy button: making a PDF briefly blocks it. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Makes a file and saves it. Shows and announces progress and result below the button (WCAG 4.1.3). */
export function FileDownload<Maker>({ label, look, ahead, note, ...props }: FileDownloadProps<Maker>) {
  const { busy, saved, failed, fetchMaker, make } = props;
  const noteId = useId();
  const [state, setState] = useState<"ready" | "busy" | "failed" | { savedAs: string }>("ready");

  // Ahead of a click, which then also works offline, and reports a failure.
  useEffect(() => {
    const timer = setTimeout(() => void fetchMaker().catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, [fetchMaker]);

  const download = async () => {
    setState("busy");
    try {
      const [maker] = await Promise.all([fetchMaker(), drawn()]);
      const { file, name } = make(maker);
      saveFile(file, name);
      setState({ savedAs: name });
    } catch (error) {
      console.error("The file could not be made:", error);
      setState("failed");
    }
  };

  return (
    <div>
      <button
        type="button"
        css={look}
        data-ahead={ahead?.join(" ")}
        aria-disabled={state === "busy"}
        aria-describedby={note && noteId}
        // A second click of a double click may come after the file is saved.
        onClick={({ detail }) => {
          if (detail < 2 && state !== "busy") void download();
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
        {state === "busy" && busy}
        {typeof state === "object" && saved(state.savedAs)}
      </p>
      {state === "failed" && (
        <p role="alert" css={failure}>
          {failed}
        </p>
      )}
    </div>
  );
}
