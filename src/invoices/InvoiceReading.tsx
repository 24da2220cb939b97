import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";

import { buttonRow, secondaryButton, textButton } from "../components/Button";
import type { ContractFacts } from "../contract/contract-facts";
import type { IsoDay } from "../french/dates";
import { alertText, noteText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { factsWith, type FoundContract, type Invoice, type OfferedEnd } from "./invoice";
import {
  chosenEnd,
  contractName,
  invoiceRemarks,
  NO_END_FOUND,
  otherFacts,
  READING,
  WHERE_TO_FIND,
  WHICH_END,
  whichContract,
} from "./invoice-texts";
import { OfferedEnds, toggleButton } from "./OfferedEnds";
import { readInvoice } from "./read-invoice";
import { problemOf, type ReadingProblem } from "./refusals";

const panel = css({
  display: "grid",
  gap: space(1.5),
  justifyItems: "start",
  marginBlock: `${space(2)} ${space(3)}`,
  overflowWrap: "anywhere",
  "> *": { minWidth: 0 },
});

export interface InvoiceReadingProps {
  file: File;
  today: IsoDay;
  /** The visitor has chosen an end, or the other facts without one. Nothing is written before. */
  onChoose: (facts: ContractFacts) => void;
}

interface ContractChoiceProps {
  contracts: readonly FoundContract[];
  chosen: FoundContract | undefined;
  choose: (contract: FoundContract) => void;
}

const ContractChoice = ({ contracts, chosen, choose }: ContractChoiceProps) => (
  <div css={buttonRow}>
    {contracts.map((contract) => (
      <button
        key={contractName(contract)}
        type="button"
        aria-pressed={contract === chosen}
        css={toggleButton}
        onClick={() => choose(contract)}
      >
        {contractName(contract)}
      </button>
    ))}
  </div>
);

/** Reads a file, and asks which of the days that it found is the end of the contract. */
export function InvoiceReading({ file, today, onChoose }: InvoiceReadingProps) {
  const [invoice, setInvoice] = useState<Invoice>();
  const [problem, setProblem] = useState<ReadingProblem>();
  const [attempt, setAttempt] = useState(1);
  const [contract, setContract] = useState<FoundContract>();
  const [choice, setChoice] = useState<OfferedEnd | "none">();
  const statusElement = useRef<HTMLDivElement>(null);

  const selectContract = (next: FoundContract | undefined) => {
    setContract(next);
    setChoice(undefined);
  };
  useEffect(() => {
    let isCurrent = true;
    const show = (read: Invoice) => {
      if (!isCurrent) return;
      setInvoice(read);
      selectContract(read.contracts.length === 1 ? read.contracts[0] : undefined);
    };
    const refuse = (error: unknown) => {
      if (isCurrent) setProblem(problemOf(error));
    };
    readInvoice(file, today).then(show, refuse);
    return () => {
      isCurrent = false;
    };
    // The parent gives each file a new instance, so only a retry reads again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  /** The pressed button is removed, so the focus needs another element. */
  const focusStatus = () => statusElement.current?.focus();
  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
    focusStatus();
  };
  const choose = (next: OfferedEnd) => {
    if (!contract) return;
    setChoice(next);
    onChoose(factsWith(contract, next));
  };
  const chooseNone = () => {
    setChoice("none");
    focusStatus();
  };

  const end = choice === "none" ? undefined : choice;
  const others = contract ? otherFacts(contract.facts) : "";
  const isEndAsked = contract !== undefined && contract.ends.length > 0 && choice !== "none";
  const isWithoutEnd = contract !== undefined && !isEndAsked;
  const sentence = (): string => {
    if (problem) return "";
    if (!invoice) return READING;
    if (!contract) return whichContract(invoice);
    if (end) return chosenEnd(end);
    return isEndAsked ? WHICH_END : NO_END_FOUND;
  };
  const remarks = invoice ? invoiceRemarks(invoice, today) : [];
  return (
    <div css={panel}>
      <div>
        {/* One live region for result, warnings and question: a text beside it would not be announced. */}
        <div ref={statusElement} role="status" tabIndex={-1}>
          <p key={sentence()} css={strongText}>
            {sentence()}
          </p>
          {others && <p key={others}>{others}</p>}
          {remarks.map((remark) => (
            <p key={remark} css={noteText}>
              {remark}
            </p>
          ))}
        </div>
        <div role="alert" css={alertText}>
          {problem && <p key={problem.sentence}>{problem.sentence}</p>}
        </div>
      </div>
      {problem?.isTransient && (
        <button type="button" css={secondaryButton} onClick={retry}>
          Réessayer
        </button>
      )}
      {invoice && invoice.contracts.length > 1 && (
        <ContractChoice contracts={invoice.contracts} chosen={contract} choose={selectContract} />
      )}
      {isEndAsked && <OfferedEnds ends={contract.ends} chosen={end} choose={choose} />}
      {isEndAsked && (
        <button type="button" css={textButton} onClick={chooseNone}>
          Aucune
        </button>
      )}
      {isWithoutEnd && (
        <div css={noteText}>
          <p css={strongText}>Où la trouver&nbsp;?</p>
          {WHERE_TO_FIND.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {isWithoutEnd && others && (
        <button type="button" css={secondaryButton} onClick={() => onChoose(factsWith(contract, undefined))}>
          Reprendre le reste
        </button>
      )}
    </div>
  );
}
