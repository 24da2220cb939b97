import { css } from "@emotion/react";
import { Link } from "gatsby";
import { type ReactNode, useEffect, useId, useState } from "react";

import { buttonRow, secondaryButton, textButton } from "../components/Button";
import type { IsoDay } from "../french/dates";
import { alertText, noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { type ContractLine, nameOf, remarksOn } from "./contract-lines";
import { ContractValues } from "./ContractValues";
import { handOver } from "./hand-over";
import type { Invoice, InvoiceContract } from "./invoice";
import { readFile } from "./read-file";
import { Refusal } from "./refusals";

const panel = css({
  display: "grid",
  // In the home page's band, below both columns.
  gridColumn: "1 / -1",
  gap: space(2),
  marginTop: space(2),
  "> *": { minWidth: 0 },
});

/** Contracts of one invoice that buttons choose from. The table of buildings takes more. */
const MOST_CHOICES = 2;

export interface InvoiceReadingProps {
  file: File;
  today: IsoDay;
  /** Takes the contract's values into empty fields. */
  onRead: (contract: InvoiceContract) => void;
  /** What is offered beside a line of the contract. */
  offer: (contract: InvoiceContract, line: ContractLine) => ReactNode;
  onForget: () => void;
}

interface ChoiceProps {
  contracts: readonly InvoiceContract[];
  chosen: InvoiceContract | undefined;
  choose: (contract: InvoiceContract) => void;
}

function ContractChoice({ contracts, chosen, choose }: ChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{`Cette facture a ${contracts.length}\u00a0contrats\u00a0: choisissez celui à préparer.`}</p>
      <div css={buttonRow}>
        {contracts.map((contract) => (
          <button
            key={nameOf(contract)}
            type="button"
            aria-pressed={contract === chosen}
            css={secondaryButton}
            onClick={() => choose(contract)}
          >
            {nameOf(contract)}
          </button>
        ))}
      </div>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  console.error("The invoice could not be read:", error);
  return new Refusal("unsupported").message;
}

/** Reads a file once, and shows each value beside the part of the page where it stands. */
export function InvoiceReading({ file, today, onRead, offer, onForget }: InvoiceReadingProps) {
  const [invoice, setInvoice] = useState<Invoice>();
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<InvoiceContract>();

  const choose = (contract: InvoiceContract) => {
    setChosen(contract);
    onRead(contract);
  };
  useEffect(() => {
    let isCurrent = true;
    const show = (read: Invoice) => {
      if (!isCurrent) return;
      setInvoice(read);
      const [first, ...others] = read.contracts;
      if (first && others.length === 0) choose(first);
    };
    readFile(file).then(show, (error: unknown) => isCurrent && setProblem(messageOf(error)));
    return () => {
      isCurrent = false;
    };
    // The component has the file as its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const contracts = invoice?.contracts ?? [];
  const isBusy = !invoice && !problem;
  const done = invoice ? "Facture lue. Vérifiez chaque valeur." : "";
  const status = isBusy ? "Lecture de la facture…" : done;
  return (
    <div css={panel}>
      <p role="status" css={noteText}>
        <span key={status}>{status}</span>
      </p>
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      {contracts.length > 1 && contracts.length <= MOST_CHOICES && (
        <ContractChoice contracts={contracts} chosen={chosen} choose={choose} />
      )}
      {contracts.length > MOST_CHOICES && (
        <Link to="/livre-blanc#immeubles" css={secondaryButton} onClick={() => handOver(file)}>
          {`${contracts.length}\u00a0compteurs\u00a0: ouvrir le tableau`}
        </Link>
      )}
      {chosen && (
        <ContractValues
          key={nameOf(chosen)}
          file={file}
          contract={chosen}
          remarks={remarksOn(chosen, invoice?.day, today)}
          offer={(line) => offer(chosen, line)}
        />
      )}
      {!isBusy && (
        <div>
          <button type="button" css={textButton} onClick={onForget}>
            Oublier cette facture
          </button>
        </div>
      )}
    </div>
  );
}
