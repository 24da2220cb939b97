/**
 * The DOM holds the fields' texts, and final-form the state (docs/decisions/0013-fields-hold-what-is-typed.md):
 *
 *   mount: fields are read once ──> each input is reported ──> blur: messages show ──> submit: read again, first wrong field focused
 *     │                                        ▲
 *     └── replaced form, or draft ── setTexts ─┘── unmount: the values become the draft
 */
import { type ComponentProps, useEffect, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";

import { type AnyForm, type Draft, fieldsOf, formNamed, readFiles, readTexts, setTexts } from "./elements";

/** Marks invalid fields as touched, so that they show their messages. The focused one and empty required ones wait. */
function touchInvalid(form: AnyForm, element: HTMLFormElement, focused: EventTarget | null): void {
  const isToTouch = (field: HTMLInputElement) => {
    if (field === focused || field.validity.valueMissing) return false;
    return Boolean(form.getFieldState(field.name)?.error);
  };
  const fields = fieldsOf(element).filter(isToTouch);
  form.batch(() => {
    // In final-form, a blur marks a field as touched.
    for (const { name } of fields) form.blur(name);
  });
}

interface FormElementProps<Values> extends Omit<ComponentProps<"form">, "name" | "onBlur" | "onSubmit"> {
  name: string;
  draft: Draft<Values>;
}

/** First values of the form on the page. @param served the form at the first rendering, before React has created one. */
function firstValues(element: HTMLFormElement, served: HTMLFormElement | undefined, draft: object): object {
  // Hydrated: the fields keep their texts, and only the files are missing in the form's state.
  if (element === served) return readFiles(element);
  // React replaces a page that fails to hydrate. The replaced form still has what was typed.
  // On another page, the draft also has the texts of fields that the former page did not show.
  if (served) return { ...draft, ...readTexts(served), ...readFiles(served) };
  return draft;
}

/** The `<form>`. React hydrates the served one, whose fields keep what they hold, or creates one. */
export function FormElement<Values extends object>({ name, draft, ...attributes }: FormElementProps<Values>) {
  const form: AnyForm = useForm();
  const [served] = useState(() => formNamed(name));

  useLayoutEffect(() => {
    const element = formNamed(name);
    if (!element) return undefined;
    setTexts(form, element, firstValues(element, served, draft.current));
    // From now on we show validation messages instead of the browser's bubbles.
    element.noValidate = true;
    return () => {
      draft.current = form.getState().values as Values;
    };
  }, [form, name, served, draft]);

  useEffect(() => {
    // Every field is registered now, so messages can show. `Form` would resume the validation only in a later effect.
    form.resumeValidation();
    const element = formNamed(name);
    if (element) touchInvalid(form, element, document.activeElement);
  }, [form, name]);

  const handlers: ComponentProps<"form"> = {
    onBlur: ({ currentTarget, relatedTarget }) => {
      // Browsers fire no input event for a partly typed date.
      setTexts(form, currentTarget);
      const goesToField = relatedTarget?.matches(":is(input, select, textarea)");
      const hasSubmit = currentTarget.querySelector("[type=submit]") !== null;
      // A new message could move the submit button from under the pointer. The submission then shows all messages.
      if (hasSubmit && !goesToField) return;
      touchInvalid(form, currentTarget, relatedTarget);
    },
    onSubmit: (event) => {
      event.preventDefault();
      setTexts(form, event.currentTarget);
      void form.submit();
      const { errors = {} } = form.getState();
      const firstInvalid = fieldsOf(event.currentTarget).find(({ name }) => name in errors);
      firstInvalid?.focus();
    },
  };
  // Before hydration, the browser only validates the fields (HTML standard, "form submission algorithm").
  return <form {...attributes} {...handlers} name={name} method="dialog" />;
}
