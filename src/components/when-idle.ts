/** Unit: ms. The fallback for Safari, which has no `requestIdleCallback`. */
const FALLBACK_DELAY = 200;

/** Runs a function in a task of its own, once the browser has nothing else to do. @param timeout longest wait, in ms; none by default. */
export function whenIdle(run: () => void, timeout = 0): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout });
  else setTimeout(run, FALLBACK_DELAY);
}

/** Whether the browser is asked to save data (`Save-Data`). Only Chromium says so. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
