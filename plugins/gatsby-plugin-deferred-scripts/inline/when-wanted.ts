import { savesData } from "./connection";

/**
 * The delay between the load event and the first file that is fetched ahead, in ms. What the load event brought is painted first: a
 * request before that paint would share its connections, and Lighthouse's model counts it as one that the paint waits for.
 */
export const FETCH_DELAY = 300;

/** The delay between the load event and the start of the scripts on an idle page, in ms. */
export const IDLE_DELAY = 4000;

/** The maximum wait for an idle moment, in ms. */
const MAX_WAIT = 1000;

/**
 * The time without an interaction after which the visitor probably rests, in ms. The next key of a typist comes earlier, and so does
 * the first key after a tap on a field.
 */
export const REST = 500;

/** The event that an idle page sends itself. */
export const IDLE = "idle";

/**
 * `popstate`: Back or Forward to another page of the same document, which only a router can show. `pageshow`: the way back to a page
 * whose scripts were loading when it was left.
 */
const INTERACTIONS = [
  "pointerdown",
  "pointerover",
  "keydown",
  "click",
  "wheel",
  "focusin",
  "submit",
  "popstate",
  "pageshow",
  IDLE,
];

/** After which another one often follows. */
const TOUCH = /down|click/;

/** What needs the scripts. Links, `summary` and everything else work without. */
const NEEDS_SCRIPTS = "button,form";

/** Safari has no `requestIdleCallback`. */
interface WindowWithIdleTime {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => void;
}

/** Runs a function at the next idle moment. */
export function whenIdle(run: () => void): void {
  const page: WindowWithIdleTime = window;
  const request = page.requestIdleCallback ?? ((callback) => setTimeout(callback));
  request(run, { timeout: MAX_WAIT });
}

/**
 * Runs a function at an idle moment after the load event; never for a visitor who saves data.
 * @param delay from the load event to the earliest moment, in ms.
 */
export function afterLoad(run: () => void, delay: number): void {
  if (savesData()) return;
  addEventListener("load", () => setTimeout(() => whenIdle(run), delay));
}

/** Whether an event shows that the visitor is about to use something that may need the scripts. */
function isIntent({ type, target, persisted }: Event & { persisted?: boolean }): boolean {
  // A navigation. Each page sends `pageshow` when it opens, and one from the back/forward cache again, which is then `persisted`.
  if (!(target instanceof Element)) return persisted !== false;
  // Browsers also send it when the page appears or scrolls under a pointer that rests.
  if (type === "pointerover") return target.closest(NEEDS_SCRIPTS) !== null;
  // Opening `/#services` focuses the section without any interaction.
  return type !== "focusin" || !target.matches(":target");
}

/** Whether something waits for the scripts, as a menu does that Escape closes. A navigation has no element. */
const isUrgent = ({ type, target, key }: Event & { key?: string }) =>
  !(target instanceof Element) || type === "submit" || key === "Escape" || target.closest("button") !== null;

/**
 * Runs a function once, when the visitor rests after an interaction, or after the pointer has come to something that needs the
 * scripts: they would delay the answer to the next key or tap. A press on a button, a submission, Escape or a navigation ends the
 * wait. Scroll events do not count: browsers also scroll by themselves, to an anchor or a previous position, and on a busy phone long
 * after load. The events that cause a visitor's scroll count.
 * @param run gets the interaction before the rest.
 */
export function onNextInteraction(run: (event: Event) => void): void {
  let timer = 0;
  const end = (event: Event) => {
    clearTimeout(timer);
    for (const name of INTERACTIONS) removeEventListener(name, listener, true);
    run(event);
  };
  const listener = (event: Event) => {
    if (!isIntent(event)) return;
    if (isUrgent(event)) end(event);
    else if (!timer || TOUCH.test(event.type)) {
      clearTimeout(timer);
      timer = window.setTimeout(end, REST, event);
    }
  };
  for (const name of INTERACTIONS) addEventListener(name, listener, true);
}
