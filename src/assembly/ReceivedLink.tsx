import { css } from "@emotion/react";
import { useEffect, useState } from "react";

import { type FormRecord, recordState, replaceRecord, subscribeToRecord } from "../forms/record";
import { jumpTo } from "../theme/jump-to";
import { noteText, visuallyHidden } from "../theme/text";
import { dossierForm } from "./rules/dossier-fields";
import { FROM_LINK, isForwarded, readForwarded } from "./rules/forwarded";

const line = css(noteText, { gridColumn: "1 / -1" });
const INCOMPLETE = "Ce lien est incomplet\u00a0: vérifiez les dates.";

/**
 * Takes the record of a link from the address, on load and when the address changes. The link stays in the address until
 * the record changes, and says if it was cut.
 */
export function ReceivedLink() {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    /** The record that was taken from the address. */
    let ofAddress: FormRecord | undefined;
    let isTaking = false;
    const take = () => {
      if (!isForwarded(window.location.hash)) return;
      const { texts, isComplete } = readForwarded(window.location.hash);
      setCut(!isComplete);
      const { revision } = recordState(dossierForm);
      isTaking = true;
      if (Object.keys(texts).length > 0) replaceRecord(dossierForm, texts, FROM_LINK);
      isTaking = false;
      ofAddress = recordState(dossierForm).record;
      // After a reload the record is the same, and the browser restores the scroll position.
      if (recordState(dossierForm).revision !== revision) jumpTo(document.getElementById("assemblee"));
    };
    const removeIfReplaced = () => {
      const isOfAddress = recordState(dossierForm).record === ofAddress;
      if (isTaking || isOfAddress || !isForwarded(window.location.hash)) return;
      window.history.replaceState(window.history.state, "", "#assemblee");
      setCut(false);
    };
    take();
    addEventListener("hashchange", take);
    const unsubscribe = subscribeToRecord(dossierForm, removeIfReplaced);
    return () => {
      removeEventListener("hashchange", take);
      unsubscribe();
    };
  }, []);
  return (
    <p role="status" css={isCut ? line : visuallyHidden}>
      {isCut && <span>{INCOMPLETE}</span>}
    </p>
  );
}
