/** Makes lines of the table from contracts of invoices. */
import { dayInDigits } from "../french/dates";
import type { Invoice } from "../invoices/invoice";
import { offeredLine } from "../invoices/invoice-texts";
import { type Corrections, type Line, NO_FACTS, type Proposal } from "./table/lines";
import { NO_END } from "./table/read-cell";
import { type CellTexts, readLine } from "./table/read-line";
import { cellTexts } from "./table/write-cell";

/** A contract of an invoice, as the texts of a line. */
export interface InvoiceLine {
  /** Made of the file's hash and the meter: the same invoice again is the same line. */
  id: string;
  /** « Facture parc.pdf », « Facture parc.pdf, compteur GI118204 » */
  place: string;
  /** The texts have no end until the visitor chooses a day. */
  texts: CellTexts;
  /** The days that may be the end, the best first. */
  ends: readonly Proposal[];
}

export const linesOfInvoice = (fileName: string, { contracts, fingerprint }: Invoice): InvoiceLine[] =>
  contracts.map(({ facts: { deliveryPoint, ...facts }, ends }) => ({
    id: `facture-${fingerprint}-${deliveryPoint}`,
    place: `Facture ${fileName}${contracts.length > 1 ? `, compteur ${deliveryPoint}` : ""}`,
    texts: cellTexts({ ...NO_FACTS, ...facts, name: facts.name || fileName.replace(/\.pdf$/i, "") }),
    ends: ends.map((end) => ({ text: end.day ? dayInDigits(end.day) : NO_END, about: offeredLine(end) })),
  }));

export const readInvoiceLine = ({ id, place, texts, ends }: InvoiceLine, corrections: Corrections): Line =>
  readLine({ id, place, texts, correction: corrections[id], proposals: { end: ends } });
