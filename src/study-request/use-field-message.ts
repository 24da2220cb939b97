import { type FocusEvent, type SyntheticEvent, useState } from "react";

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = "input, select, textarea";

/** What the browser says of a field, in the browser's language; empty if the field is right. */
function messageOf(element: FieldElement): string {
  const { title, validationMessage, validity } = element;
  // Firefox adds the title by itself, others do so only in their bubble.
  const isMissing = validity.patternMismatch && !validationMessage.includes(title);
  return isMissing ? `${validationMessage} ${title}` : validationMessage;
}

const isFirstInvalid = (element: FieldElement) =>
  [...(element.form?.elements ?? [])].find((other) => other.matches(FIELDS) && other.matches(":invalid")) ===
  element;

/** Whether the focus goes to another field. On the way to a button, a new message would move the button away from the pointer. */
const goesToAnotherField = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.matches(FIELDS);

/**
 * The browser's own message about a field, for the page to show (WCAG 3.3.1). It appears when a submission finds the field wrong, or
 * when a wrong text is left for another field, and disappears as soon as the field is right. The browser's bubble, which shows one
 * message at a time and covers the next fields, does not appear.
 * @returns the message, which may be empty, and the handlers of the field.
 */
export function useFieldMessage() {
  const [message, setMessage] = useState("");

  return {
    message,
    onInvalid: (event: SyntheticEvent<FieldElement>) => {
      // This also stops the browser from moving the focus.
      event.preventDefault();
      setMessage(messageOf(event.currentTarget));
      if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
    },
    onBlur: (event: FocusEvent<FieldElement>) => {
      const { validity } = event.currentTarget;
      const isNew = !validity.valid && !validity.valueMissing && goesToAnotherField(event);
      if (message || isNew) setMessage(messageOf(event.currentTarget));
    },
    onInput: (event: SyntheticEvent<FieldElement>) => {
      if (message) setMessage(messageOf(event.currentTarget));
    },
  };
}
