import { css } from "@emotion/react";

import { typeset } from "../components/typeset";
import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { resultText } from "./AnswerDetails";
import type { Dossier } from "./rules/dossier";

const estimation = css({
  gridColumn: "1 / -1",
  p: { marginTop: space(1), fontVariantNumeric: "tabular-nums" },
});

/** The estimated saving, with its calculation. */
export const Estimation = ({ heading, result, formulas, note }: NonNullable<Dossier["estimate"]>) => (
  <div css={estimation}>
    <h3>{heading}</h3>
    <p key={result} css={resultText}>
      {result}
    </p>
    {formulas.map((formula) => (
      <p key={formula}>{formula}</p>
    ))}
    <p css={noteText}>{typeset(note)}</p>
  </div>
);
