/** Makes lines of the table from invoices: typed facts, and not texts that would be read again. */
import type { InvoiceContract } from "../invoices/invoice";
import type { Corrections } from "./contract";
import type { Part } from "./read-cells";
import type { LineSource } from "./read-line";

/** A contract of an invoice, whose values are plain. */
export interface FiledContract {
  fileName: string;
  facts: Part;
}

/** The facts of an invoice's contract. What it does not say waits for a person. */
export function factsOfInvoice(contract: InvoiceContract): Part {
  const { name, address, end, notice, energy, power, consumption, renewal, point, meter } = contract;
  const building = name?.value ?? address?.value;
  return {
    ...(building && { name: building }),
    ...(end && { end: end.value }),
    ...(notice && { notice: notice.value }),
    ...(energy && { energy: energy.value }),
    ...(power && { power: power.value }),
    ...(consumption && { consumption: consumption.value }),
    ...(renewal && { renewal: renewal.value }),
    ...(point && { point: point.value }),
    ...(meter && { meter }),
    isOpenEnded: !end && renewal?.value === "open",
  };
}

const NO_COLUMNS: LineSource["reading"] = {
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
    reading: NO_COLUMNS,
    correction: corrections[id] ?? {},
  };
}
