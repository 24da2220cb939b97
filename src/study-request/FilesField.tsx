import { useCallback, useEffect, useRef, useState } from "react";
import { useField, useForm } from "react-final-form";

import { visuallyHidden } from "../theme/text";
import { defaults, type FieldDescription, fieldId, type StudyRequest } from "./fields";
import { addFiles, adviceOn, mistakenFiles, showInField } from "./files";
import * as styles from "./files.styles";
import { FilesList } from "./FilesList";
import { useFileDrop } from "./use-file-drop";

interface FilesFieldProps {
  field: Extract<FieldDescription, { kind: "files" }>;
  describedBy: string | undefined;
}

/** What a screen reader announces after files were added. */
const announcementOf = (added: readonly File[], accept: string) =>
  [
    added.length === 1 ? "1 fichier ajouté." : `${added.length} fichiers ajoutés.`,
    ...added.flatMap((file) => adviceOn(file, accept).map((advice) => `${file.name} ${advice}`)),
  ].join(" ");

/** During hydration, the form has no values yet. */
const orNone = (files?: readonly File[]) => files ?? defaults.factures;

/**
 * The browser's own file field, which works without scripts, and below it the list of chosen files. A second choice adds to the
 * first.
 */
export function FilesField({ field: { name, required, accept }, describedBy }: FilesFieldProps) {
  const { input } = useField<readonly File[]>(name, { format: orNone, subscription: { value: true } });
  const { value: files, onChange } = input;
  const element = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState<{ text: string; files?: readonly File[] }>({ text: "" });

  useEffect(() => {
    if (element.current) showInField(element.current, files);
  }, [files]);

  const form = useForm<StudyRequest>();
  const add = useCallback(
    (list: FileList) => {
      // The browser empties this list when the field is written to, so copy it.
      const chosen = [...list];
      const all = addFiles(files, chosen);
      const added = all.slice(files.length);
      if (added.length > 0) setAnnouncement({ text: announcementOf(added, accept), files: all });
      onChange(all);
      // The choice has replaced the field's files, even if it added none.
      if (element.current) showInField(element.current, all);
      const taken = chosen.filter((file) => !added.includes(file));
      void mistakenFiles(all, taken).then((mistaken) => {
        if (mistaken.length > 0) onChange([...form.getState().values.factures, ...mistaken]);
      });
    },
    [files, form, accept, onChange],
  );
  useFileDrop(element, add);

  const remove = (file: File) => {
    const left = files.filter((other) => other !== file);
    onChange(left);
    setAnnouncement({ text: `${file.name} retiré.`, files: left });
    // The button that had the focus is gone.
    element.current?.focus();
  };

  return (
    <>
      <input
        ref={element}
        id={fieldId(name)}
        name={name}
        type="file"
        multiple
        accept={accept}
        required={required}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          if (target.files) add(target.files);
        }}
        css={styles.input}
      />
      <FilesList files={files} accept={accept} onRemove={remove} />
      <p role="status" css={visuallyHidden}>
        {/* Only about the current list: after a reset there is nothing to announce. */}
        {announcement.files === files && announcement.text}
      </p>
    </>
  );
}
