import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useEffect, useId, useState } from "react";

import { alertText, noteText } from "../../theme/text";
import { fontSizes, space } from "../../theme/tokens";
import { saveFile } from "./save-and-copy";

export interface DownloadButtonProps {
  label: string;
  look: SerializedStyles;
  /** Chunks and URLs to prefetch before hydration (gatsby-plugin-deferred-scripts). */
  ahead?: readonly string[] | undefined;
  note?: string | undefined;
  busy: string;
  saved: (name: string) => string;
  failed: ReactNode;
  /** Must be the same function at every render, because an effect depends on it. */
  prefetch?: () => Promise<unknown>;
  make: () => { file: Blob; name: string } | Promise<{ file: Blob; name: string }>;
}

const noteStyles = css(noteText, { marginTop: space(1.5) });
const status = css({ fontSize: fontSizes.small, "&:not(:empty)": { marginTop: space(1.5) } });

/** Resolves after the next paint, which shows the busy button: making a PDF blocks the main thread. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Makes and saves a file in the browser. A status message below the button announces progress and result (WCAG 4.1.3). */
export function DownloadButton({ label, look, ahead, note, ...props }: DownloadButtonProps) {
  const { busy, saved, failed, prefetch, make } = props;
  const noteId = useId();
  const [state, setState] = useState<"ready" | "busy" | "failed" | { savedAs: string }>("ready");

  // Prefetches, so that a later click works offline. That click also reports a failure, so it is ignored here.
  useEffect(() => {
    const timer = setTimeout(() => void prefetch?.().catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, [prefetch]);

  const download = async () => {
    setState("busy");
    try {
      await nextPaint();
      const { file, name } = await make();
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
        // Ignores the second click of a double click, which may come after the file is saved.
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
        {state === "busy" ? busy : typeof state === "object" ? saved(state.savedAs) : ""}
      </p>
      <div role="alert" css={alertText}>
        {state === "failed" && failed}
      </div>
    </div>
  );
}
