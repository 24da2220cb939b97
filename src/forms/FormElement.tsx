import type { FormApi } from "final-form";
import {
  type ComponentProps,
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { useForm } from "react-final-form";

import { type Draft, fieldsOf, formNamed, readFiles, readTexts, writeTexts } from "./elements";

type Form = FormApi<Record<string, unknown>>;

/** Tells the form what its fields contain. */
export const report = (form: Form, values: object) =>
  form.batch(() => {
    for (const [name, value] of Object.entries(values)) form.change(name, value);
  });

/** Lets the wrong fields without the focus show their messages. An empty one can still be filled in. */
const leave = (form: Form, element: HTMLFormElement, focused: EventTarget | null) =>
  form.batch(() => {
    for (const field of fieldsOf(element))
      if (form.getFieldState(field.name)?.error && field !== focused && !field.validity.valueMissing)
        form.blur(field.name);
  });

interface FormElementProps<Values> extends Omit<ComponentProps<"form">, "name" | "onBlur" | "onSubmit"> {
  name: string;
  draft: Draft<Values>;
}

/**
 * The `form` within react-final-form's `Form`. The page holds its fields (docs/decisions/0013-fields-hold-what-is-typed.md): they are
 * read once, when React has hydrated or created them. A form that React has just created first gets what its predecessor contained,
 * or its draft.
 */
export function FormElement<Values extends object>({ name, draft, ...attributes }: FormElementProps<Values>) {
  const form: Form = useForm();
  // React replaces a page that it cannot hydrate. The replaced form still contains what was filled in.
  const [served] = useState(() => formNamed(name));

  useLayoutEffect(() => {
    const element = formNamed(name);
    if (!element) return undefined;
    const filledIn = served ? { ...readTexts(served), ...readFiles(served) } : draft.current;
    writeTexts(element, filledIn);
    report(form, { ...filledIn, ...readTexts(element) });
    // From here on the page shows what the browser finds wrong, in place of its bubbles.
    element.noValidate = true;
    return () => {
      draft.current = form.getState().values as Values;
    };
  }, [form, name, served, draft]);

  useEffect(() => {
    // All fields are registered. `Form` does the same a moment later.
    form.resumeValidation();
    const element = formNamed(name);
    if (element) leave(form, element, document.activeElement);
  }, [form, name]);

  const handlers = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      // Browsers report no input of a date that is typed in part.
      report(form, readTexts(currentTarget));
      const goesToField = relatedTarget?.matches(":is(input, select, textarea)");
      // On the way to a button, a new message would move it away from the pointer. A submission shows all messages.
      if (goesToField || !currentTarget.querySelector("[type=submit]"))
        leave(form, currentTarget, relatedTarget);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Some extensions fill fields in without an event.
      report(form, readTexts(event.currentTarget));
      void form.submit();
      const { errors } = form.getState();
      fieldsOf(event.currentTarget)
        .find((field) => errors && field.name in errors)
        ?.focus();
    },
  };
  // Before hydration, the browser only checks the fields (HTML standard, "form submission algorithm").
  return <form {...attributes} {...handlers} name={name} method="dialog" />;
}
