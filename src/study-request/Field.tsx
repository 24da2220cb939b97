import { css } from "@emotion/react";
import { type FocusEvent, type SyntheticEvent, useState } from "react";

import { Choice } from "../forms/Choice";
import * as styles from "../forms/field.styles";
import { type FieldDescription, fieldId } from "./fields";
import { FilesField } from "./FilesField";

const longText = css(styles.control, { resize: "vertical" });

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FIELDS = ":is(input, select, textarea)";

/** Refuses spaces and invisible characters alone. Browsers show the title when a text does not match the pattern. */
const filled = { pattern: ".*[^\\s\\p{C}].*", title: "Écrivez au moins une lettre ou un chiffre." };

/**
 * The browser's own message about a field, shown by the page (WCAG 3.3.1) in place of its bubble, which shows one at a time and covers
 * the next fields. It appears when a submission finds the field wrong, or when a wrong text is left for another field, and disappears
 * as soon as the field is right.
 */
function useFieldMessage() {
  const [message, setMessage] = useState("");
  const check = ({ currentTarget }: SyntheticEvent<FieldElement>) => {
    const { title, validationMessage, validity } = currentTarget;
    // Firefox adds the title by itself, others do so only in their bubble.
    const lacksTitle = validity.patternMismatch && !validationMessage.includes(title);
    setMessage(lacksTitle ? `${validationMessage} ${title}` : validationMessage);
  };
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

/** The control, which keeps what is typed (docs/decisions/0013-fields-hold-what-is-typed.md), and below it what the browser says of it. */
function Control({ field, hintId }: { field: FieldDescription; hintId: string | undefined }) {
  const { kind, name, required, autoComplete, options = {} } = field;
  const { message, ...handlers } = useFieldMessage();
  const id = fieldId(name);
  const messageId = `${id}-erreur`;
  const attributes = {
    ...handlers,
    id,
    name,
    required,
    autoComplete,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": [message && messageId, hintId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <>
      {kind === "choice" ? (
        <Choice {...attributes} options={options} />
      ) : kind === "longText" ? (
        <textarea {...attributes} rows={4} css={longText} />
      ) : kind === "number" ? (
        <input
          {...attributes}
          type="number"
          min={1}
          // The largest co-ownerships of France have some thousands.
          max={99_999}
          // Firefox would change the number instead of scrolling the page.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          css={styles.number}
        />
      ) : (
        <input
          {...attributes}
          type={kind}
          {...(required && kind !== "email" && filled)}
          css={styles.control}
        />
      )}
      {message && <p id={messageId}>{message}</p>}
    </>
  );
}

/** One field of the table, below its label and hint. */
export function Field({ field }: { field: FieldDescription }) {
  const id = fieldId(field.name);
  const hintId = field.hint && `${id}-aide`;
  return (
    <div css={styles.field} data-wide={field.wide}>
      <div>
        <label htmlFor={id}>
          {field.label}
          {!field.required && <span> (facultatif)</span>}
        </label>
        {hintId && <p id={hintId}>{field.hint}</p>}
      </div>
      {field.kind === "files" ? <FilesField hintId={hintId} /> : <Control field={field} hintId={hintId} />}
    </div>
  );
}
