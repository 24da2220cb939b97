/** How long a press may wait, in ms. */
const MAX_WAIT = 10_000;

/**
 * Keeps presses on buttons (`type="button"`) and submissions of forms with `method="dialog"` until hydration. The button is `aria-busy`
 * meanwhile, and leaving the page asks first while a submission waits.
 * @param untilHydrated for listeners that capture an event until hydration.
 * @param report called when a press has waited too long. The visitor no longer expects that it still happens.
 * @returns a function that forgets all presses, and returns each button once.
 */
export function keepPresses(
  untilHydrated: Readonly<AddEventListenerOptions>,
  report: () => void,
): () => readonly HTMLElement[] {
  /** Each button, with its position: React replaces a page that an extension has changed, and its buttons with it. */
  const kept = new Map<HTMLElement, number>();
  const buttons = document.getElementsByTagName("button");

  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 knows only this.
    Object.assign(event, { returnValue: true });
  };
  const keep = (event: Event) => {
    const { target, submitter } = event as Partial<SubmitEvent>;
    if (!(target instanceof Element)) return;
    const button = target.matches("form[method=dialog]")
      ? submitter
      : target.closest<HTMLButtonElement>("button[type=button]");
    if (!button) return;
    // React may be hydrating the page, and would handle it too.
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(button, [...buttons].indexOf(button as HTMLButtonElement));
    button.setAttribute("aria-busy", "true");
    if (submitter) addEventListener("beforeunload", ask, untilHydrated);
    setTimeout(() => {
      if (kept.has(button)) report();
    }, MAX_WAIT);
  };
  for (const type of ["click", "submit"]) addEventListener(type, keep, untilHydrated);

  return () => {
    const presses = [...kept];
    kept.clear();
    removeEventListener("beforeunload", ask, true);
    return presses.flatMap(([button, position]) => {
      button.setAttribute("aria-busy", "false");
      return (button.isConnected ? button : buttons[position]) ?? [];
    });
  };
}
