type Kept = Readonly<Record<string, string | boolean>>;

const isBox = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
const valueOf = (field: HTMLInputElement) => (isBox(field) ? field.checked : field.value);
/** The boxes of a group share their name, so their keys have the value too. */
const keyOf = (field: HTMLInputElement) => (isBox(field) ? `${field.name}=${field.value}` : field.name);

/** Scripts cannot set a file input; passwords and hidden fields are not kept. */
const keptFields = () =>
  [...document.querySelectorAll<HTMLInputElement>("form [name]")].filter(
    ({ type }) => !/^(?:file|hidden|password)$/.test(type),
  );

/** The text is stored only in history.state, and only while the page is left. */
const write = (fields?: Kept) => history.replaceState({ ...(history.state as object), fields }, "");

/** Keeps typed text over a reload (by the visitor, or by Gatsby after a deploy), which empties fields in Chromium and WebKit. */
export function keepFields(): void {
  const kept = (history.state as { fields?: Kept } | null)?.fields;
  const writeOnLeave = () => {
    // Chromium drops what `pagehide` writes at a reload; Safari on phones has no `beforeunload`.
    for (const type of ["beforeunload", "pagehide"])
      addEventListener(type, () =>
        write(Object.fromEntries(keptFields().map((field) => [keyOf(field), valueOf(field)]))),
      );
  };
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is text to keep.
  addEventListener("input", writeOnLeave, { once: true });
  if (!kept) return;
  writeOnLeave();
  write();
  // Overwrites what the browser has restored: Firefox sometimes restores an older text.
  for (const field of keptFields()) {
    const value = kept[keyOf(field)];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}
