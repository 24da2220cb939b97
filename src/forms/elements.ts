/** What stands for a text that the browser keeps to itself: a date that is only typed in part. No form takes it for a value. */
const INCOMPLETE = "?";

/** The form with this name on the page. Undefined on the server. */
export const formNamed = (name: string) =>
  typeof document === "object" ? (document.forms.namedItem(name) ?? undefined) : undefined;

/** The fields of a form, in their order: its elements with a name. */
export const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);

const textFieldsOf = (form: HTMLFormElement) => fieldsOf(form).filter(({ type }) => type !== "file");

export const textOf = ({ validity, value }: Pick<HTMLInputElement, "validity" | "value">) =>
  validity.badInput ? INCOMPLETE : value;

/** The texts in a form, by field. */
export const readTexts = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(textFieldsOf(form).map((field) => [field.name, textOf(field)]));

/** The files that the browser has in a form, by field. */
export const readFiles = (form: HTMLFormElement): Readonly<Record<string, readonly File[]>> =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, type, files }) => (type === "file" ? [[name, [...(files ?? [])]]] : [])),
  );

/** Writes only texts that differ: an assignment ends an input method's composition and clears the undo history. */
export function writeTexts(form: HTMLFormElement, texts: object): void {
  const given = texts as Readonly<Record<string, string | undefined>>;
  for (const field of textFieldsOf(form)) {
    const text = given[field.name];
    if (text !== undefined && field.value !== text) field.value = text;
  }
}

/** What the browser says of a field, in the visitor's language. */
function messageOf({ title, validationMessage, validity }: HTMLInputElement) {
  // Firefox adds the title by itself, others do so only in their bubble.
  const lacksTitle = validity.patternMismatch && !validationMessage.includes(title);
  return (lacksTitle ? `${validationMessage} ${title}` : validationMessage) || "Vérifiez cette réponse.";
}

/** What the browser finds wrong in the form with this name, by field. */
export function browserProblems(name: string): Readonly<Record<string, string>> {
  const form = formNamed(name);
  // Not `:invalid`, which makes jsdom report invalid fields again.
  const wrong = form ? fieldsOf(form).filter(({ validity }) => !validity.valid) : [];
  return Object.fromEntries(wrong.map((field) => [field.name, messageOf(field)]));
}

/** What was filled in when the visitor went to another page of the site. It is only in this tab's memory. */
export interface Draft<Values> {
  current: Values;
}
