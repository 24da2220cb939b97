import { useEffect, useRef, useState } from "react";

import { saveFile } from "../download/save-file";
import { whenIdle } from "../download/when-idle";
import type { WhitePaperContent } from "./document";
import { FILE_NAME } from "./file-name";
import { fetchWhitePaperMaker } from "./pdf/fetch-white-paper-maker";

export type DownloadState = "ready" | "busy" | "saved" | "failed";

/** Maximum wait for a frame, in ms: a background page draws none. */
const MAX_FRAME_WAIT = 50;

/** Waits until the browser has drawn the busy button: making the PDF briefly blocks the main thread. */
const nextPaint = () =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_FRAME_WAIT);
    // A frame's callbacks run before it is drawn. A timer that they set runs after.
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Makes the white paper and saves it. Prefetches its code and fonts, so that the click also works offline.
 * @returns the state of the download, and the button's click handler.
 */
export function useWhitePaperDownload(content: WhitePaperContent) {
  const [state, setState] = useState<DownloadState>("ready");
  const busy = useRef(false);

  useEffect(
    () =>
      whenIdle(() => {
        // Nobody has asked for the PDF yet, so ignore a failure. The click retries, and reports a failure.
        fetchWhitePaperMaker().catch(() => undefined);
      }),
    [],
  );

  const download = async () => {
    // React updates the state too late to stop the second click of a double click.
    if (busy.current) return;
    busy.current = true;
    setState("busy");
    try {
      const [makeWhitePaper] = await Promise.all([fetchWhitePaperMaker(), nextPaint()]);
      saveFile(makeWhitePaper(content), FILE_NAME);
      setState("saved");
    } catch (error) {
      console.error("The white paper could not be made:", error);
      setState("failed");
    } finally {
      busy.current = false;
    }
  };

  return { state, download };
}
