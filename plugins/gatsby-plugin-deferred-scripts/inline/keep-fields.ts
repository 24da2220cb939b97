type Kept = Readonly<Record<string, string>>;

/** Text fields. Scripts cannot set a file input. */
const keptFields = () => [...document.querySelectorAll<HTMLInputElement>("form [name]:not([type=file])")];

/** The text is in history.state only between leaving the page and opening it again. */
const store = (fields: Kept | undefined) =>
  history.replaceState({ ...(history.state as object), fields }, "");

const storeTyped = () => store(Object.fromEntries(keptFields().map(({ name, value }) => [name, value])));

/** Chromium drops what `pagehide` writes at a reload; Safari on phones has no `beforeunload`. */
function storeOnLeave(): void {
  addEventListener("beforeunload", storeTyped);
  addEventListener("pagehide", storeTyped);
}

/** Keeps typed text over a reload (by the visitor, or by Gatsby after a deploy), which empties fields in Chromium and WebKit. */
export function keepFields(): void {
  const kept = (history.state as { fields?: Kept } | null)?.fields;
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is text to keep.
  addEventListener("input", storeOnLeave, { once: true });
  if (!kept) return;
  storeOnLeave();
  store(undefined);
  // Overwrites what the browser has restored: Firefox sometimes restores an older text.
  for (const field of keptFields()) field.value = kept[field.name] ?? field.value;
}
