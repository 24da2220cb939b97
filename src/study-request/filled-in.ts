import type { FormApi } from "final-form";

import { fields, type StudyRequest } from "./fields";

/** What a visitor has typed, chosen and selected so far. */
export type FilledIn = Partial<StudyRequest>;

/** Reads the page's own form, before its code has taken it over. */
export function readFilledIn(form: HTMLFormElement): FilledIn {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ kind, name }) => [
      name,
      // The browser gives a field without files one nameless, empty file.
      kind === "files"
        ? data.getAll(name).filter((value) => value instanceof File && value.name !== "")
        : data.get(name),
    ]),
  );
}

/** Puts it into a form whose fields are registered: a change of another field would be missed. */
export function fillIn(form: FormApi<StudyRequest>, filledIn: FilledIn) {
  form.batch(() => {
    for (const { name } of fields) {
      const key = name as keyof StudyRequest;
      if (key in filledIn) form.change(key, filledIn[key]);
    }
  });
}
