import type { WheelEvent } from "react";
import { useField } from "react-final-form";

import { type FieldDescription, fieldId } from "./fields";
import { FilesField } from "./FilesField";
import * as styles from "./form.styles";

/** Firefox changes a focused number with the wheel. Without focus it scrolls the page; the visitor then types on where they were. */
function leaveNumberToTheKeyboard({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (document.activeElement !== input) return;
  input.blur();
  requestAnimationFrame(() => input.focus({ preventScroll: true }));
}

/** final-form would take an empty text for no value at all, and leave the field out of the request. */
const asTyped = (value: string) => value;

/**
 * Browsers take « 1e3 » for a number (HTML standard, "valid floating-point number"), and have no attribute against it: a number field
 * ignores `pattern`. It is told in the browser's own way.
 */
function refuseExponent(input: HTMLInputElement | null) {
  input?.setCustomValidity(/^\d*$/.test(input.value) ? "" : "Écrivez ce nombre en chiffres seulement.");
}

/** Spaces and invisible characters alone fill nothing in. Browsers show the title when the pattern is not met. */
const filled = { pattern: ".*[^\\s\\p{C}].*", title: "Écrivez au moins une lettre ou un chiffre." };

interface ControlProps {
  field: Exclude<FieldDescription, { kind: "files" }>;
  describedBy: string | undefined;
}

/**
 * The browser's own field, into which React never writes: docs/decisions/0013-fields-hold-what-is-typed.md. `onInput`, because
 * React's `onChange` knows nothing of the form's reset: the same name, filled in again, would be no change to it.
 */
function Control({ field, describedBy }: ControlProps) {
  const { input } = useField<string>(field.name, { parse: asTyped, subscription: {} });
  const shared = {
    name: field.name,
    onInput: input.onChange,
    id: fieldId(field.name),
    required: field.required,
    "aria-describedby": describedBy,
  };

  switch (field.kind) {
    case "choice":
      return (
        <div css={styles.choice}>
          <select {...shared} defaultValue={field.defaultValue}>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      );
    case "longText":
      return <textarea {...shared} rows={field.rows} css={styles.longText} />;
    case "number":
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          step={1}
          ref={refuseExponent}
          onInput={(event) => {
            refuseExponent(event.currentTarget);
            input.onChange(event);
          }}
          onWheel={leaveNumberToTheKeyboard}
          css={styles.number}
        />
      );
    default:
      return (
        <input
          {...shared}
          type={field.kind}
          {...(field.required && field.kind !== "email" && filled)}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          css={styles.control}
        />
      );
  }
}

/** One field of the table: its label and hint above it, tied to it. */
export function StudyField({ field }: { field: FieldDescription }) {
  const id = fieldId(field.name);
  const hintId = field.hint && `${id}-aide`;
  return (
    <div css={field.wide ? styles.wideField : styles.field}>
      <label htmlFor={id} css={styles.label}>
        {field.label}
        {!field.required && <span css={styles.optional}> (facultatif)</span>}
      </label>
      {hintId && (
        <p id={hintId} css={styles.hint}>
          {field.hint}
        </p>
      )}
      {field.kind === "files" ? (
        <FilesField field={field} describedBy={hintId} />
      ) : (
        <Control field={field} describedBy={hintId} />
      )}
    </div>
  );
}
