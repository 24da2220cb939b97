import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";

import { buttonRow, secondaryButton, textButton } from "../components/Button";
import { Notes } from "../components/Notes";
import { dayInFrench, type IsoDay } from "../french/dates";
import { alertText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { contractLines, contractName, contractSummary, invoiceRemarks, WHICH_END } from "./contract-lines";
import type { FoundContract, Invoice } from "./invoice";
import { FileRefusal, toRefusal } from "./refusals";
import { Strips } from "./Strips";
import { readInvoiceFile } from "./worker-client";

const panel = css({ display: "grid", gap: space(1), marginTop: space(2), "> *": { minWidth: 0 } });

const below = css({ marginTop: space(1) });

export interface InvoiceReadingProps {
  file: File;
  today: IsoDay;
  /** The end in the form's field. */
  typedEnd: string;
  onRead: (invoice: Invoice, contract: FoundContract) => void;
  onRefused: () => void;
  /** The visitor has chosen one of the candidates. */
  onEnd: (day: IsoDay) => void;
}

function messageOf(error: unknown): string {
  if (!(error instanceof FileRefusal)) console.error("The invoice could not be read:", error);
  return toRefusal(error).message;
}

interface ChoiceProps {
  contracts: readonly FoundContract[];
  chosen: FoundContract | undefined;
  choose: (contract: FoundContract) => void;
}

const ContractChoice = ({ contracts, chosen, choose }: ChoiceProps) => (
  <div css={buttonRow}>
    {contracts.map((contract) => (
      <button
        key={contractName(contract)}
        type="button"
        aria-pressed={contract === chosen}
        css={secondaryButton}
        onClick={() => choose(contract)}
      >
        {contractName(contract)}
      </button>
    ))}
  </div>
);

interface CandidatesProps {
  file: File;
  contract: FoundContract;
  onEnd: (day: IsoDay) => void;
  onNone: () => void;
}

/** « Quelle est la fin du contrat ? »: the days that were found, each on its part of the page. */
function Candidates({ file, contract, onEnd, onNone }: CandidatesProps) {
  const lines = contract.candidates.map(({ day, box }) => ({ label: "", text: dayInFrench(day), box }));
  const choose = (index: number) => {
    const day = contract.candidates[index]?.day;
    return (
      <div css={below}>
        <button
          type="button"
          css={secondaryButton}
          aria-label={`C’est celle-ci\u00a0: ${lines[index]?.text ?? ""}`}
          onClick={() => day && onEnd(day)}
        >
          C’est celle-ci
        </button>
      </div>
    );
  };
  return (
    <>
      <Strips file={file} lines={lines} after={choose} />
      <div>
        <button type="button" css={textButton} onClick={onNone}>
          Aucune
        </button>
      </div>
    </>
  );
}

/** Reads a file once, says in one line what was found, and asks about the end where it is not proven. */
export function InvoiceReading(props: InvoiceReadingProps) {
  const { file, today, typedEnd, onRead, onRefused, onEnd } = props;
  const [invoice, setInvoice] = useState<Invoice>();
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<FoundContract>();
  const [hasNone, setNone] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const statusElement = useRef<HTMLParagraphElement>(null);

  const choose = (read: Invoice, contract: FoundContract) => {
    setChosen(contract);
    setNone(false);
    setOpen(false);
    onRead(read, contract);
  };
  useEffect(() => {
    let isCurrent = true;
    const show = (read: Invoice) => {
      if (!isCurrent) return;
      setInvoice(read);
      const [first, ...others] = read.contracts;
      if (first && others.length === 0) choose(read, first);
    };
    const refuse = (error: unknown) => {
      if (!isCurrent) return;
      setProblem(messageOf(error));
      onRefused();
    };
    readInvoiceFile(file).then(show, refuse);
    return () => {
      isCurrent = false;
    };
    // The component has the reading as its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const candidate = chosen?.candidates.find(({ day }) => day === typedEnd);
  const withEnd = chosen && candidate ? { ...chosen, end: candidate.day } : chosen;
  const isAsked = chosen !== undefined && chosen.candidates.length > 0 && !candidate && !hasNone;
  const count = invoice?.contracts.length ?? 0;
  const many = `Cette facture a ${count}\u00a0contrats\u00a0: choisissez celui à préparer`;
  const found = isAsked ? WHICH_END : ((withEnd && contractSummary(withEnd)) ?? (invoice && many));
  const status = found ?? (problem ? "" : "Lecture de la facture…");
  const lines = chosen ? contractLines(chosen) : [];
  const closeQuestion = () => {
    setNone(true);
    // The button goes away, and must not take the focus with it.
    statusElement.current?.focus();
  };
  return (
    <div css={panel}>
      <p ref={statusElement} role="status" tabIndex={-1} css={strongText}>
        <span key={status}>{status}</span>
      </p>
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      {invoice && count > 1 && (
        <ContractChoice
          contracts={invoice.contracts}
          chosen={chosen}
          choose={(contract) => choose(invoice, contract)}
        />
      )}
      {chosen && isAsked && <Candidates file={file} contract={chosen} onEnd={onEnd} onNone={closeQuestion} />}
      {lines.length > 0 && (
        <div>
          <button type="button" aria-expanded={isOpen} css={textButton} onClick={() => setOpen(!isOpen)}>
            Voir sur la facture
          </button>
          {isOpen && <Strips file={file} lines={lines} />}
        </div>
      )}
      {invoice && invoiceRemarks(invoice, today).length > 0 && <Notes of={invoiceRemarks(invoice, today)} />}
    </div>
  );
}
