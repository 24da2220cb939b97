/** Makes lines of the table from contracts of invoices. Their facts are typed, so no cell is parsed. */
import type { InvoiceContract } from "../invoices/invoice";
import type { Corrections } from "./facts";
import { type CellFacts, TYPED } from "./read-cells";
import type { LineSource } from "./read-line";

/** A contract read from an invoice. JSON values only, because the draft keeps it in `sessionStorage`. */
export interface FiledContract {
  fileName: string;
  facts: CellFacts;
}

/** The known facts only: a missing one that is needed becomes a fault. A known end overrides « durée indéterminée ». */
export function factsOfInvoice(contract: InvoiceContract): CellFacts {
  const { name, end, isOpenEnded, notice, energy, power, consumption, renewal, point, meter } = contract;
  return {
    ...(name && { name }),
    ...(end && { end }),
    ...(notice && { notice }),
    ...(energy && { energy }),
    ...(power && { power }),
    ...(consumption && { consumption }),
    ...(renewal && { renewal }),
    ...(point && { point }),
    ...(meter && { meter }),
    isOpenEnded: !end && isOpenEnded,
  };
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
    given: { name: fileName.replace(/\.pdf$/i, ""), ...facts },
    texts: {},
    formats: TYPED,
    correction: corrections[id] ?? {},
  };
}
