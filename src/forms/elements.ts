import type { FormApi } from "final-form";

import { LINE_BREAKS } from "../content/invisible";

/** Sentinel for a partly typed date: `value` is empty while `validity.badInput` is true. Every validator rejects it. */
const INCOMPLETE = "?";

/** The form with this name on the page. Undefined on the server. */
export const formNamed = (name: string) =>
  typeof document === "object" ? (document.forms.namedItem(name) ?? undefined) : undefined;

/** The fields of a form in page order: its elements with a name. */
export const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);

const textFieldsOf = (form: HTMLFormElement) => fieldsOf(form).filter(({ type }) => type !== "file");

/**
 * A pasted text as the browser's checks should see it: line breaks of other programs end a line, or are a space where there is only one,
 * and an address or a number has no mark of its reading direction.
 */
function cleanPaste({ type, value }: HTMLInputElement): string {
  const text = value.replace(LINE_BREAKS, type === "textarea" ? "\n" : " ");
  return type === "email" || type === "tel" ? text.replace(/\p{Cf}/gu, "") : text;
}

/** Reads a field, which it cleans first. */
export function inputText(field: HTMLInputElement): string {
  const text = cleanPaste(field);
  if (text !== field.value) {
    const { selectionEnd } = field;
    field.value = text;
    // An e-mail field has no selection.
    if (selectionEnd) field.setSelectionRange(selectionEnd, selectionEnd);
  }
  return field.validity.badInput ? INCOMPLETE : text;
}

/** The texts in a form, by field. */
export const readTexts = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(textFieldsOf(form).map((field) => [field.name, inputText(field)]));

/** The files that the browser has in a form, by field. */
export const readFiles = (form: HTMLFormElement): Readonly<Record<string, readonly File[]>> =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, type, files }) => (type === "file" ? [[name, [...(files ?? [])]]] : [])),
  );

/**
 * Writes values into the fields of the page and into the form's state. Nothing else writes into a field. Called without values, it
 * reads the fields again: some extensions fill them in without an event.
 */
export function setTexts(
  form: FormApi<Record<string, unknown>>,
  element: HTMLFormElement,
  values: object = {},
) {
  const given = values as Readonly<Record<string, unknown>>;
  for (const field of textFieldsOf(element)) {
    const text = given[field.name];
    // An assignment ends an input method's composition and clears the undo history.
    if (typeof text === "string" && field.value !== text) field.value = text;
  }
  form.batch(() => {
    for (const [name, value] of Object.entries({ ...given, ...readTexts(element) })) form.change(name, value);
  });
}

/** The browser's message about a field, in the visitor's language. */
function messageOf({ title, validationMessage, validity }: HTMLInputElement) {
  // Firefox adds the title by itself, others do so only in their bubble.
  const lacksTitle = validity.patternMismatch && !validationMessage.includes(title);
  return (lacksTitle ? `${validationMessage} ${title}` : validationMessage) || "Vérifiez cette réponse.";
}

/** The browser's messages about the form with this name, by field. */
export function browserProblems(name: string): Readonly<Record<string, string>> {
  const form = formNamed(name);
  // Not `:invalid`, which makes jsdom report invalid fields again.
  const wrong = form ? fieldsOf(form).filter(({ validity }) => !validity.valid) : [];
  return Object.fromEntries(wrong.map((field) => [field.name, messageOf(field)]));
}

/** The values when the visitor went to another page of the site. They are in this tab's memory only. */
export interface Draft<Values> {
  current: Values;
}
