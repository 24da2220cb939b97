/** The longest wait for a quiet moment, in ms: scripts start about 4 s after load, the PDF's parts are there by 6 s. */
const PATIENCE = 1_500;

/** What a browser says of the visitor's line; only Chromium does. */
interface Line {
  saveData?: boolean;
}

const savesData = () => "connection" in navigator && Boolean((navigator.connection as Line).saveData);

/**
 * Runs a fetch-ahead once the page has nothing better to do; never for a visitor who asked to save data.
 * @returns a function that calls it off.
 */
export function whenIdle(task: () => void): () => void {
  if (savesData()) return () => undefined;
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(task, PATIENCE);
    return () => window.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(request);
}
