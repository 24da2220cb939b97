import { css } from "@emotion/react";

import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { typeset } from "./typeset";

const notesStyles = css(noteText, { display: "grid", gap: space(1), alignContent: "start" });

/** A list of notes in small text; nothing without notes. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul css={notesStyles}>
      {notes.map((note) => (
        <li key={note}>{typeset(note)}</li>
      ))}
    </ul>
  );
}
