/** The delay between the load event and the start of the scripts on an idle page, in ms. */
export const IDLE_DELAY = 4000;

const INTERACTIONS = ["pointerdown", "keydown", "touchstart", "wheel", "focusin", "submit"] as const;

/** The Network Information API, which only Chromium has. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Runs a function `delay` ms after the load event, or `delay` ms from now if the page has loaded. */
function afterLoad(run: () => void, delay: number): void {
  const wait = () => void setTimeout(run, delay);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/**
 * Runs a function once, at the visitor's next interaction. Scroll events do not count: browsers also scroll by themselves, to an
 * anchor or a previous position, and on a busy phone long after load. The events that cause a visitor's scroll count.
 */
export function onNextInteraction(run: () => void): void {
  const listener = ({ type, target }: Event) => {
    // Opening `/#services` focuses the section without any interaction.
    if (type === "focusin" && target instanceof Element && target.matches(":target")) return;
    for (const name of INTERACTIONS) removeEventListener(name, listener, true);
    run();
  };
  for (const name of INTERACTIONS) addEventListener(name, listener, { capture: true, passive: true });
}

/** Runs a function some time after load, when the page is idle; never for a visitor who asked to save data. */
export function onIdlePage(run: () => void): void {
  const { connection }: NavigatorWithConnection = navigator;
  if (connection?.saveData) return;
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: IDLE_DELAY });
    else run();
  }, IDLE_DELAY);
}
