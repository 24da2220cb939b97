type Kept = Readonly<Record<string, string>>;

/** Scripts cannot set a file input. */
const keptFields = () => [...document.querySelectorAll<HTMLInputElement>("form [name]:not([type=file])")];

/** The text is stored only in history.state, and only while the page is left. */
const write = (fields?: Kept) => history.replaceState({ ...(history.state as object), fields }, "");

/** Keeps typed text over a reload (by the visitor, or by Gatsby after a deploy), which empties fields in Chromium and WebKit. */
export function keepFields(): void {
  const kept = (history.state as { fields?: Kept } | null)?.fields;
  const writeOnLeave = () => {
    // Chromium drops what `pagehide` writes at a reload; Safari on phones has no `beforeunload`.
    for (const type of ["beforeunload", "pagehide"])
      addEventListener(type, () =>
        write(Object.fromEntries(keptFields().map(({ name, value }) => [name, value]))),
      );
  };
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is text to keep.
  addEventListener("input", writeOnLeave, { once: true });
  if (!kept) return;
  writeOnLeave();
  write();
  // Overwrites what the browser has restored: Firefox sometimes restores an older text.
  for (const field of keptFields()) field.value = kept[field.name] ?? field.value;
}
