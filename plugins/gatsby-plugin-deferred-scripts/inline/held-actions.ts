/**
 * Two kinds of presses that a page without its scripts would lose:
 * - one before hydration: `holdActions` keeps its button, and start-later.ts clicks it afterwards;
 * - one during hydration, while React replaces the button under the finger: `replayLostClicks` clicks the new button.
 */
import { track } from "./track";

/** Clicks are held on these buttons only. A click on a submit button becomes a submission, which is held. */
const HELD_BUTTONS = "button[type=button]";
/** Timeout of a held click, in ms. A submission has six times as long, for slow networks. */
const TIMEOUT = 10_000;

/** The button for which an event is held, if any. A submission by a script has none, and is not held. */
function buttonOf({ type, target, submitter }: SubmitEvent): HTMLElement | null {
  if (type === "submit") return submitter;
  if (type === "click") return (target as Element).closest<HTMLElement>(HELD_BUTTONS);
  return null;
}

/** A held press. */
interface Held {
  /** Finds the button after React has redrawn the page. */
  find: () => HTMLElement | undefined;
  timeout: number;
}

/** Holds clicks and submissions until hydration. @returns `hold` takes any event; `release` ends all holds and returns their buttons. */
export function holdActions(options: AddEventListenerOptions, onTimeout: () => void) {
  const held = new Map<HTMLElement, Held>();
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (held.size === 0) return;
    event.preventDefault();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before version 119 asks only if this is set.
    event.returnValue = true;
  };
  const hold = (event: Event) => {
    const button = buttonOf(event as SubmitEvent);
    if (!button) return;
    const isSubmission = event.type === "submit";
    // React would also handle the event, while it hydrates the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    // A repeated press starts the button's time again.
    clearTimeout(held.get(button)?.timeout);
    const timeout = window.setTimeout(onTimeout, isSubmission ? 6 * TIMEOUT : TIMEOUT);
    held.set(button, { find: track(button), timeout });
    button.setAttribute("aria-busy", "true");
    if (isSubmission) addEventListener("beforeunload", askBeforeLeaving, options);
  };
  const release = () => {
    const presses = [...held];
    held.clear();
    return presses.map(([button, { find, timeout }]) => {
      clearTimeout(timeout);
      button.setAttribute("aria-busy", "false");
      return find();
    });
  };
  return { hold, release };
}

/** Unit: px. A press whose pointer moves farther is not replayed as a click. */
const MAX_CLICK_MOVE = 10;
/**
 * Unit: ms, after `pointerup`. On a touch screen the click comes late, and React may replace the button
 * before it.
 */
const LATE_CLICK = 100;

/** Clicks the new button if React replaces one between `pointerdown` and the click: the browser then fires no click on either. */
export function replayLostClicks(options: AddEventListenerOptions): void {
  const onPress = ({ target, clientX, clientY }: PointerEvent) => {
    const pressed = (target as Element).closest("button");
    if (!pressed) return;
    const find = track(pressed);
    const press = new AbortController();
    const duringPress = { signal: press.signal, capture: true };
    // The press ends when the browser clicks or cancels, or when the next press begins.
    for (const type of ["click", "pointercancel", "pointerdown"])
      addEventListener(type, () => press.abort(), duringPress);
    const replay = () => {
      if (!press.signal.aborted && !pressed.isConnected) find()?.click();
    };
    const onRelease = (event: PointerEvent) => {
      const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
      if (distance < MAX_CLICK_MOVE) setTimeout(replay, LATE_CLICK);
      else press.abort();
    };
    addEventListener("pointerup", onRelease, duringPress);
  };
  addEventListener("pointerdown", onPress, options);
}
