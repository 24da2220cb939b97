type Kept = Readonly<Record<string, string>>;

/** All fields but those of files. Scripts cannot set a file input. */
const keptFields = () => [...document.querySelectorAll<HTMLInputElement>("form [name]:not([type=file])")];

/** The text is in history.state only between leaving the page and opening it again. */
const store = (fields: Kept | undefined) =>
  history.replaceState({ ...(history.state as object), fields }, "");

const isBox = ({ type }: HTMLInputElement) => type === "checkbox";

/** A box that is not ticked has an empty text. */
const textOf = (field: HTMLInputElement) => (isBox(field) && !field.checked ? "" : field.value);

const storeTyped = () => store(Object.fromEntries(keptFields().map((field) => [field.name, textOf(field)])));

function restore(field: HTMLInputElement, text: string | undefined): void {
  if (text === undefined) return;
  if (isBox(field)) field.checked = text !== "";
  else field.value = text;
}

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
  for (const field of keptFields()) restore(field, kept[field.name]);
}
