import type { WheelEvent } from "react";
import { useField } from "react-final-form";

import { type FieldDescription, fieldId } from "./fields";
import { FilesField } from "./FilesField";
import * as styles from "./form.styles";

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

/** One field of the table, below its label and hint. */
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
