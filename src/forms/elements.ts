import type { FormApi } from "final-form";

import { LINE_BREAKS } from "../content/invisible";

export type AnyForm = FormApi<Record<string, unknown>>;

/** The energies of a contract, in both forms. */
export const energies = { electricite: "Électricité", gaz: "Gaz", "electricite-gaz": "Électricité et gaz" };

/** The first and the last day that a date field takes. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2099-12-31";

/** Sentinel for a partly typed date: `value` is empty while `validity.badInput` is true. Every validator rejects it, and no field gets it. */
const INCOMPLETE = "?";

/** Undefined on the server. */
export const formNamed = (name: string) =>
  typeof document === "object" ? (document.forms.namedItem(name) ?? undefined) : undefined;

/** The elements with a name, in page order. */
export const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);

const textFieldsOf = (form: HTMLFormElement) => fieldsOf(form).filter(({ type }) => type !== "file");

/** Prepares a pasted text for the browser's validation: plain line breaks, and no direction marks in addresses and numbers. */
function cleanPaste({ type, value }: HTMLInputElement): string {
  const text = value.replace(LINE_BREAKS, type === "textarea" ? "\n" : " ");
  return type === "email" || type === "tel" ? text.replace(/\p{Cf}/gu, "") : text;
}

/** Cleans the field, then reads it. */
export function inputText(field: HTMLInputElement): string {
  const text = cleanPaste(field);
  if (text !== field.value) {
    const { selectionEnd } = field;
    field.value = text;
    // E-mail fields have no selection.
    if (selectionEnd) field.setSelectionRange(selectionEnd, selectionEnd);
  }
  return field.validity.badInput ? INCOMPLETE : text;
}

export const readTexts = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(textFieldsOf(form).map((field) => [field.name, inputText(field)]));

export const readFiles = (form: HTMLFormElement): Readonly<Record<string, readonly File[]>> =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, type, files }) => (type === "file" ? [[name, [...(files ?? [])]]] : [])),
  );

/** The only writer of fields; it also updates the form's state. Without values it rereads them: some extensions fire no input event. */
export function setTexts(form: AnyForm, element: HTMLFormElement, values: object = {}) {
  const given = values as Readonly<Record<string, unknown>>;
  for (const field of textFieldsOf(element)) {
    const text = given[field.name];
    // An assignment ends an IME composition, clears the undo history, and empties a partly typed date.
    if (typeof text === "string" && text !== INCOMPLETE && field.value !== text) field.value = text;
  }
  const typed = readTexts(element);
  form.batch(() => {
    for (const [name, text] of Object.entries(typed)) form.change(name, text);
    // Values without a field of their own.
    for (const [name, value] of Object.entries(given)) if (!(name in typed)) form.change(name, value);
  });
}

function messageOf({ title, validationMessage, validity }: HTMLInputElement) {
  // Firefox appends the title; other browsers show it only in their bubble.
  const lacksTitle = validity.patternMismatch && !validationMessage.includes(title);
  return (lacksTitle ? `${validationMessage} ${title}.` : validationMessage) || "Vérifiez cette réponse.";
}

export function browserProblems(name: string): Readonly<Record<string, string>> {
  const form = formNamed(name);
  // `:invalid` would make jsdom report invalid fields again.
  const wrong = form ? fieldsOf(form).filter(({ validity }) => !validity.valid) : [];
  return Object.fromEntries(wrong.map((field) => [field.name, messageOf(field)]));
}

/** The values while the visitor is on another page of the site, in this tab's memory only. */
export interface Draft<Values> {
  current: Values;
}
