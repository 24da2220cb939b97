type Kept = Readonly<Record<string, string>>;

/** Scripts cannot set a file input. */
const keptFields = () => [...document.querySelectorAll<HTMLInputElement>("form [name]:not([type=file])")];

/**
 * Keeps typed text in `history.state`, for a reload (by the visitor, or by Gatsby after a deploy), which empties fields in Chromium and
 * WebKit. Texts of pages that are not shown go along from entry to entry, so that a reload of another page keeps them too.
 */
export function keepFields(): void {
  let kept = (history.state as { fields?: Kept } | null)?.fields;
  const write = () => {
    kept = { ...kept, ...Object.fromEntries(keptFields().map(({ name, value }) => [name, value])) };
    history.replaceState({ ...(history.state as object), fields: kept }, "");
  };
  const writeOnLeave = () => {
    // Chromium drops what `pagehide` writes at a reload; Safari on phones has no `beforeunload`. Back and Forward change the entry
    // before the page, and a link does so before Gatsby replaces the page.
    for (const type of ["beforeunload", "pagehide", "popstate"]) addEventListener(type, write);
    document.addEventListener("leaving", write);
  };
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is text to keep.
  addEventListener("input", writeOnLeave, { once: true });
  if (!kept) return;
  writeOnLeave();
  // Overwrites what the browser has restored: Firefox sometimes restores an older text.
  for (const field of keptFields()) field.value = kept[field.name] ?? field.value;
}
