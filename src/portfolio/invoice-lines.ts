/** Makes lines of the table from contracts of invoices. Their facts are typed, so no cell is parsed. */
import type { FoundContract } from "../invoices/invoice";
import type { Corrections, Facts } from "./table/lines";
import type { LineSource } from "./table/read-line";

/** A contract read from an invoice. JSON values only, because the draft keeps it in `sessionStorage`. */
export interface FiledContract {
  /** The invoice's bytes and its meter. */
  id: string;
  fileName: string;
  facts: Partial<Facts>;
}

/** The contract without its places. @param key of the file's bytes (`contentKey`). @param index of the contract on the invoice. */
export function filedContract(
  contract: FoundContract,
  fileName: string,
  key: string,
  index: number,
): FiledContract {
  const { name, end, isOpenEnded, notice, energy, power, consumption, renewal, point, meter } = contract;
  return {
    id: `facture-${key}-${point || index + 1}`,
    fileName,
    facts: { name, end, isOpenEnded, notice, energy, power, consumption, renewal, meter },
  };
}

/** The line of one contract. The file's name is the fallback for the building's. */
export const lineOfContract = (
  { id, fileName, facts }: FiledContract,
  corrections: Corrections,
): LineSource => ({
  id,
  place: `Facture ${fileName}`,
  given: { ...facts, name: (facts.name ?? "") || fileName.replace(/\.pdf$/i, "") },
  texts: {},
  correction: corrections[id] ?? {},
  missing: {
    end: "fin du contrat non prouvée par la facture",
    notice: "préavis non trouvé sur la facture",
  },
});
