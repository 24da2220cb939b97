/** How long an idle page waits for its scripts, after its load event, in ms. */
export const IDLE_DELAY = 4000;

const INTERACTIONS = ["pointerdown", "keydown", "touchstart", "wheel", "focusin", "submit"] as const;

/** Chromium's Network Information; other browsers have none. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Runs something that many ms after the page has loaded, or from now on if it has. */
function afterLoad(run: () => void, delay: number): void {
  const wait = () => void setTimeout(run, delay);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/**
 * Runs something once, at the visitor's next sign of life. A scroll is none by itself: browsers scroll too, to an anchor or
 * back to where the visitor was, and on a busy phone long after load. What makes a visitor's scroll is heard instead.
 */
export function onNextInteraction(run: () => void): void {
  const heard = ({ type, target }: Event) => {
    // Opening `/#services` focuses the section: nobody has done anything yet.
    if (type === "focusin" && target instanceof Element && target.matches(":target")) return;
    for (const name of INTERACTIONS) removeEventListener(name, heard, true);
    run();
  };
  for (const name of INTERACTIONS) addEventListener(name, heard, { capture: true, passive: true });
}

/** Runs something some time after load, when the page is idle; never for a visitor who asked to save data. */
export function onIdlePage(run: () => void): void {
  const { connection }: NavigatorWithConnection = navigator;
  if (connection?.saveData) return;
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: IDLE_DELAY });
    else run();
  }, IDLE_DELAY);
}
