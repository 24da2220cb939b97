/** Delay in Safari, which has no `requestIdleCallback`, in ms. */
const NO_IDLE_CALLBACK = 200;

/** Runs a function in a task of its own, once the browser has nothing else to do. @param timeout longest wait, in ms; none by default. */
export function whenIdle(run: () => void, timeout = 0): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout });
  else setTimeout(run, NO_IDLE_CALLBACK);
}
