import { trackButton } from "./replaced-button";

/** Clicks on these elements are held until hydration. Submissions always are. */
const HELD = "button[type=button]";
/** The timeout of a held click, in ms. A submission has six times as long, for slow networks. */
const TIMEOUT = 10_000;

/**
 * Holds clicks on buttons and submissions until hydration. Held buttons are `aria-busy`, and leaving the page while a submission is held
 * asks first.
 * @param onTimeout is called when an action has been held for too long.
 * @returns `hold` holds the action of an event, if it is one; `release` ends all holds and returns their buttons, to replay the actions.
 */
export function holdActions(options: AddEventListenerOptions, onTimeout: () => void) {
  /** Finds each held button again. */
  const held = new Map<HTMLElement, () => HTMLElement | undefined>();
  const askBeforeLeaving = (event: Event) => {
    if (held.size > 0) event.preventDefault();
  };
  const hold = (event: Event) => {
    const { type, target, submitter } = event as SubmitEvent;
    const button = submitter ?? (type === "click" && (target as Element).closest<HTMLElement>(HELD));
    if (!button) return;
    // While React hydrates the page, it would handle the event too.
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(button, trackButton(button));
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
