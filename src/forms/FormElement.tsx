/**
 * The `<form>` of both forms. Its DOM holds the fields' texts, and final-form the state (docs/decisions/0013-fields-hold-what-is-typed.md).
 * At first, the fields are read, or filled from the record. Then each input is reported to final-form. A field that is left shows its
 * message. A submission reads all fields again.
 */
import { type ComponentProps, useEffect, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";

import { type AnyForm, formFields, formNamed, setTexts, touchInvalid } from "./elements";
import { joinRecord, type RecordForm } from "./record";

interface FormElementProps extends Omit<ComponentProps<"form">, "name" | "onBlur" | "onSubmit"> {
  recordForm: RecordForm;
}

/** React hydrates the form of the served HTML, whose fields keep what they hold, or creates a new form. */
export function FormElement({ recordForm, ...attributes }: FormElementProps) {
  const form: AnyForm = useForm();
  const { name } = recordForm;
  // The form of the served HTML: at the first rendering, React has created none.
  const [served] = useState(() => formNamed(name));

  useLayoutEffect(() => {
    const element = formNamed(name);
    if (!element) return undefined;
    // From now on we show validation messages instead of the browser's bubbles.
    element.noValidate = true;
    return joinRecord(recordForm, { api: form, element }, served);
  }, [form, name, recordForm, served]);

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
      // A press on the submit button leaves the field. A new message would move the button from under the pointer.
      // The submission shows all messages.
      if (hasSubmit && !goesToField) return;
      touchInvalid(form, currentTarget, relatedTarget);
    },
    onSubmit: (event) => {
      event.preventDefault();
      setTexts(form, event.currentTarget);
      void form.submit();
      const { errors = {} } = form.getState();
      const firstInvalid = formFields(event.currentTarget).find(({ name }) => name in errors);
      firstInvalid?.focus();
    },
  };
  // "dialog": before hydration, a submission only validates the fields (HTML standard, "form submission algorithm").
  return <form {...attributes} {...handlers} name={name} method="dialog" />;
}
