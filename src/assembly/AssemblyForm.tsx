import { css } from "@emotion/react";
import type { ReactNode, RefObject } from "react";

import * as styles from "../components/field.styles";
import { print } from "../theme/media";
import { colors, gutters, radii, shadows, space } from "../theme/tokens";
import { type FieldName, fieldNames, fields, type Problems } from "./fields";

const panel = css(styles.needsScript, {
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
  [print]: { display: "none" },
});
const note = css(styles.wholeLine, styles.hint, { marginBottom: space(2) });
const inputAndUnit = css(styles.inFieldRow, {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space(1),
  "&& > *": { marginTop: 0 },
});

const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value === "none" ? "" : value}>
      {label}
    </option>
  ));

/** Numbers are texts, so that « 12 500,50 » can be typed in every browser. */
const inputs = {
  text: { type: "text", maxLength: 120 },
  date: { type: "date" },
  number: { type: "text", inputMode: "decimal", maxLength: 24 },
} as const;

interface FieldProps {
  name: FieldName;
  message: string | undefined;
  /** What stands beside the control. */
  children?: ReactNode;
}

/** A field below its label and hint, and above the message about its value (WCAG 3.3.1). */
function Field({ name, message, children }: FieldProps) {
  const field = fields[name];
  const id = `dossier-${name}`;
  const [hintId, messageId] = [`${id}-aide`, `${id}-erreur`];
  const attributes = {
    id,
    name,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": message ? `${messageId} ${hintId}` : hintId,
    autoComplete: "off",
  };
  return (
    <div css={styles.field}>
      <div css={styles.fieldHead}>
        <label htmlFor={id} css={styles.label}>
          {field.label}
        </label>
        <p id={hintId} css={styles.hint}>
          {field.hint}
        </p>
      </div>
      {"options" in field ? (
        <div css={styles.choice}>
          <select {...attributes} defaultValue="">
            <Options of={field.options} />
          </select>
        </div>
      ) : (
        <div css={inputAndUnit}>
          <input {...attributes} {...inputs[field.input]} css={styles.control} />
          {children}
        </div>
      )}
      {message && (
        <p id={messageId} css={styles.fieldMessage}>
          {message}
        </p>
      )}
    </div>
  );
}

const noticeUnit = (
  <div css={styles.choice}>
    <select name="noticeUnit" aria-label={fields.noticeUnit.label}>
      <Options of={fields.noticeUnit.options} />
    </select>
  </div>
);

interface AssemblyFormProps {
  element: RefObject<HTMLFormElement | null>;
  problems: Problems;
}

/**
 * The visitor's situation. All is optional; nothing is submitted. Without `method="dialog"` the browser would put what was typed
 * into the address, if the form is submitted before the page's code has arrived.
 */
export const AssemblyForm = ({ element, problems }: AssemblyFormProps) => (
  <form ref={element} method="dialog" aria-label="Votre situation" css={panel}>
    <fieldset css={styles.group}>
      <legend>Votre situation</legend>
      <div>
        <p css={note}>Tout est facultatif, et rien ne quitte votre navigateur.</p>
        {fieldNames.map(
          (name) =>
            name !== "noticeUnit" && (
              <Field key={name} name={name} message={problems[name]}>
                {name === "notice" && noticeUnit}
              </Field>
            ),
        )}
      </div>
    </fieldset>
  </form>
);
