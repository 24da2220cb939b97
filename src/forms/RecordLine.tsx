import { css } from "@emotion/react";

import { textButton } from "../components/Button";
import { noteText, visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import { focusFirstField } from "./focus-first-field";
import { eraseRecord, isEmptyRecord, type RecordForm, returnToFormer, useRecord } from "./record";

const line = css(noteText, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space(2),
  gridColumn: "1 / -1",
  button: { padding: 0 },
});

interface RecordLineProps {
  recordForm: RecordForm;
  /** Shows « Effacer mes réponses », where the visitor may go on with another building. */
  withErase?: boolean;
}

/** Says where the record comes from: « Repris de la facture edf.pdf. » Its buttons restore the former record, or erase all. */
export function RecordLine({ recordForm, withErase }: RecordLineProps) {
  const { record, former } = useRecord(recordForm);
  const { from, isChanged } = record;
  const isErasable = withErase === true && !isEmptyRecord(recordForm, record);
  const source = from && `Repris ${from}${isChanged ? ", modifié" : ""}.`;
  const isShown = source !== "" || former !== null || isErasable;
  return (
    // Stays in the page without a text, because a live region must exist before its text.
    <div css={isShown ? line : visuallyHidden}>
      <p role="status" css={!source && visuallyHidden}>
        {source && <span key={source}>{source}</span>}
      </p>
      {former && (
        <button
          type="button"
          css={textButton}
          onClick={() => focusFirstField(recordForm, () => returnToFormer(recordForm))}
        >
          Revenir à mes réponses
        </button>
      )}
      {isErasable && (
        <button
          type="button"
          css={textButton}
          onClick={() => focusFirstField(recordForm, () => eraseRecord(recordForm))}
        >
          Effacer mes réponses
        </button>
      )}
    </div>
  );
}
