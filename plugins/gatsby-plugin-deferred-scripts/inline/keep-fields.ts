type Kept = Readonly<Record<string, string | boolean>>;

/** Checkboxes and radio buttons. Those of a group share their name. */
const isBox = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
const valueOf = (field: HTMLInputElement) => (isBox(field) ? field.checked : field.value);
const keyOf = (field: HTMLInputElement) => (isBox(field) ? `${field.name}=${field.value}` : field.name);

/** Fields of forms. Browsers let no script choose a file; passwords and hidden fields are not kept. */
const keptFields = () =>
  [...document.querySelectorAll<HTMLInputElement>("form [name]")].filter(
    ({ type }) => !/^(?:file|hidden|password)$/.test(type),
  );

const write = (fields?: Kept) => history.replaceState({ ...(history.state as object), fields }, "");

/**
 * Keeps typed text over a reload, which empties fields in Chromium and WebKit: a visitor may reload a page, and Gatsby does so itself
 * when a deploy has replaced its scripts. The text is in the state of the history entry while the page is left, and nowhere else.
 */
export function keepFields(): void {
  const kept = (history.state as { fields?: Kept } | null)?.fields;
  const writeOnLeave = () => {
    // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
    for (const type of ["beforeunload", "pagehide"])
      addEventListener(type, () =>
        write(Object.fromEntries(keptFields().map((field) => [keyOf(field), valueOf(field)]))),
      );
  };
  // A `beforeunload` listener can keep Firefox from caching the page, so it is added only when there is text to keep.
  addEventListener("input", writeOnLeave, { once: true });
  if (!kept) return;
  writeOnLeave();
  write();
  // Also overwrites what the browser has restored: Firefox sometimes restores an older text.
  for (const field of keptFields()) {
    const value = kept[keyOf(field)];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}
