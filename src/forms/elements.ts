/** Reads and writes the fields of a form element, and reports them to final-form. */
import type { FormApi } from "final-form";

import { isDay, type IsoDay } from "../french/dates";

export type AnyForm = FormApi<Record<string, unknown>>;

/** The first and the last day that a date field takes. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2099-12-31";
export const isFieldDay = (text: string): text is IsoDay =>
  isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** Sentinel for a partly typed date: `value` is empty while `validity.badInput` is true. Validators reject it, and `writeText` ignores it. */
const INCOMPLETE = "?";

/** @returns undefined on the server, or without such a form. */
export const formNamed = (name: string) =>
  typeof document === "object" ? (document.forms.namedItem(name) ?? undefined) : undefined;

/** The fields in page order. Buttons are left out, because they have no name. */
export const formFields = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);

/** All fields but those of files: choices, boxes and dates have a text too. */
const fieldsWithText = (form: HTMLFormElement) => formFields(form).filter(({ type }) => type !== "file");

/** The text of a ticked box. An unticked box has an empty text. */
export const TICKED = "oui";

/** Invisible characters, which a paste may leave, and which make an address invalid. */
const INVISIBLE = /\p{Cf}/gu;

/** The text of a field. A pasted e-mail address loses its invisible characters. */
export function inputText(field: HTMLInputElement): string {
  if (field.type === "checkbox") return field.checked ? TICKED : "";
  const { value } = field;
  if (field.type === "email" && value.search(INVISIBLE) >= 0) field.value = value.replace(INVISIBLE, "");
  return field.validity.badInput ? INCOMPLETE : field.value;
}

export const readTexts = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsWithText(form).map((field) => [field.name, inputText(field)]));

/** The files of each field for files. */
export type FileLists = Readonly<Record<string, readonly File[]>>;

export function readFiles(form: HTMLFormElement): FileLists {
  const fileFields = formFields(form).filter(({ type }) => type === "file");
  return Object.fromEntries(fileFields.map(({ name, files }) => [name, [...(files ?? [])]]));
}

/** By type or extension: a dropped file may lack its type. */
export const isPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

/** Writes a text into a field, unless the field has it already: an assignment ends an IME composition, and clears the undo history. */
function writeText(field: HTMLInputElement, text: string): void {
  // A partly typed date has an empty value, which must not replace what is typed.
  if (text === INCOMPLETE) return;
  if (field.type === "checkbox") {
    field.checked = text === TICKED;
    return;
  }
  if (field.value !== text) field.value = text;
}

/**
 * Writes values into the fields, then updates the form's state from all of them. Without values it only updates the state: some extensions fill
 * in fields without an input event.
 */
export function setTexts(form: AnyForm, element: HTMLFormElement, values: object = {}) {
  const valueByName = values as Readonly<Record<string, unknown>>;
  for (const field of fieldsWithText(element)) {
    const value = valueByName[field.name];
    if (typeof value === "string") writeText(field, value);
  }
  const textByName = readTexts(element);
  // The form's state also has values that are not texts of fields, such as files.
  const otherValues = Object.entries(valueByName).filter(([name]) => !(name in textByName));
  form.batch(() => {
    for (const [name, text] of Object.entries(textByName)) form.change(name, text);
    for (const [name, value] of otherValues) form.change(name, value);
  });
}

/** False for a number with a sign or a letter: browsers read « 2.000 » as 2, and « 12e3 » as 12 000. */
const isNumberInDigits = ({ type, value }: HTMLInputElement) => type !== "number" || /^\d*$/.test(value);

/** @returns the names of the invalid fields. */
export function invalidFields(formName: string): string[] {
  const form = formNamed(formName);
  if (!form) return [];
  // The selector `:invalid` would make jsdom fire the fields' `invalid` events again.
  const invalid = formFields(form).filter((field) => !field.validity.valid || !isNumberInDigits(field));
  return invalid.map(({ name }) => name);
}

/** Marks invalid fields as touched, so that they show their messages. The focused field and empty required fields wait. */
export function touchInvalid(form: AnyForm, element: HTMLFormElement, focused: EventTarget | null): void {
  const needsMessage = (field: HTMLInputElement) => {
    if (field === focused || field.validity.valueMissing) return false;
    return Boolean(form.getFieldState(field.name)?.error);
  };
  const fields = formFields(element).filter(needsMessage);
  form.batch(() => {
    // In final-form, a blur marks a field as touched.
    for (const { name } of fields) form.blur(name);
  });
}
