import { css } from "@emotion/react";
import { useEffect, useId, useState } from "react";

import { textButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { Notes } from "../components/Notes";
import { cleanText } from "../content/invisible";
import type { IsoDay } from "../french/dates";
import { counted } from "../french/numbers";
import { contractLines, contractName, invoiceRemarks } from "../invoices/contract-lines";
import type { FoundContract, Invoice } from "../invoices/invoice";
import { toRefusal } from "../invoices/refusals";
import { Strips } from "../invoices/Strips";
import { readInvoiceFile } from "../invoices/worker-client";
import { noteText, strongText, visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import { type FiledContract, filedContract } from "./invoice-lines";
import { stack } from "./step-parts";
import { contentKey } from "./table/content-key";

/** Invoices of one batch. */
const MOST_FILES = 40;

const list = css({ display: "grid", gap: space(1.5), overflowWrap: "anywhere" });
const bar = css({ width: "100%", maxWidth: space(40) });

/** The result of reading one file. */
interface Outcome {
  file: File;
  fileName: string;
  /** Tells files apart, whatever their names are. */
  key: string;
  /** Undefined for a file that was not read. */
  invoice?: Invoice;
  /** Why the file was not read, in French. Empty if it was. */
  problem: string;
}

async function outcomeOf(file: File): Promise<Outcome> {
  const fileName = cleanText(file.name) || "Sans nom";
  try {
    const invoice = await readInvoiceFile(file);
    const key = contentKey(new Uint8Array(await file.arrayBuffer()));
    return { file, fileName, key, invoice, problem: "" };
  } catch (error) {
    return { file, fileName, key: "", problem: toRefusal(error).message };
  }
}

const contractsOf = (outcomes: readonly Outcome[]): FiledContract[] =>
  outcomes.flatMap(({ invoice, fileName, key }) =>
    (invoice?.contracts ?? []).map((contract, index) => filedContract(contract, fileName, key, index)),
  );

function summaryOf(outcomes: readonly Outcome[]): string {
  const readCount = outcomes.filter(({ invoice }) => invoice).length;
  const refusedCount = outcomes.length - readCount;
  const contracts = counted(contractsOf(outcomes).length, "contrat");
  const read = `${counted(readCount, "facture")} sur ${outcomes.length}\u00a0: ${contracts} dans le tableau.`;
  if (refusedCount === 0) return read;
  return `${read} ${counted(refusedCount, "fichier")} sans lecture possible, ci-dessous.`;
}

interface ReadContractProps {
  outcome: Outcome;
  contract: FoundContract;
  today: IsoDay;
}

/** Shows the contract's values on strips of the invoice. Drawn on request: strips of forty invoices would take too much memory. */
function ReadContract({ outcome, contract, today }: ReadContractProps) {
  const [isOpen, setOpen] = useState(false);
  const { file, fileName, invoice } = outcome;
  return (
    <div>
      <button type="button" aria-expanded={isOpen} css={textButton} onClick={() => setOpen(!isOpen)}>
        Voir sur la facture<span css={visuallyHidden}> {`${fileName}, ${contractName(contract)}`}</span>
      </button>
      {isOpen && (
        <>
          <Strips file={file} lines={contractLines(contract)} />
          {invoice && <Notes of={invoiceRemarks(invoice, today)} />}
        </>
      )}
    </div>
  );
}

/** The files that were not read, and those that were in a fold, each in its order. */
function Outcomes({ of: outcomes, today }: { of: readonly Outcome[]; today: IsoDay }) {
  const id = useId();
  const refused = outcomes.filter(({ problem }) => problem);
  const read = outcomes.filter(({ invoice }) => invoice);
  return (
    <>
      {refused.length > 0 && (
        <ul css={list}>
          {refused.map(({ fileName, problem }, index) => (
            // Two files may have the same name.
            <li key={`${index} ${fileName}`}>
              <span css={strongText}>{fileName}</span>
              <p css={noteText}>{problem}</p>
            </li>
          ))}
        </ul>
      )}
      {read.length > 0 && (
        <Fold id={id} label="Factures lues">
          <ul css={list}>
            {read.map((outcome, index) => (
              <li key={`${index} ${outcome.fileName}`}>
                <span css={strongText}>{outcome.fileName}</span>
                {outcome.invoice?.contracts.map((contract) => (
                  <ReadContract
                    key={contractName(contract)}
                    outcome={outcome}
                    contract={contract}
                    today={today}
                  />
                ))}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

export interface InvoiceBatchProps {
  files: readonly File[];
  today: IsoDay;
  /** Called once, with the contracts of all files that were read. */
  onRead: (contracts: readonly FiledContract[]) => void;
}

/** Reads the files one after the other, and hands their contracts over to the table. */
export function InvoiceBatch({ files, today, onRead }: InvoiceBatchProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isOver, setOver] = useState(false);
  const batch = files.slice(0, MOST_FILES);
  const surplusCount = files.length - batch.length;

  useEffect(() => {
    let isMounted = true;
    const readAll = async () => {
      const done: Outcome[] = [];
      for (const file of batch) {
        if (!isMounted) return;
        done.push(await outcomeOf(file));
        setOutcomes([...done]);
      }
      if (!isMounted) return;
      setOver(true);
      onRead(contractsOf(done));
    };
    void readAll();
    return () => {
      isMounted = false;
    };
    // A batch is read once: another one is another element, with its own key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const status = isOver ? summaryOf(outcomes) : "";
  return (
    <div css={stack}>
      {!isOver && (
        <div>
          <progress css={bar} max={batch.length} value={outcomes.length} aria-label="Lecture des factures" />
          <p css={noteText}>
            <span key={outcomes.length}>{`${outcomes.length} sur ${counted(batch.length, "facture")}`}</span>
          </p>
        </div>
      )}
      <p role="status" css={strongText}>
        {status && <span key={status}>{status}</span>}
      </p>
      {surplusCount > 0 && (
        <p css={noteText}>
          {`${MOST_FILES}\u00a0factures au plus à la fois\u00a0: ${counted(surplusCount, "fichier")} à déposer ensuite.`}
        </p>
      )}
      {outcomes.length > 0 && <Outcomes of={outcomes} today={today} />}
    </div>
  );
}
