import { useEffect, useRef, useState } from "react";

import { nextPaint } from "./next-paint";
import { saveFile } from "./save-file";
import { whenIdle } from "./when-idle";

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
  /** The name of a file that a click before hydration has saved, once. Rejects when it could not be made. */
  takeEarlyDownload?: () => Promise<string> | undefined;
}

/**
 * Makes a file and saves it. Prefetches what it needs, so that the click also works offline.
 * @returns the state of the download, and the button's click handler.
 */
export function useDownload<Maker>({ fetchMaker, make, takeEarlyDownload }: FileSource<Maker>) {
  const [shown, setShown] = useState<DownloadState>({ state: "ready" });
  const busy = useRef(false);

  useEffect(
    () =>
      whenIdle(() => {
        // Nobody has asked for the file yet, so ignore a failure. The click retries, and reports a failure.
        fetchMaker().catch(() => undefined);
      }),
    [fetchMaker],
  );

  const makeAndSave = async () => {
    const [maker] = await Promise.all([fetchMaker(), nextPaint()]);
    const { file, name } = make(maker);
    saveFile(file, name);
    return name;
  };

  const download = async () => {
    // React updates the state too late to stop the second click of a double click.
    if (busy.current) return;
    busy.current = true;
    setShown({ state: "busy" });
    try {
      // After a failure, this click tries again.
      const early = await takeEarlyDownload?.()?.catch(() => undefined);
      setShown({ state: "saved", name: early ?? (await makeAndSave()) });
    } catch (error) {
      console.error("The file could not be made:", error);
      setShown({ state: "failed" });
    } finally {
      busy.current = false;
    }
  };

  return { shown, download };
}
