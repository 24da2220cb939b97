import { css } from "@emotion/react";

import * as styles from "../components/field.styles";
import { coarsePointer } from "../theme/media";
import { type FieldDescription, fieldId } from "./fields";
import { FilesField } from "./FilesField";
import { useFieldMessage } from "./use-field-message";

/** Nobody drags a file with a finger. */
const whereFilesDrop = css({ [coarsePointer]: { display: "none" } });
const longText = css(styles.control, { resize: "vertical" });

/**
 * Browsers accept "1e3" as a number (HTML standard, "valid floating-point number"), and a number field ignores `pattern`. So set an
 * error that the browser shows like its own.
 */
function refuseExponent(input: HTMLInputElement | null) {
  input?.setCustomValidity(/^\d*$/.test(input.value) ? "" : "Indiquez un nombre à partir de 1.");
}

/** Refuses spaces and invisible characters alone. Browsers show the title when a text does not match the pattern. */
const filled = { pattern: ".*[^\\s\\p{C}].*", title: "Écrivez au moins une lettre ou un chiffre." };

interface ControlProps {
  field: FieldDescription;
  /** The id of the field's hint. */
  hintId: string | undefined;
}

/** The control, which keeps what is typed (docs/decisions/0013-fields-hold-what-is-typed.md), and below it what the browser says of it. */
function Control({ field: { kind, name, required, autoComplete, options = {} }, hintId }: ControlProps) {
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
        <div css={styles.choice}>
          <select {...attributes}>
            {Object.entries(options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ) : kind === "longText" ? (
        <textarea {...attributes} rows={4} css={longText} />
      ) : kind === "number" ? (
        <input
          {...attributes}
          type="number"
          min={1}
          // The largest co-ownerships of France have some thousands.
          max={99_999}
          ref={refuseExponent}
          onInput={(event) => {
            refuseExponent(event.currentTarget);
            handlers.onInput(event);
          }}
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
      {message && (
        <p id={messageId} css={styles.fieldMessage}>
          {message}
        </p>
      )}
    </>
  );
}

/** One field of the table, below its label and hint. */
export function Field({ field }: { field: FieldDescription }) {
  const id = fieldId(field.name);
  const hintId = field.hint && `${id}-aide`;
  return (
    <div css={[styles.field, field.wide && styles.wholeLine]}>
      <div css={styles.fieldHead}>
        <label htmlFor={id} css={styles.label}>
          {field.label}
          {!field.required && <span css={styles.optional}> (facultatif)</span>}
        </label>
        {hintId && (
          <p id={hintId} css={styles.hint}>
            {field.hint}
            {field.kind === "files" && <span css={whereFilesDrop}> Vous pouvez aussi les déposer ici.</span>}
          </p>
        )}
      </div>
      {field.kind === "files" ? <FilesField hintId={hintId} /> : <Control field={field} hintId={hintId} />}
    </div>
  );
}
