import { css } from "@emotion/react";

import { textButton } from "../components/Button";
import { noteText, visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
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
  record: RecordForm;
  /** Where the record may be of another building: the form has no other way to begin again. */
  withErase?: boolean;
}

/** « Repris de la facture edf.pdf. », the way back to what was there before, and the one to another building. */
export function RecordLine({ record: form, withErase }: RecordLineProps) {
  const { record, former } = useRecord(form);
  const { from, isChanged } = record;
  const isErasable = withErase === true && !isEmptyRecord(form, record);
  const source = from && `Repris ${from}${isChanged ? ", modifié" : ""}.`;
  const isShown = source !== "" || former !== null || isErasable;
  return (
    // A live region exists before its text.
    <div css={isShown ? line : visuallyHidden}>
      <p role="status" css={!source && visuallyHidden}>
        {source && <span key={source}>{source}</span>}
      </p>
      {former && (
        <button type="button" css={textButton} onClick={() => returnToFormer(form)}>
          Revenir à mes réponses
        </button>
      )}
      {isErasable && (
        <button type="button" css={textButton} onClick={() => eraseRecord(form)}>
          Effacer mes réponses
        </button>
      )}
    </div>
  );
}
