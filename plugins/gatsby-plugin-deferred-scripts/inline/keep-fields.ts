import { onLeave, store, stored } from "../../../src/forms/memory";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All fields but those of files, which scripts cannot fill. */
const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>("[name]:not([type=file])")];

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** The text of a field, which is empty for a checkbox that is not ticked. */
const textOf = (field: Field) => (isCheckbox(field) && !field.checked ? "" : field.value);

/** The texts of a form's stored record. Their shape is checked, because storage may hold any value. */
function recordTexts(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const { texts } = (stored(form.name) ?? {}) as { texts?: unknown };
  return typeof texts === "object" && texts !== null ? (texts as Readonly<Record<string, unknown>>) : {};
}

/** Stores what is typed. React's record may have texts of fields that the page does not show: they stay. */
function saveTyped(form: HTMLFormElement): void {
  const typed = Object.fromEntries(fieldsOf(form).map((field) => [field.name, textOf(field)]));
  const before = recordTexts(form);
  if (Object.keys(typed).every((name) => typed[name] === (before[name] ?? ""))) return;
  const texts = { ...before, ...typed };
  store(form.name, { ...(stored(form.name) as object), texts, isChanged: true });
}

function restore(field: Field, text: unknown): void {
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
  const saveAll = () => forms().forEach(saveTyped);
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is text to keep.
  addEventListener("input", () => onLeave(saveAll, { signal: hydrated.signal }), {
    once: true,
    signal: hydrated.signal,
  });
  for (const form of forms()) {
    const texts = recordTexts(form);
    // Overwrites what the browser has restored: Firefox sometimes restores an older text.
    for (const field of fieldsOf(form)) restore(field, texts[field.name]);
  }
}
