import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";

import { textButton } from "../components/Button";
import { noteText } from "../theme/text";
import { colors, space } from "../theme/tokens";
import { fieldAttributes, type FieldDescription } from "./Field";

/** The native field covers its label, so that a click, a drop and the focus are the browser's own. */
const overLabel = css({
  position: "relative",
  display: "inline-flex",
  // The label fills the height of the button.
  label: { display: "flex", alignItems: "center" },
  input: {
    position: "absolute",
    inset: 0,
    width: "100%",
    opacity: 0,
    cursor: "pointer",
    "&::file-selector-button": { cursor: "pointer" },
  },
  "input:focus-visible + label": { outline: `3px solid ${colors.accent}`, outlineOffset: 3 },
});
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(1.5),
  p: noteText,
});

interface FileChooserProps extends Omit<ComponentProps<"input">, "name" | "type"> {
  /** The name is used only in ids. The input itself has no name, so that its files are not values of the form. */
  field: Pick<FieldDescription, "name" | "label" | "hint">;
  /** The look of the button; by default a text button. */
  look?: SerializedStyles;
}

/** A field for files that looks like a button, with its hint beside it. */
export function FileChooser({ field, className, look, ...input }: FileChooserProps) {
  const { id, "aria-describedby": hintId } = fieldAttributes(field);
  return (
    <div css={line} className={className}>
      <span css={[look ?? textButton, overLabel]}>
        <input {...input} id={id} aria-describedby={hintId} type="file" />
        <label htmlFor={id}>{field.label}</label>
      </span>
      {field.hint && <p id={hintId}>{field.hint}</p>}
    </div>
  );
}
