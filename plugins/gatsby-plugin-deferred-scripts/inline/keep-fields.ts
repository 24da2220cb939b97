import { onLeave, store, stored } from "../../../src/forms/memory";

/** All fields but those of files. Scripts cannot set a file input. */
const keptFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("[name]:not([type=file])"),
];

const isCheckbox = ({ type }: HTMLInputElement) => type === "checkbox";

/** The text of a field, which is empty for a checkbox that is not ticked. */
const textOf = (field: HTMLInputElement) => (isCheckbox(field) && !field.checked ? "" : field.value);

/** The texts of a form's stored record. Their shape is checked, because storage may hold any value. */
function storedTexts(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const { texts } = (stored(form.name) ?? {}) as { texts?: unknown };
  return typeof texts === "object" && texts !== null ? (texts as Readonly<Record<string, unknown>>) : {};
}

/** Stores what is typed. React's record may have texts of fields that the page does not show: they stay. */
function storeForm(form: HTMLFormElement): void {
  const typed = Object.fromEntries(keptFields(form).map((field) => [field.name, textOf(field)]));
  const before = storedTexts(form);
  const isChanged = Object.keys(typed).some((name) => typed[name] !== (before[name] ?? ""));
  if (isChanged)
    store(form.name, { ...(stored(form.name) as object), texts: { ...before, ...typed }, isChanged });
}

function restore(field: HTMLInputElement, text: unknown): void {
  if (typeof text !== "string") return;
  if (isCheckbox(field)) field.checked = text !== "";
  else field.value = text;
}

const forms = () => [...document.querySelectorAll<HTMLFormElement>("form[name]")];

/**
 * Restores the records of the page's forms (src/forms/record.ts) before React hydrates the page, and until then stores what is typed. A reload
 * empties fields in Chromium and WebKit.
 */
export function keepFields(): void {
  const hydrated = new AbortController();
  document.addEventListener("hydrated", () => hydrated.abort());
  const storeForms = () => forms().forEach(storeForm);
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is text to keep.
  addEventListener("input", () => onLeave(storeForms, { signal: hydrated.signal }), {
    once: true,
    signal: hydrated.signal,
  });
  for (const form of forms()) {
    const texts = storedTexts(form);
    // Overwrites what the browser has restored: Firefox sometimes restores an older text.
    for (const field of keptFields(form)) restore(field, texts[field.name]);
  }
}
