import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { useField } from "react-final-form";

import { textButton } from "../components/Button";
import { fieldAttributes, Labelled } from "../forms/Field";
import { fileBox } from "../forms/field.styles";
import { from } from "../theme/media";
import { headingText, noteText, smallText, strongText, visuallyHidden } from "../theme/text";
import { colors, fontSizes, radii, space } from "../theme/tokens";
import { acceptedKinds, addFiles, adviceOn, formatSize, shownName } from "./attached-files";
import type { RequestField } from "./request-fields";

/** A coloured panel, which stands out in the form. Sheets are drawn beside its label where there is room. */
const zone = css({
  position: "relative",
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBottom: space(2),
  padding: `${space(3)} ${space(2.5)} ${space(1.5)}`,
  borderRadius: radii.medium,
  background: colors.brandSoft,
  label: [headingText, { fontSize: fontSizes.value }],
  "> svg": { display: "none" },
  [from.tablet]: {
    padding: `${space(3)} ${space(3)} ${space(1.5)}`,
    "> svg": { position: "absolute", top: space(1.5), right: space(5), display: "block", width: space(13) },
    label: { paddingRight: space(16) },
    // The sheets stand behind the box.
    input: { position: "relative" },
  },
});

/** Three sheets with the site's windows as lines of text. Decorative. */
const Sheets = () => (
  <svg viewBox="0 0 104 84" aria-hidden="true" fill={colors.surface} stroke={colors.ink} strokeWidth="2">
    <path d="M13 22 48 10l19 56-35 12z" />
    <path d="m56 10 35 12-19 56-35-12z" />
    <path d="M30 4h44v66a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" />
    <path d="M37 16h18" stroke={colors.action} strokeWidth="5" />
    <path d="M37 30h30M37 39h30M37 48h30" stroke={colors.brand} strokeWidth="5" strokeDasharray="6 2" />
    <path d="M53 62h14" stroke={colors.accent} strokeWidth="6" />
  </svg>
);

/** A long list scrolls in its own box. The buttons in it make the scrolling usable by keyboard. */
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

/** What is announced after a choice: the count, and the advice on the files that are new. */
function announcementOf(files: readonly File[], before: readonly File[]): string {
  if (files.length === 0) return "";
  const count = files.length === 1 ? "1 fichier choisi." : `${files.length} fichiers choisis.`;
  const advised = files.filter((file) => !before.includes(file) && adviceOn(file));
  return [count, ...advised.map((file) => `${shownName(file)}\u00a0: ${adviceOn(file)}`)].join(" ");
}

interface ChosenFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

const ChosenFiles = ({ files, onRemove }: ChosenFilesProps) => (
  <ul aria-label="Fichiers choisis" css={list}>
    {files.map((file, index) => (
      // The index, because two files can have the same name.
      <li key={`${index} ${file.name}`}>
        <div>
          <span css={strongText}>{shownName(file)}</span> <span css={noteText}>{formatSize(file.size)}</span>
          {adviceOn(file) && <p css={advice}>{adviceOn(file)}</p>}
        </div>
        <button
          type="button"
          aria-label={`Retirer ${shownName(file)}`}
          onClick={() => onRemove(file)}
          css={textButton}
        >
          Retirer
        </button>
      </li>
    ))}
  </ul>
);

const NO_FILES: readonly File[] = [];

/** A native file field, which works without scripts, and the chosen files. A second choice adds to the first. */
export function FilesField({ field }: { field: RequestField }) {
  const { value: files, onChange } = useField<readonly File[]>(field.name, {
    format: (chosen: readonly File[] = NO_FILES) => chosen,
    subscription: { value: true },
  }).input;
  const element = useRef<HTMLInputElement>(null);
  // Set while rendering, because the announcement compares the files with the former ones.
  const [announced, setAnnounced] = useState({ files: NO_FILES, text: "" });
  if (announced.files !== files) setAnnounced({ files, text: announcementOf(files, announced.files) });

  // A choice replaces the files of the native field, so all files are put back: its text is then « 2 fichiers ».
  useEffect(() => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (element.current) element.current.files = transfer.files;
  }, [files]);

  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file));
    // The focused button disappears with its file.
    element.current?.focus();
  };

  return (
    <div css={zone}>
      <Sheets />
      <Labelled
        field={field}
        below={
          <>
            {files.length > 0 && <ChosenFiles files={files} onRemove={remove} />}
            <p role="status" css={visuallyHidden}>
              {announced.text}
            </p>
          </>
        }
      >
        <input
          {...fieldAttributes(field)}
          ref={element}
          type="file"
          multiple
          accept={acceptedKinds}
          onChange={({ target }) => onChange(addFiles(files, target.files ?? []))}
          css={fileBox}
        />
      </Labelled>
    </div>
  );
}
