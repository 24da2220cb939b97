import type { ContentSource } from "../../src/content/content-entry";
import type { PreviewData } from "./preview-data";

interface Gatsby {
  /** Makes Gatsby read all drafts again. */
  refresh: () => void;
  /** Error message of Gatsby's last reading, in French; undefined or empty after a success. */
  lastFault: () => Promise<string | undefined>;
}

export type DraftsState = Omit<PreviewData, "problems">;

/** Unit: ms. A reading that failed is tried again after this pause, because it reads all drafts. */
const RETRY_PAUSE = 10_000;

/** Polls the drafts when clients poll; idle without clients. @returns a function that starts a poll and returns the state before it. */
export function followDrafts(
  drafts: NonNullable<ContentSource["drafts"]>,
  { refresh, lastFault }: Gatsby,
): () => DraftsState {
  const state: DraftsState = {};
  // Empty, so that the first poll refreshes: a draft may have changed while Gatsby started.
  let lastSeen = "";
  let isPolling = false;
  /** Time of the last reading, in ms. */
  let readAt = 0;

  async function poll(): Promise<void> {
    const newest = await drafts.readNewest();
    const fault = await lastFault();
    state.fault = fault ? fault.split("\n")[0] : undefined;
    const isRetry = Boolean(fault) && Date.now() - readAt > RETRY_PAUSE;
    if (newest === lastSeen && !isRetry) return;
    refresh();
    lastSeen = newest;
    readAt = Date.now();
    state.changedAt = new Date().toISOString();
  }

  function reportFailure(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (!state.fault) console.error(`${message}\nL’aperçu montre les derniers brouillons lus.`);
    // The lines after the first are advice for the operator of the preview.
    [state.fault] = message.split("\n");
  }

  return () => {
    if (!isPolling) {
      isPolling = true;
      poll()
        .catch(reportFailure)
        .finally(() => (isPolling = false));
    }
    return { ...state };
  };
}
