import { type RefObject, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";

import { addElements } from "./add-elements";
import { requestId } from "./delivery";
import { defaults, type FieldDescription, fields, isFilledIn, type StudyRequest } from "./fields";
import { formName } from "./submission";

/** What was filled in when the visitor went to another page of the site. It is only in this tab's memory. */
let draft = defaults;

/** Each field of the table is an element with that name. */
const elementOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function valueOf(form: HTMLFormElement, { kind, name }: FieldDescription): string | readonly File[] {
  const { files, value } = elementOf(form, name);
  return kind === "files" ? [...(files ?? [])] : value;
}

const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field)])) as StudyRequest;

/** FilesField.tsx writes the files. */
function writeTexts(form: HTMLFormElement, filledIn: StudyRequest) {
  for (const [name, value] of Object.entries(filledIn))
    if (typeof value === "string") elementOf(form, name).value = value;
}

/**
 * Copies what the fields contain into final-form within React's first commit, before any event can occur. A form that React has
 * just created gets what was filled in before, and the elements that another page hands over. Why:
 * docs/decisions/0013-fields-hold-what-is-typed.md.
 */
export function useFilledIn(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<StudyRequest>();
  // React replaces a page that it cannot hydrate. The replaced form still contains what was filled in.
  const [served] = useState(() => (typeof document === "object" ? document.forms.namedItem(formName) : null));

  useLayoutEffect(() => {
    if (!element.current) return;
    const filledIn = served ? readFields(served) : addElements(draft);
    if (element.current !== served) writeTexts(element.current, filledIn);
    // Not `initialValues`: react-final-form sets them again when a field registers, perhaps after the first keys.
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
