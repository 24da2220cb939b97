type Texts = Readonly<Record<string, string>>;

/** Chosen files cannot be kept. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>("form [name]:not([type=file])")];

const write = (texts?: Texts) => history.replaceState({ ...(history.state as object), fields: texts }, "");

/**
 * Keeps typed text over a reload, which empties fields in Chromium and WebKit: a visitor may reload a page, and Gatsby does so itself
 * when a deploy has replaced its scripts. The text is in the state of the history entry while the page is left, and nowhere else.
 */
export function keepFields(): void {
  const kept = (history.state as { fields?: Texts } | null)?.fields;
  const writeWhenLeft = () => {
    // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
    for (const type of ["beforeunload", "pagehide"])
      addEventListener(type, () =>
        write(Object.fromEntries(fields().map(({ name, value }) => [name, value]))),
      );
  };
  // A listener for `beforeunload` can keep Firefox from caching the page, so it waits until there is something to keep.
  addEventListener("input", writeWhenLeft, { once: true });
  if (!kept) return;
  writeWhenLeft();
  write();
  // Also over what the browser itself has restored: Firefox sometimes restores an older text.
  for (const field of fields()) field.value = kept[field.name] ?? field.value;
}
