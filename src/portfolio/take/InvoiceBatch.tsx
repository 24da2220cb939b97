import { css } from "@emotion/react";
import { useEffect, useState } from "react";

import { Notes } from "../../components/Notes";
import { cleanText } from "../../french/clean-text";
import type { IsoDay } from "../../french/dates";
import { counted } from "../../french/numbers";
import { invoiceRemarks } from "../../invoices/invoice-texts";
import { readInvoice } from "../../invoices/read-invoice";
import { problemOf } from "../../invoices/refusals";
import { noteText, strongText } from "../../theme/text";
import { space } from "../../theme/tokens";
import { type FiledContract, filedContracts } from "../invoice-lines";
import { stack } from "../step-parts";

/** Invoices of one batch. */
const MOST_FILES = 40;

const list = css({ display: "grid", gap: space(1.5), overflowWrap: "anywhere" });
const bar = css({ width: "100%", maxWidth: space(40) });

/** The result of reading one file. */
interface Outcome {
  fileName: string;
  /** Empty for a file that was not read. */
  contracts: readonly FiledContract[];
  /** Why the file was not read, or what to know of its reading, in French. */
  notes: readonly string[];
  isRead: boolean;
}

async function outcomeOf(file: File, today: IsoDay): Promise<Outcome> {
  const fileName = cleanText(file.name) || "Sans nom";
  try {
    const invoice = await readInvoice(file, today);
    const contracts = filedContracts(fileName, invoice);
    return { fileName, contracts, notes: invoiceRemarks(invoice, today), isRead: true };
  } catch (error) {
    return { fileName, contracts: [], notes: [problemOf(error).sentence], isRead: false };
  }
}

/** « 3 factures sur 4 : 3 contrats. 1 fichier non lu, ci-dessous. » */
function summaryOf(outcomes: readonly Outcome[], surplusCount: number): string {
  const readCount = outcomes.filter(({ isRead }) => isRead).length;
  const refusedCount = outcomes.length - readCount;
  const contracts = counted(outcomes.flatMap((outcome) => outcome.contracts).length, "contrat");
  return [
    `${counted(readCount, "facture")} sur ${outcomes.length}\u00a0: ${contracts}.`,
    refusedCount > 0 ? `${counted(refusedCount, "fichier")} sans lecture possible, ci-dessous.` : "",
    surplusCount > 0
      ? `${MOST_FILES}\u00a0factures au plus à la fois\u00a0: ${counted(surplusCount, "fichier")} à déposer ensuite.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export interface InvoiceBatchProps {
  files: readonly File[];
  today: IsoDay;
  /** Called with the contracts of the files that were read, after the last one. */
  onRead: (contracts: readonly FiledContract[]) => void;
}

/** Reads the files one after the other, and hands their contracts over to the table, where each waits for its end. */
export function InvoiceBatch({ files, today, onRead }: InvoiceBatchProps) {
  const batch = files.slice(0, MOST_FILES);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  useEffect(() => {
    let isMounted = true;
    const readAll = async () => {
      const contracts: FiledContract[] = [];
      for (const file of batch) {
        const outcome = await outcomeOf(file, today);
        if (!isMounted) return;
        contracts.push(...outcome.contracts);
        setOutcomes((former) => [...former, outcome]);
      }
      if (contracts.length > 0) onRead(contracts);
    };
    void readAll();
    return () => {
      isMounted = false;
    };
    // Each batch is read once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const isOver = outcomes.length === batch.length;
  const status = isOver ? summaryOf(outcomes, files.length - batch.length) : "";
  const noted = outcomes.filter(({ notes }) => notes.length > 0);
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
      {noted.length > 0 && (
        <ul css={list}>
          {noted.map(({ fileName, notes }, index) => (
            // Two files may have the same name.
            <li key={`${index} ${fileName}`}>
              <span css={strongText}>{fileName}</span>
              <Notes of={notes} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
