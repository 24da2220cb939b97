import { css } from "@emotion/react";

import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { typeset } from "./typeset";

const notesStyles = css(noteText, { display: "grid", gap: space(1), alignContent: "start" });

/** A list of notes in small text. */
export const Notes = ({ of }: { of: readonly string[] }) => (
  <ul css={notesStyles}>
    {of.map((note) => (
      <li key={note}>{typeset(note)}</li>
    ))}
  </ul>
);
