import { useEffect, useRef, useState } from "react";

import { buttonRow, secondaryButton } from "../components/Button";
import type { ContractFacts } from "../contract/contract-facts";
import { focusFirstField } from "../forms/focus-first-field";
import { isEmptyRecord, recordState, replaceRecord } from "../forms/record";
import type { IsoDay } from "../french/dates";
import { InvoiceReading } from "../invoices/InvoiceReading";
import { strongText } from "../theme/text";
import { dossierForm, type FieldTexts } from "./rules/dossier-fields";
import { fromInvoice, textsOfFacts, withContract } from "./rules/facts-as-texts";

export interface InvoiceToRecordProps {
  file: File;
  today: IsoDay;
}

/** Whether something was typed: the invoice may then be of another building. */
function mayBeOtherBuilding(): boolean {
  const { record } = recordState(dossierForm);
  const isAllTakenOver = record.from !== "" && !record.isChanged;
  return !isEmptyRecord(dossierForm, record) && !isAllTakenOver;
}

interface SameBuildingProps {
  complete: () => void;
  replace: () => void;
}

/** Asks whether the invoice is of the building that was typed, which the page cannot know. */
function SameBuilding({ complete, replace }: SameBuildingProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} role="group" tabIndex={-1} aria-labelledby="meme-immeuble">
      <p id="meme-immeuble" css={strongText}>
        Est-ce le même immeuble&nbsp;?
      </p>
      <div css={buttonRow}>
        <button type="button" css={secondaryButton} onClick={complete}>
          Oui&nbsp;: compléter mes réponses
        </button>
        <button type="button" css={secondaryButton} onClick={replace}>
          Non&nbsp;: tout remplacer
        </button>
      </div>
    </div>
  );
}

/** Reads an invoice. The chosen contract replaces the record, or only the record's answers about the contract. */
export function InvoiceToRecord({ file, today }: InvoiceToRecordProps) {
  /** The contract that waits for the question on the building. */
  const [chosen, setChosen] = useState<ContractFacts>();
  const from = fromInvoice(file);

  /** Makes the contract the record, or completes the record. This reading then leaves the page. */
  const take = (texts: FieldTexts, isChanged: boolean) =>
    focusFirstField(dossierForm, () => {
      setChosen(undefined);
      replaceRecord(dossierForm, texts, from, isChanged);
    });
  const replace = (facts: ContractFacts) => take(textsOfFacts(facts), false);
  const complete = (facts: ContractFacts) =>
    take(withContract(recordState(dossierForm).record.texts, facts), true);
  const choose = (facts: ContractFacts) => {
    if (mayBeOtherBuilding()) setChosen(facts);
    else replace(facts);
  };
  return (
    <>
      <InvoiceReading file={file} today={today} onChoose={choose} />
      {chosen && <SameBuilding complete={() => complete(chosen)} replace={() => replace(chosen)} />}
    </>
  );
}
