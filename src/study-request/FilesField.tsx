import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { useField } from "react-final-form";

import { textButton } from "../components/Button";
import { Labelled, tied } from "../forms/Field";
import { noteText, smallText, strongText, visuallyHidden } from "../theme/text";
import { colors, radii, space } from "../theme/tokens";
import type { RequestField } from "./fields";
import { acceptedKinds, addFiles, adviceOn, formatSize, nameOf } from "./files";

/** The native field is the box itself, so that a click or a drop works everywhere in it. */
const box = css(smallText, {
  width: "100%",
  padding: `${space(2.5)} ${space(2)}`,
  border: `2px dashed ${colors.lineStrong}`,
  borderRadius: radii.small,
  background: colors.surfaceTint,
  color: colors.inkSoft,
  cursor: "pointer",
  "&:hover": { borderColor: colors.action, background: colors.brandSoft },
  "&::file-selector-button": {
    minHeight: space(5),
    marginRight: space(1.5),
    padding: `${space(0.75)} ${space(2)}`,
    border: `2px solid ${colors.action}`,
    borderRadius: radii.round,
    background: colors.surface,
    color: colors.action,
    font: "inherit",
  },
});

/** A long list scrolls in its own box, which its buttons make usable by keyboard. */
const list = css({
  maxHeight: `min(${space(48)}, 70vh)`,
  overflowY: "auto",
  "> li": {
    display: "flex",
    alignItems: "center",
    gap: space(2),
    paddingBlock: space(1),
    borderBottom: `1px solid ${colors.line}`,
    "> div": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  },
});
const advice = css(smallText, { color: colors.accentStrong });

const announcementOf = (files: readonly File[]) =>
  [
    files.length === 1 ? "1 fichier choisi." : `${files.length} fichiers choisis.`,
    ...files.map((file) => adviceOn(file) && `${nameOf(file)} ${adviceOn(file)}`),
  ].join(" ");

const NONE: readonly File[] = [];

/** A native file field, which works without scripts, and the chosen files. A second choice adds to the first. */
export function FilesField({ field }: { field: RequestField }) {
  const { value: files, onChange } = useField<readonly File[]>(field.name, {
    format: (chosen: readonly File[] = NONE) => chosen,
    subscription: { value: true },
  }).input;
  const element = useRef<HTMLInputElement>(null);

  // A choice replaces the native field's files. This restores all, so that its text (« 2 fichiers ») is correct.
  useEffect(() => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (element.current) element.current.files = transfer.files;
  }, [files]);

  return (
    <Labelled field={field}>
      <div>
        <input
          {...tied(field)}
          ref={element}
          type="file"
          multiple
          accept={acceptedKinds}
          onChange={({ target }) => onChange(addFiles(files, target.files ?? []))}
          css={box}
        />
        {files.length > 0 && (
          <ul aria-label="Fichiers choisis" css={list}>
            {files.map((file, index) => (
              // The index, because two files can have the same name.
              <li key={`${index} ${file.name}`}>
                <div>
                  <span css={strongText}>{nameOf(file)}</span>{" "}
                  <span css={noteText}>{formatSize(file.size)}</span>
                  {adviceOn(file) && <p css={advice}>{`Ce fichier ${adviceOn(file)}`}</p>}
                </div>
                <button
                  type="button"
                  aria-label={`Retirer ${nameOf(file)}`}
                  onClick={() => {
                    onChange(files.filter((other) => other !== file));
                    // The focused button is about to unmount.
                    element.current?.focus();
                  }}
                  css={textButton}
                >
                  Retirer
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" css={visuallyHidden}>
          {files.length > 0 && announcementOf(files)}
        </p>
      </div>
    </Labelled>
  );
}
