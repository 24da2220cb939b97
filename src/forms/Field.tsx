/** The fields of both forms: a labelled control of any kind, with its hint and its validation message. */
import type { ChangeEvent, ClipboardEvent, ComponentProps, ReactNode } from "react";
import { useField, useForm } from "react-final-form";

import { typeset } from "../components/typeset";
import { readDay } from "../french/read-day";
import { noteText } from "../theme/text";
import { FIRST_DAY, inputText, LAST_DAY } from "./elements";
import * as styles from "./field.styles";

export interface FieldDescription {
  /** An amount is a text field, so that every browser accepts « 12 500,50 ». */
  kind:
    "text" | "email" | "tel" | "number" | "amount" | "date" | "choice" | "checkbox" | "longText" | "files";
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** The field takes the whole width of its group. */
  wide?: boolean;
  autoComplete?: string;
  /** Labels by value. The first is the default. */
  options?: Readonly<Record<string, string>>;
}

/**
 * A text without a letter or digit is invalid. Hangul fillers do not count, because they are letters without a glyph.
 * Browsers show the title on a pattern mismatch. It has no full stop, because Firefox adds one.
 */
const needsLetterOrDigit = {
  pattern: ".*(?![\\u115f\\u1160\\u3164\\uffa0])[\\p{L}\\p{N}].*",
  title: "Écrivez au moins une lettre ou un chiffre",
};

const attributesOfKind: Partial<Record<FieldDescription["kind"], ComponentProps<"input">>> = {
  amount: { type: "text", inputMode: "decimal" },
  // These limits also make Chromium leave a year after its fourth digit.
  date: { min: FIRST_DAY, max: LAST_DAY },
  // Firefox would change the number on wheel instead of scrolling the page.
  number: { min: 1, max: 99_999, onWheel: ({ currentTarget }) => currentTarget.blur() },
};

/** Registers a field with the form. @returns its attributes, and the validation message from the first blur until the field is valid. */
function useRegistered(name: string) {
  const form = useForm();
  const { input, meta } = useField<string>(name, {
    // By default, final-form stores an empty text as undefined.
    parse: (text: string) => text,
    subscription: { error: true, touched: true },
  });
  const message = meta.touched ? (meta.error as string | undefined) : undefined;
  const report = (field: HTMLInputElement) => {
    input.onChange(inputText(field));
    // A valid field is untouched again, so that a new message waits for the next blur and not for the next letter.
    if (meta.touched && !form.getFieldState(name)?.error) form.resetFieldState(name);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
    report(target as HTMLInputElement);
  /** Browsers ignore « 31/12/2027 » that is pasted into a date field. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event;
    const day = field.type === "date" && readDay(event.clipboardData.getData("text/plain"));
    if (!day) return;
    event.preventDefault();
    field.value = day;
    report(field);
  };
  return { attributes: { name, onChange }, message, onPaste };
}

/** Ids of a field's elements. Their prefixes prevent clashes of short names such as `type` with other ids. */
const idsOf = (name: string) => ({
  control: `champ-${name}`,
  hint: `aide-${name}`,
  message: `erreur-${name}`,
});

/** @returns the attributes that associate a control with its label, hint and message. */
export function fieldAttributes({ name, hint }: Pick<FieldDescription, "name" | "hint">, message?: string) {
  const ids = idsOf(name);
  const descriptions = [message && ids.message, hint && ids.hint].filter(Boolean);
  return {
    id: ids.control,
    name,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": descriptions.join(" ") || undefined,
  };
}

interface LabelledProps {
  field: Omit<FieldDescription, "kind">;
  message?: string | undefined;
  /** The control. */
  children: ReactNode;
  /** Boxes or a button under the control. */
  below?: ReactNode;
}

/** A control below its label, and above its message and hint (WCAG 3.3.1). */
export function Labelled({ field, message, children, below }: LabelledProps) {
  const ids = idsOf(field.name);
  return (
    <div css={styles.field} data-wide={field.wide}>
      <label htmlFor={ids.control}>{field.label}</label>
      {children}
      <div>
        {message && (
          <p id={ids.message} css={styles.message}>
            {/* The key, because on a page that the browser translates, a changed text must be a new element. */}
            <span key={message}>{message}</span>
          </p>
        )}
        {field.hint && (
          <p id={ids.hint} css={noteText}>
            {typeset(field.hint)}
          </p>
        )}
        {below}
      </div>
    </div>
  );
}

/** A fieldset, with its legend as a heading. */
export const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset css={styles.group}>
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
);

type ChoiceProps = ComponentProps<"select"> & { options: Readonly<Record<string, string>> };

/** A `<select>`. */
export const Choice = ({ options, ...attributes }: ChoiceProps) => (
  <div css={styles.choice}>
    <select {...attributes}>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
);

type ControlAttributes = Pick<ComponentProps<"input">, "id" | "required" | "autoComplete" | "disabled"> &
  ReturnType<typeof useRegistered>["attributes"];

interface ControlProps extends Pick<ComponentProps<"input">, "onPaste"> {
  field: FieldDescription;
  attributes: ControlAttributes;
}

/** A choice, a text of many lines, or an input of the field's type. */
function Control({ field, attributes, onPaste }: ControlProps) {
  const { kind, required, options = {} } = field;
  if (kind === "choice") return <Choice {...attributes} options={options} />;
  if (kind === "longText") return <textarea {...attributes} rows={4} />;
  const isRequiredText = required && (kind === "text" || kind === "tel");
  return (
    <input
      {...attributes}
      type={kind}
      // A browser's enhanced spell check would send what is typed to a server.
      spellCheck={false}
      onPaste={onPaste}
      {...attributesOfKind[kind]}
      {...(isRequiredText && needsLetterOrDigit)}
    />
  );
}

/** A box to tick, before its label. */
export function Checkbox({ field }: { field: Pick<FieldDescription, "name" | "label"> }) {
  const { attributes } = useRegistered(field.name);
  return (
    <label css={styles.checkbox}>
      <input {...attributes} type="checkbox" /> {field.label}
    </label>
  );
}

interface FieldProps extends Pick<LabelledProps, "below"> {
  field: FieldDescription;
  disabled?: boolean;
}

/** A field of any kind but files. */
export function Field({ field, below, disabled }: FieldProps) {
  const { required, autoComplete } = field;
  const { message, onPaste, attributes: registered } = useRegistered(field.name);
  const attributes = { ...registered, ...fieldAttributes(field, message), required, autoComplete, disabled };
  return (
    <Labelled field={field} message={message} below={below}>
      <Control field={field} attributes={attributes} onPaste={onPaste} />
    </Labelled>
  );
}
