import type { ContentSource } from "../../src/content/content-entry";
import type { PreviewData } from "./preview-data";

interface Gatsby {
  /** Makes Gatsby read all drafts again. @throws when Gatsby does not respond. */
  refresh: () => Promise<unknown>;
  /** Error message of Gatsby's last reading, in French; undefined or empty after a success. */
  readFault: () => Promise<string | undefined>;
}

export type DraftsState = Omit<PreviewData, "problems">;

/** The most polls without a reading after a failed one: half a minute. */
const LONGEST_WAIT = 31;

/** Polls the drafts when clients poll; idle without clients. @returns a function that starts a poll and returns the state before it. */
export function followDrafts(
  drafts: NonNullable<ContentSource["drafts"]>,
  { refresh, readFault }: Gatsby,
): () => DraftsState {
  const state: DraftsState = {};
  // Empty, so that the first poll refreshes: a draft may have changed while Gatsby started.
  let lastSeen = "";
  let isPolling = false;
  /** Polls since the last reading, and how many must pass after a failed one: 1, 3, 7… */
  let passed = 0;
  let wait = 0;

  async function poll(): Promise<void> {
    const newest = await drafts.readNewest();
    const fault = await readFault();
    state.fault = fault ? fault.split("\n")[0] : undefined;
    if (!fault) wait = 0;
    const isRetry = Boolean(fault) && passed >= wait;
    passed += 1;
    if (newest === lastSeen && !isRetry) return;
    await refresh();
    lastSeen = newest;
    passed = 0;
    wait = Math.min(2 * wait + 1, LONGEST_WAIT);
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
