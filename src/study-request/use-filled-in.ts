import { type RefObject, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";

import { requestId } from "./delivery";
import { defaults, type FieldDescription, fields, isFilledIn, type StudyRequest } from "./fields";
import { formName } from "./submission";

/** What was filled in when the visitor left for another page of the site: in this tab's memory only. */
let draft = defaults;

/** Every field of the table is an element of that name, with `value` or `files`. */
const elementOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function valueOf(form: HTMLFormElement, { kind, name }: FieldDescription): string | readonly File[] {
  const { files, value } = elementOf(form, name);
  return kind === "files" ? [...(files ?? [])] : value;
}

const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field)])) as StudyRequest;

/** Files go from final-form to their field in FilesField.tsx. */
function writeTexts(form: HTMLFormElement, filledIn: StudyRequest) {
  for (const [name, value] of Object.entries(filledIn))
    if (typeof value === "string") elementOf(form, name).value = value;
}

/**
 * Tells final-form what the fields hold, within React's first commit: no event can come before the fields listen. A form that
 * React has just made gets what was filled in before. Why: docs/decisions/0013-fields-hold-what-is-typed.md.
 */
export function useFilledIn(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<StudyRequest>();
  // React replaces a page that it cannot hydrate. The form that it replaces still holds what was filled in.
  const [served] = useState(() => (typeof document === "object" ? document.forms.namedItem(formName) : null));

  useLayoutEffect(() => {
    if (!element.current) return;
    const filledIn = served ? readFields(served) : draft;
    if (element.current !== served) writeTexts(element.current, filledIn);
    // No `initialValues`: react-final-form gives those to each field again when it registers, after the first keys perhaps.
    form.batch(() => {
      for (const { name } of fields) {
        const key = name as keyof StudyRequest;
        form.change(key, filledIn[key]);
      }
    });
    const stop = form.subscribe(
      ({ values }) => {
        if (isFilledIn(values)) requestId();
      },
      { values: true },
    );
    return () => {
      stop();
      draft = form.getState().values;
    };
  }, [form, element, served]);
}
