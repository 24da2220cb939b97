/** Makes lines of the table from invoices: typed facts, and not texts that would be read again. */
import type { InvoiceContract } from "../invoices/invoice";
import type { Corrections } from "./facts";
import type { CellFacts } from "./read-cells";
import type { LineSource } from "./read-line";

/** A contract of an invoice, whose values are plain. */
export interface FiledContract {
  fileName: string;
  facts: CellFacts;
}

/** The facts of an invoice's contract. What it does not say waits for a person. */
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

const NO_COLUMNS: LineSource["formats"] = {
  monthFirst: [],
  noticeUnit: null,
  consumptionUnit: null,
  asksForRenewal: false,
};

/** The line of an invoice. A building without a name has that of its file. */
export function lineOfInvoice(
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
    formats: NO_COLUMNS,
    correction: corrections[id] ?? {},
  };
}
