/** Makes lines of the table from contracts of invoices. Their facts are typed, so no cell is parsed. */
import type { ContractFacts } from "../contract/contract-facts";
import { dayInDigits } from "../french/dates";
import type { Invoice, OfferedEnd } from "../invoices/invoice";
import { offeredLine } from "../invoices/invoice-texts";
import type { Corrections } from "./table/lines";
import { NO_END } from "./table/read-cell";
import type { LineSource } from "./table/read-line";

/** A contract read from an invoice. JSON values only, because the record keeps it in `sessionStorage`. */
export interface FiledContract {
  /** The invoice's bytes and its meter: the same invoice again is the same line. */
  id: string;
  /** « Facture parc.pdf », « Facture parc.pdf, compteur GI118204 » */
  place: string;
  /** The contract's facts, with the building's or the file's name. They have no end until one is chosen. */
  facts: Omit<ContractFacts, "deliveryPoint">;
  /** The days that may be the end, the best first. */
  ends: readonly OfferedEnd[];
}

export const filedContracts = (fileName: string, { contracts, fingerprint }: Invoice): FiledContract[] =>
  contracts.map(({ facts: { deliveryPoint, ...facts }, ends }) => ({
    id: `facture-${fingerprint}-${deliveryPoint}`,
    place: `Facture ${fileName}${contracts.length > 1 ? `, compteur ${deliveryPoint}` : ""}`,
    facts: { ...facts, name: facts.name || fileName.replace(/\.pdf$/i, "") },
    ends,
  }));

/** The line of one contract, which waits for its end. */
export const lineOfContract = (
  { id, place, facts, ends }: FiledContract,
  corrections: Corrections,
): LineSource => ({
  id,
  place,
  given: facts,
  texts: {},
  correction: corrections[id] ?? {},
  proposals: {
    end: ends.map((end) => ({ text: end.day ? dayInDigits(end.day) : NO_END, about: offeredLine(end) })),
  },
  missing: {
    end: ends.length > 0 ? "fin du contrat à choisir" : "fin du contrat non trouvée sur la facture",
    notice: "préavis non trouvé sur la facture",
  },
});
