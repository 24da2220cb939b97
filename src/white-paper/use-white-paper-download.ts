import { useEffect, useRef, useState } from "react";

import type { WhitePaperContent } from "./document";
import { FILE_NAME } from "./file-name";
import { fetchWhitePaperMaker } from "./pdf/fetch-white-paper-maker";
import { saveFile } from "./save-file";
import { whenIdle } from "./when-idle";

export type DownloadState = "ready" | "busy" | "saved" | "failed";

/** The longest wait for a frame, in ms: a page in the background draws none. */
const FRAME_PATIENCE = 50;

/** Waits until the browser has drawn the busy button: making the PDF briefly blocks the main thread. */
const nextPaint = () =>
  new Promise((resolve) => {
    setTimeout(resolve, FRAME_PATIENCE);
    // A frame's callbacks run before it is drawn, a timer set by them after.
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Makes the white paper and saves it. What it needs is fetched ahead, so that the click works with the network cut.
 * @returns the state of the download, and what the button does.
 */
export function useWhitePaperDownload(content: WhitePaperContent) {
  const [state, setState] = useState<DownloadState>("ready");
  const busy = useRef(false);

  useEffect(
    () =>
      whenIdle(() => {
        // Nobody has asked for the PDF yet. The click tries again, and reports a failure.
        fetchWhitePaperMaker().catch(() => undefined);
      }),
    [],
  );

  const download = async () => {
    // State comes too late for the second press of a double click.
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
