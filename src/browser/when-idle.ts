/** Maximum wait for an idle moment, in ms. Scripts start about 4 s after load, so the PDF's files arrive by 6 s. */
const MAX_WAIT = 1_500;

/** The Network Information API, which only Chromium has. */
interface Connection {
  saveData?: boolean;
}

const savesData = () => "connection" in navigator && Boolean((navigator.connection as Connection).saveData);

/**
 * Runs a prefetch when the page is idle; never for a visitor who asked to save data.
 * @returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (savesData()) return () => undefined;
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(task, MAX_WAIT);
    return () => window.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: MAX_WAIT });
  return () => window.cancelIdleCallback(request);
}
