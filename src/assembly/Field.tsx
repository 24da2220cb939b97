import type { InputHTMLAttributes, ReactNode } from "react";

import * as styles from "../components/field.styles";

/** The id of a field on the page. */
export const fieldId = (name: string) => `dossier-${name}`;

interface FieldProps {
  name: string;
  /** The label, then the hint. */
  texts: readonly string[];
  /** What is wrong with the value. */
  message: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** What every control has. */
type ControlAttributes = Pick<
  InputHTMLAttributes<HTMLElement>,
  "id" | "aria-invalid" | "aria-describedby" | "autoComplete"
> & { name: string };

/** A field below its label and hint, and above the message about its value (WCAG 3.3.1). */
export function Field({ name, texts: [label, hint], message, children }: FieldProps) {
  const id = fieldId(name);
  const [hintId, messageId] = [`${id}-aide`, `${id}-erreur`];
  return (
    <div css={styles.field}>
      <div css={styles.fieldHead}>
        <label htmlFor={id} css={styles.label}>
          {label}
        </label>
        <p id={hintId} css={styles.hint}>
          {hint}
        </p>
      </div>
      {children({
        id,
        name,
        "aria-invalid": message ? true : undefined,
        "aria-describedby": message ? `${messageId} ${hintId}` : hintId,
        autoComplete: "off",
      })}
      {message && (
        <p id={messageId} css={styles.fieldMessage}>
          {message}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps extends Omit<FieldProps, "children"> {
  /** The labels of the options by value. `none` is the empty option. */
  options: Readonly<Record<string, string>>;
}

/** A field with options, of which the first is that none applies. */
export const ChoiceField = ({ options, ...field }: ChoiceProps) => (
  <Field {...field}>
    {(attributes) => (
      <div css={styles.choice}>
        <select {...attributes} defaultValue="">
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value === "none" ? "" : value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
);

interface LineProps extends Omit<FieldProps, "children"> {
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "min" | "max" | "maxLength">;
}

/** A field of one line. Numbers are texts, so that « 12 500,50 » can be typed in every browser. */
export const LineField = ({ input, ...field }: LineProps) => (
  <Field {...field}>
    {(attributes) => <input type="text" {...attributes} {...input} css={styles.control} />}
  </Field>
);
