import { type Connection, readPage } from "../../src/content/sources/contentful-api";
import type { PreviewData } from "./preview-data";

/** Detects changes by the number of drafts and the newest one: the Preview API has no list of changes. */
async function stateOf(drafts: Connection): Promise<string> {
  const query = "limit=1&order=-sys.updatedAt&select=sys.id,sys.updatedAt";
  const kinds = ["entries", "assets"].map((kind) => readPage<object>(drafts, `${kind}?${query}`));
  return JSON.stringify((await Promise.all(kinds)).map(({ total, items }) => [total, items]));
}

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
    const now = await stateOf(drafts);
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
