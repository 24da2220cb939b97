type Kept = Readonly<Record<string, string | boolean>>;

/** Boxes that are ticked or not. Those of a group share their name. */
const isBox = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
const valueOf = (field: HTMLInputElement) => (isBox(field) ? field.checked : field.value);
const keyOf = (field: HTMLInputElement) => (isBox(field) ? `${field.name}=${field.value}` : field.name);

const write = (fields?: Kept) => history.replaceState({ ...(history.state as object), fields }, "");

/**
 * Keeps typed text over a reload, which empties fields in Chromium and WebKit: a visitor may reload a page, and Gatsby does so itself
 * when a deploy has replaced its scripts. The text is in the state of the history entry while the page is left, and nowhere else.
 * @param selector of the fields. Chosen files cannot be kept; passwords and hidden fields are not.
 */
export function keepFields(selector: string): void {
  if (!selector) return;
  const fields = () =>
    [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
      ({ type }) => !/^(?:file|hidden|password)$/.test(type),
    );
  const kept = (history.state as { fields?: Kept } | null)?.fields;
  const writeWhenLeft = () => {
    // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
    for (const type of ["beforeunload", "pagehide"])
      addEventListener(type, () =>
        write(Object.fromEntries(fields().map((field) => [keyOf(field), valueOf(field)]))),
      );
  };
  // A listener for `beforeunload` can keep Firefox from caching the page, so it waits until there is something to keep.
  addEventListener("input", writeWhenLeft, { once: true });
  if (!kept) return;
  writeWhenLeft();
  write();
  // Also over what the browser itself has restored: Firefox sometimes restores an older text.
  for (const field of fields()) {
    const value = kept[keyOf(field)];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}
