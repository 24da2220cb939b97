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
import { type InvoiceLine, linesOfInvoice } from "../invoice-lines";
import { stack } from "../step-parts";

const list = css({ display: "grid", gap: space(1.5), overflowWrap: "anywhere" });
const bar = css({ width: "100%", maxWidth: space(40) });

/** The result of reading one file. */
interface Outcome {
  fileName: string;
  /** Empty for a file that was not read. */
  lines: readonly InvoiceLine[];
  /** Why the file was not read, or what to know of its reading, in French. */
  notes: readonly string[];
}

async function outcomeOf(file: File, today: IsoDay): Promise<Outcome> {
  const fileName = cleanText(file.name) || "Sans nom";
  try {
    const invoice = await readInvoice(file, today);
    return { fileName, lines: linesOfInvoice(fileName, invoice), notes: invoiceRemarks(invoice, today) };
  } catch (error) {
    return { fileName, lines: [], notes: [problemOf(error).sentence] };
  }
}

/** « 3 factures sur 4 : 3 contrats. 1 fichier sans lecture possible, ci-dessous. » */
function summaryOf(outcomes: readonly Outcome[]): string {
  const readCount = outcomes.filter(({ lines }) => lines.length > 0).length;
  const refusedCount = outcomes.length - readCount;
  const contracts = counted(outcomes.flatMap(({ lines }) => lines).length, "contrat");
  const summary = `${counted(readCount, "facture")} sur ${outcomes.length}\u00a0: ${contracts}.`;
  if (refusedCount === 0) return summary;
  return `${summary} ${counted(refusedCount, "fichier")} sans lecture possible, ci-dessous.`;
}

export interface InvoiceBatchProps {
  files: readonly File[];
  today: IsoDay;
  /** Called with the lines of the files that were read, after the last one. */
  onRead: (lines: readonly InvoiceLine[]) => void;
}

/** Reads the files one after the other, and hands their contracts over to the table, where each waits for its end. */
export function InvoiceBatch({ files, today, onRead }: InvoiceBatchProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  useEffect(() => {
    let isMounted = true;
    const readAll = async () => {
      const lines: InvoiceLine[] = [];
      for (const file of files) {
        const outcome = await outcomeOf(file, today);
        if (!isMounted) return;
        lines.push(...outcome.lines);
        setOutcomes((former) => [...former, outcome]);
      }
      if (lines.length > 0) onRead(lines);
    };
    void readAll();
    return () => {
      isMounted = false;
    };
    // The files of a batch never change: they are read once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const isOver = outcomes.length === files.length;
  const status = isOver ? summaryOf(outcomes) : "";
  const noted = outcomes.filter(({ notes }) => notes.length > 0);
  return (
    <div css={stack}>
      {!isOver && (
        <div>
          <progress css={bar} max={files.length} value={outcomes.length} aria-label="Lecture des factures" />
          <p css={noteText}>
            <span key={outcomes.length}>{`${outcomes.length} sur ${counted(files.length, "facture")}`}</span>
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
              <Notes notes={notes} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
