import { useEffect, useRef, useState } from "react";

import { saveFile } from "./save-file";

/** A file that the browser has made, and its name on the visitor's disk. */
export interface MadeFile {
  file: Blob;
  name: string;
}

export type DownloadState =
  { state: "ready" } | { state: "busy" } | { state: "saved"; name: string } | { state: "failed" };

/** How a file is made: what has to be fetched first, and a function that then makes the file without a server. */
export interface FileSource<Maker> {
  /** The same function at every render. It fetches once, and again after a failure. */
  fetchMaker: () => Promise<Maker>;
  make: (maker: Maker) => MadeFile;
}

/** Waits until the browser has drawn the busy button: making a PDF briefly blocks it. A background page draws no frame. */
const nextPaint = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Makes a file and saves it. Fetches ahead what it needs, so that the click also works offline.
 * @returns the state of the download, and the button's click handler.
 */
export function useDownload<Maker>({ fetchMaker, make }: FileSource<Maker>) {
  const [shown, setShown] = useState<DownloadState>({ state: "ready" });
  const isBusy = useRef(false);

  useEffect(() => {
    // Nobody has asked for the file yet: a click fetches again, and reports a failure.
    const timer = setTimeout(() => void fetchMaker().catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, [fetchMaker]);

  const download = async () => {
    // React updates the state too late to stop the next of several quick clicks.
    if (isBusy.current) return;
    isBusy.current = true;
    setShown({ state: "busy" });
    try {
      const [maker] = await Promise.all([fetchMaker(), nextPaint()]);
      const { file, name } = make(maker);
      saveFile(file, name);
      setShown({ state: "saved", name });
    } catch (error) {
      console.error("The file could not be made:", error);
      setShown({ state: "failed" });
    } finally {
      isBusy.current = false;
    }
  };

  return { shown, download };
}
