type Texts = Readonly<Record<string, string>>;

/**
 * Keeps typed text over a reload, which empties fields in Chromium and WebKit: a visitor may reload a page, and Gatsby does so itself
 * when a deploy has replaced its scripts. The text is in the state of the history entry while the page is left, and nowhere else.
 */
export function keepFields(): void {
  const { fields, ...state } = { ...(history.state as { fields?: Texts } | null) };

  const write = () => {
    const entries = [...document.forms].flatMap((form) => [...new FormData(form)]);
    const texts = Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
    history.replaceState({ ...(history.state as object), fields: texts }, "");
  };
  const writeWhenLeft = () => {
    // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
    for (const type of ["beforeunload", "pagehide"]) addEventListener(type, write);
  };
  // A listener for `beforeunload` can keep Firefox from caching the page, so it waits until there is something to keep.
  document.addEventListener("input", writeWhenLeft, { once: true, capture: true });

  if (!fields) return;
  writeWhenLeft();
  history.replaceState(state, "");
  for (const [name, value] of Object.entries(fields))
    for (const field of document.getElementsByName(name) as NodeListOf<HTMLInputElement>)
      // Also over what the browser itself has restored: Firefox sometimes restores an older text.
      if (field.type !== "file") field.value = value;
}
