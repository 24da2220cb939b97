import { savesData } from "./connection";

/** The delay between the load event and the start of the scripts on an idle page, in ms. */
export const IDLE_DELAY = 4000;

/** The maximum wait for an idle moment after the load event, in ms. */
const MAX_WAIT = 1000;

const INTERACTIONS = [
  "pointerdown",
  "pointerover",
  "keydown",
  "touchstart",
  "wheel",
  "focusin",
  "submit",
] as const;

/** What needs the scripts. Links, `summary` and everything else work without. */
const NEEDS_SCRIPTS = "button, form";

/**
 * Runs a function at an idle moment after the load event; never for a visitor who saves data.
 * @param delay from the load event to the earliest moment, in ms.
 * @param maxWait from that to the latest moment, in ms.
 */
function afterLoad(run: () => void, delay: number, maxWait: number): void {
  if (savesData()) return;
  const wait = () =>
    void setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: maxWait });
      else run();
    }, delay);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** Whether an event shows that the visitor is about to use something that needs the scripts. */
function isIntent({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return true;
  // Browsers also send it when the page appears or scrolls under a pointer that rests.
  if (type === "pointerover") return target.closest(NEEDS_SCRIPTS) !== null;
  // Opening `/#services` focuses the section without any interaction.
  return type !== "focusin" || !target.matches(":target");
}

/**
 * Runs a function once, at the visitor's next interaction, or when the pointer comes to something that needs the scripts. Scroll
 * events do not count: browsers also scroll by themselves, to an anchor or a previous position, and on a busy phone long after load.
 * The events that cause a visitor's scroll count.
 */
export function onNextInteraction(run: () => void): void {
  const listener = (event: Event) => {
    if (!isIntent(event)) return;
    for (const name of INTERACTIONS) removeEventListener(name, listener, true);
    run();
  };
  for (const name of INTERACTIONS) addEventListener(name, listener, { capture: true, passive: true });
}

/** Runs a function as soon as the loaded page is idle; never for a visitor who saves data. */
export const onLoadedPage = (run: () => void) => afterLoad(run, 0, MAX_WAIT);

/** Runs a function some time after load, when the page is idle; never for a visitor who saves data. */
export const onIdlePage = (run: () => void) => afterLoad(run, IDLE_DELAY, IDLE_DELAY);
