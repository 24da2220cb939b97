import { Control } from "./Control";
import { type FieldDescription, fieldId } from "./fields";
import { FilesField } from "./FilesField";
import * as styles from "./form.styles";

/** One field of the table, below its label and hint. */
export function StudyField({ field }: { field: FieldDescription }) {
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
            {field.kind === "files" && <span css={styles.whereFilesDrop}> {field.dropHint}</span>}
          </p>
        )}
      </div>
      {field.kind === "files" ? (
        <div css={styles.files}>
          <FilesField field={field} describedBy={hintId} />
        </div>
      ) : (
        <Control field={field} describedBy={hintId} />
      )}
    </div>
  );
}
