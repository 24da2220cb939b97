import { type FocusEvent, type SyntheticEvent, useState } from "react";

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = ":is(input, select, textarea)";

/** What the browser says of a field, in the browser's language; empty if the field is right. */
function messageOf({ title, validationMessage, validity }: FieldElement): string {
  // Firefox adds the title by itself, others do so only in their bubble.
  const lacksTitle = validity.patternMismatch && !validationMessage.includes(title);
  return lacksTitle ? `${validationMessage} ${title}` : validationMessage;
}

/**
 * The browser's own message about a field, for the page to show (WCAG 3.3.1), in place of its bubble, which shows one message at a
 * time and covers the next fields. It appears when a submission finds the field wrong, or when a wrong text is left for another
 * field, and disappears as soon as the field is right.
 * @returns the message, which may be empty, and the handlers of the field.
 */
export function useFieldMessage() {
  const [message, setMessage] = useState("");
  const check = ({ currentTarget }: SyntheticEvent<FieldElement>) => setMessage(messageOf(currentTarget));

  return {
    message,
    onInvalid: (event: SyntheticEvent<FieldElement>) => {
      // This also stops the browser from moving the focus.
      event.preventDefault();
      check(event);
      const element = event.currentTarget;
      if (element.form?.querySelector(`${FIELDS}:invalid`) === element) element.focus();
    },
    onBlur: (event: FocusEvent<FieldElement>) => {
      const { validity } = event.currentTarget;
      // On the way to a button, a new message would move the button away from the pointer.
      const goesToField = event.relatedTarget instanceof Element && event.relatedTarget.matches(FIELDS);
      if (message || (goesToField && !validity.valid && !validity.valueMissing)) check(event);
    },
    onInput: (event: SyntheticEvent<FieldElement>) => {
      if (message) check(event);
    },
  };
}
