import type { Connection } from "../../src/content/sources/contentful-api";
import { readNewest } from "../../src/content/sources/contentful-readings";
import type { PreviewData } from "./preview-data";

interface Gatsby {
  /** Makes Gatsby read all drafts again. @throws when Gatsby does not respond. */
  refresh: () => Promise<unknown>;
  /** Error message of Gatsby's last reading, in French; undefined or empty after a success. */
  readFault: () => Promise<string | undefined>;
}

/** Polls the drafts when clients poll; idle without clients. @returns a function that starts a poll and returns the state before it. */
export function followDrafts(drafts: Connection, { refresh, readFault }: Gatsby) {
  const state: Omit<PreviewData, "problems"> = {};
  // Empty, so that the first poll refreshes: a draft may have changed while Gatsby started.
  let seen = "";
  let isPolling = false;

  async function poll(): Promise<void> {
    const now = await readNewest(drafts);
    const fault = await readFault();
    if (now !== seen || fault) {
      await refresh();
      seen = now;
      state.changedAt = new Date().toISOString();
    }
    state.fault = fault ? fault.split("\n")[0] : undefined;
  }

  return () => {
    if (!isPolling) {
      isPolling = true;
      poll()
        .catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          // The other lines are advice for the operator of the preview.
          if (!state.fault) console.error(`${message}\nL’aperçu montre les derniers brouillons lus.`);
          [state.fault] = message.split("\n");
        })
        .finally(() => (isPolling = false));
    }
    return { ...state };
  };
}
