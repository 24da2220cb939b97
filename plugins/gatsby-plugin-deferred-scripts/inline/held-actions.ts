import { track } from "./track";

/** Clicks are held on these elements only; every submission is held. */
const HELD = "button[type=button]";
/** Timeout of a held click, in ms. A submission has six times as long, for slow networks. */
const TIMEOUT = 10_000;

/** Holds clicks and submissions until hydration. @returns `hold` takes an event; `release` ends all holds and returns their buttons. */
export function holdActions(options: AddEventListenerOptions, onTimeout: () => void) {
  const held = new Map<HTMLElement, () => HTMLElement | undefined>();
  const askBeforeLeaving = (event: Event) => {
    if (held.size > 0) event.preventDefault();
  };
  const hold = (event: Event) => {
    const { type, target, submitter } = event as SubmitEvent;
    const button = submitter ?? (type === "click" && (target as Element).closest<HTMLElement>(HELD));
    if (!button) return;
    // React would also handle the event, while it hydrates the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(button, track(button));
    button.setAttribute("aria-busy", "true");
    if (submitter) addEventListener("beforeunload", askBeforeLeaving, options);
    setTimeout(() => held.has(button) && onTimeout(), submitter ? 6 * TIMEOUT : TIMEOUT);
  };
  const release = () => {
    const buttons = [...held];
    held.clear();
    return buttons.map(([button, find]) => {
      button.setAttribute("aria-busy", "false");
      return find();
    });
  };
  return { hold, release };
}

/** Clicks the new button if React replaces one between `pointerdown` and the click: the browser then fires no click on either. */
export function replayLostClicks(options: AddEventListenerOptions): void {
  const onPress = ({ target, clientX, clientY }: PointerEvent) => {
    const pressed = (target as Element).closest("button");
    if (!pressed) return;
    const find = track(pressed);
    const ended = new AbortController();
    const replay = () => {
      if (!ended.signal.aborted && !pressed.isConnected) find()?.click();
    };
    const onRelease = (event: PointerEvent) => {
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < 10;
      // React also replaces buttons during `pointerup`, and clicks on a touch screen come late.
      if (event.type === "pointerup" && isStill) setTimeout(replay, 100);
      else ended.abort();
    };
    for (const type of ["pointerup", "pointercancel", "click", "pointerdown"] as const)
      addEventListener(type, onRelease, { signal: ended.signal, capture: true });
  };
  addEventListener("pointerdown", onPress, options);
}
