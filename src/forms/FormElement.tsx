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

/** Marks invalid fields as touched, except the focused one and empty required ones. */
const touchInvalid = (form: AnyForm, element: HTMLFormElement, focused: EventTarget | null) =>
  form.batch(() => {
    for (const field of fieldsOf(element))
      if (form.getFieldState(field.name)?.error && field !== focused && !field.validity.valueMissing)
        form.blur(field.name);
  });

interface FormElementProps<Values> extends Omit<ComponentProps<"form">, "name" | "onBlur" | "onSubmit"> {
  name: string;
  draft: Draft<Values>;
}

/** Values for a form that React has created: those of the form that it replaces, or else the draft. */
const inherited = (replaced: HTMLFormElement | undefined, draft: object) =>
  replaced ? { ...readTexts(replaced), ...readFiles(replaced) } : draft;

/** The `<form>`. React hydrates the served one, whose fields keep what they hold, or creates one. */
export function FormElement<Values extends object>({ name, draft, ...attributes }: FormElementProps<Values>) {
  const form: AnyForm = useForm();
  // React replaces a page that fails to hydrate. The replaced form still has what was typed.
  const [served] = useState(() => formNamed(name));

  useLayoutEffect(() => {
    const element = formNamed(name);
    if (!element) return undefined;
    setTexts(form, element, served === element ? readFiles(element) : inherited(served, draft.current));
    // From now on we show validation messages instead of the browser's bubbles.
    element.noValidate = true;
    return () => {
      draft.current = form.getState().values as Values;
    };
  }, [form, name, served, draft]);

  useEffect(() => {
    // All fields are registered now. `Form` would resume validation in a later effect.
    form.resumeValidation();
    const element = formNamed(name);
    if (element) touchInvalid(form, element, document.activeElement);
  }, [form, name]);

  const handlers: ComponentProps<"form"> = {
    onBlur: ({ currentTarget, relatedTarget }) => {
      // Browsers fire no input event for a partly typed date.
      setTexts(form, currentTarget);
      const goesToField = relatedTarget?.matches(":is(input, select, textarea)");
      // A new message would move a button from under the pointer. A submission shows all messages.
      if (goesToField || !currentTarget.querySelector("[type=submit]"))
        touchInvalid(form, currentTarget, relatedTarget);
    },
    onSubmit: (event) => {
      event.preventDefault();
      setTexts(form, event.currentTarget);
      void form.submit();
      const { errors = {} } = form.getState();
      fieldsOf(event.currentTarget)
        .find(({ name }) => name in errors)
        ?.focus();
    },
  };
  // Before hydration, the browser only validates the fields (HTML standard, "form submission algorithm").
  return <form {...attributes} {...handlers} name={name} method="dialog" />;
}
