/** Makes lines of the table from contracts of invoices. Their facts are typed, so no cell is parsed. */
import type { FoundContract } from "../invoices/invoice";
import type { Corrections } from "./facts";
import { type CellFacts, TYPED } from "./read-cells";
import type { LineSource } from "./read-line";

/** A contract read from an invoice. JSON values only, because the draft keeps it in `sessionStorage`. */
export interface FiledContract {
  fileName: string;
  facts: CellFacts;
}

/** The contract without its places. */
export function factsOfInvoice(contract: FoundContract): CellFacts {
  const { name, end, isOpenEnded, notice, energy, power, consumption, renewal, point, meter } = contract;
  return { name, end, isOpenEnded, notice, energy, power, consumption, renewal, point, meter };
}

/** The line of one contract. The file's name is the fallback for the building's. */
export function lineOfContract(
  { fileName, facts }: FiledContract,
  index: number,
  corrections: Corrections,
): LineSource {
  const id = `facture-${index + 1}`;
  return {
    id,
    place: `Facture ${fileName}`,
    given: { ...facts, name: facts.name || fileName.replace(/\.pdf$/i, "") },
    texts: {},
    formats: TYPED,
    correction: corrections[id] ?? {},
  };
}
