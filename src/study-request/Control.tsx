import type { SyntheticEvent, WheelEvent } from "react";
import { useField } from "react-final-form";

import { type FieldDescription, fieldId } from "./fields";
import * as styles from "./form.styles";
import { type FieldElement, useFieldMessage } from "./use-field-message";

/**
 * In Firefox, the wheel changes a focused number instead of scrolling the page. So the field loses the focus, and gets it back in
 * the next frame.
 */
function leaveNumberToTheKeyboard({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (document.activeElement !== input) return;
  input.blur();
  requestAnimationFrame(() => input.focus({ preventScroll: true }));
}

/** By default, final-form changes an empty text to undefined. The field would then be missing from the request. */
const asTyped = (value: string) => value;

/**
 * Browsers accept "1e3" as a number (HTML standard, "valid floating-point number"), and a number field ignores `pattern`. So set an
 * error that the browser shows like its own.
 */
function refuseExponent(input: HTMLInputElement | null) {
  input?.setCustomValidity(/^\d*$/.test(input.value) ? "" : "Écrivez ce nombre en chiffres seulement.");
}

/** Refuses spaces and invisible characters alone. Browsers show the title when a text does not match the pattern. */
const filled = { pattern: ".*[^\\s\\p{C}].*", title: "Écrivez au moins une lettre ou un chiffre." };

interface ControlProps {
  field: Exclude<FieldDescription, { kind: "files" }>;
  describedBy: string | undefined;
}

/**
 * An uncontrolled field: docs/decisions/0013-fields-hold-what-is-typed.md. It uses `onInput`, because React's `onChange` does not
 * notice the form's reset, and would ignore the same text when it is typed again.
 */
function useControl({ field, describedBy }: ControlProps) {
  const { input } = useField<string>(field.name, { parse: asTyped, subscription: {} });
  const { message, onInput, ...whenChecked } = useFieldMessage();
  const id = fieldId(field.name);
  const messageId = `${id}-erreur`;
  const attributes = {
    ...whenChecked,
    id,
    name: field.name,
    required: field.required,
    onInput: (event: SyntheticEvent<FieldElement>) => {
      input.onChange(event);
      onInput(event);
    },
    "aria-invalid": message ? true : undefined,
    "aria-describedby": [message && messageId, describedBy].filter(Boolean).join(" ") || undefined,
  };
  return { message, messageId, attributes };
}

interface ElementProps extends Pick<ControlProps, "field"> {
  attributes: ReturnType<typeof useControl>["attributes"];
}

function ControlElement({ field, attributes }: ElementProps) {
  switch (field.kind) {
    case "choice":
      return (
        <div css={styles.choice}>
          <select {...attributes} defaultValue={field.defaultValue}>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      );
    case "longText":
      return <textarea {...attributes} rows={field.rows} css={styles.longText} />;
    case "number":
      return (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          step={1}
          ref={refuseExponent}
          onInput={(event) => {
            refuseExponent(event.currentTarget);
            attributes.onInput(event);
          }}
          onWheel={leaveNumberToTheKeyboard}
          css={styles.number}
        />
      );
    default:
      return (
        <input
          {...attributes}
          type={field.kind}
          {...(field.required && field.kind !== "email" && filled)}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          css={styles.control}
        />
      );
  }
}

/** A field, and below it what the browser says of it. */
export function Control(props: ControlProps) {
  const { message, messageId, attributes } = useControl(props);
  return (
    <>
      <ControlElement field={props.field} attributes={attributes} />
      {message && (
        <p id={messageId} css={styles.fieldMessage}>
          {message}
        </p>
      )}
    </>
  );
}
