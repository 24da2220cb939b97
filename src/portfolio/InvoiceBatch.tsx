import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";

import { textButton } from "../components/Button";
import { cleanText } from "../content/invisible";
import type { IsoDay } from "../french/dates";
import { counted } from "../french/numbers";
import { nameOf, remarksOn } from "../invoices/contract-lines";
import { ContractValues } from "../invoices/ContractValues";
import type { Invoice, InvoiceContract } from "../invoices/invoice";
import { readFile } from "../invoices/read-file";
import { Refusal } from "../invoices/refusals";
import { noteText, strongText, visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import type { FiledContract } from "./invoice-lines";
import { Press, stack } from "./parts";

/** Invoices that are read at once. */
const MOST_FILES = 40;

const list = css({
  display: "grid",
  gap: space(1.5),
  paddingLeft: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});
const bar = css({ width: "100%", maxWidth: space(40) });

/** A file that was read, or why it was not, in French. */
interface Outcome {
  file: File;
  fileName: string;
  invoice?: Invoice;
  problem: string;
}

async function outcomeOf(file: File): Promise<Outcome> {
  const fileName = cleanText(file.name) || "Sans nom";
  try {
    return { file, fileName, invoice: await readFile(file), problem: "" };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal("unsupported");
    return { file, fileName, problem: refusal.message };
  }
}

const contractsOf = (outcomes: readonly Outcome[]): FiledContract[] =>
  outcomes.flatMap(({ invoice, fileName }) =>
    (invoice?.contracts ?? []).map((contract) => ({ contract, fileName })),
  );

function summaryOf(outcomes: readonly Outcome[], wanted: number): string {
  const read = outcomes.filter(({ invoice }) => invoice).length;
  const refused = outcomes.length - read;
  const left = wanted - outcomes.length;
  return [
    `${counted(read, "facture")} sur ${wanted}\u00a0: ${counted(contractsOf(outcomes).length, "contrat")} dans le tableau.`,
    refused > 0 && `${counted(refused, "fichier")} sans lecture possible, ci-dessous.`,
    left > 0 && `Arrêté\u00a0: ${counted(left, "fichier")} sans lecture.`,
  ]
    .filter(Boolean)
    .join(" ");
}

interface ReadContractProps {
  outcome: Outcome;
  contract: InvoiceContract;
  today: IsoDay;
}

/** The strips of the page are drawn on request, because forty invoices would fill the memory. */
function ReadContract({ outcome, contract, today }: ReadContractProps) {
  const [isOpen, setOpen] = useState(false);
  const { file, fileName, invoice } = outcome;
  return (
    <div>
      <button type="button" aria-expanded={isOpen} css={textButton} onClick={() => setOpen(!isOpen)}>
        Voir sur la facture<span css={visuallyHidden}> {`${fileName}, ${nameOf(contract)}`}</span>
      </button>
      {isOpen && (
        <ContractValues file={file} contract={contract} remarks={remarksOn(contract, invoice?.day, today)} />
      )}
    </div>
  );
}

export interface InvoiceBatchProps {
  files: readonly File[];
  today: IsoDay;
  /** Takes the contracts of all files that were read. */
  onRead: (contracts: readonly FiledContract[]) => void;
}

/** Reads invoices one after the other into the table. It comes by dynamic import at the first file. */
export function InvoiceBatch({ files, today, onRead }: InvoiceBatchProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isOver, setOver] = useState(false);
  const isStopped = useRef(false);
  const wanted = files.slice(0, MOST_FILES);

  useEffect(() => {
    let isCurrent = true;
    const readAll = async () => {
      const done: Outcome[] = [];
      for (const file of wanted) {
        if (isStopped.current || !isCurrent) break;
        done.push(await outcomeOf(file));
        setOutcomes([...done]);
      }
      if (!isCurrent) return;
      setOver(true);
      onRead(contractsOf(done));
    };
    void readAll();
    return () => {
      isCurrent = false;
    };
    // Each batch is read once, and has its own key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const status = isOver ? summaryOf(outcomes, wanted.length) : "";
  return (
    <div css={stack}>
      {!isOver && (
        <div>
          <progress css={bar} max={wanted.length} value={outcomes.length} aria-label="Lecture des factures" />
          <p css={noteText}>
            <span key={outcomes.length}>{`${outcomes.length} sur ${counted(wanted.length, "facture")}`}</span>
          </p>
          <Press
            onClick={() => {
              isStopped.current = true;
            }}
          >
            Arrêter
          </Press>
        </div>
      )}
      <p role="status" css={strongText}>
        {status && <span key={status}>{status}</span>}
      </p>
      {files.length > MOST_FILES && (
        <p css={noteText}>
          {`${MOST_FILES}\u00a0factures au plus à la fois\u00a0: ${counted(files.length - MOST_FILES, "fichier")} à déposer ensuite.`}
        </p>
      )}
      <ul css={list}>
        {outcomes.map((outcome, index) => (
          // Two files may have the same name.
          <li key={`${index} ${outcome.fileName}`}>
            <span css={strongText}>{outcome.fileName}</span>
            {outcome.problem && <p css={noteText}>{outcome.problem}</p>}
            {outcome.invoice?.contracts.map((contract) => (
              <ReadContract key={nameOf(contract)} {...{ outcome, contract, today }} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
