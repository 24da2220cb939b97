/** Makes lines of the table from invoices, under headings that the tool reads again. */
import { unparse } from "papaparse";

import { dayInDigits } from "../contract/read-day";
import { energies } from "../forms/elements";
import { periodInFrench } from "../french/numbers";
import type { InvoiceContract } from "../invoices/invoice";
import { renewalInWords } from "./files";

/** A contract, with the name of its invoice's file. */
export interface FiledContract {
  contract: InvoiceContract;
  fileName: string;
}

const decimal = (value: number | undefined) => (value === undefined ? "" : `${value}`.replace(".", ","));

/** Without a name on the invoice, the line has another one: an empty cell would take the building above. */
function nameIn({ contract, fileName }: FiledContract): string {
  return contract.name?.value ?? contract.address?.value ?? `Facture ${fileName.replace(/\.pdf$/i, "")}`;
}

/** What is not on the invoice stays empty, and is then a cell to mend. */
function rowOf(filed: FiledContract): Readonly<Record<string, string>> {
  const { energy, point, end, notice, renewal, power, consumption, segment } = filed.contract;
  return {
    Immeuble: nameIn(filed),
    Énergie: energy ? energies[energy.value] : "",
    "Numéro du compteur": point?.value ?? "",
    "Puissance (kVA)": decimal(power?.value),
    "CAR (MWh/an)": decimal(consumption?.value),
    Segment: segment?.value ?? "",
    "Fin du contrat": dayInDigits(end?.value),
    Préavis: notice ? periodInFrench(notice.value).replace("\u00a0", " ") : "",
    Reconduction: renewalInWords(renewal?.value ?? null),
  };
}

const FORMAT = { delimiter: "\t", newline: "\n" };
const HEADINGS = "Immeuble\tÉnergie\tNuméro du compteur";

/** Whether invoices can be added to the table: it is empty, or made of invoices. */
export const takesInvoices = (text: string) => text.trim() === "" || text.startsWith(HEADINGS);

/** Adds a line for each contract. @param text a table that takes invoices. */
export function withInvoices(text: string, contracts: readonly FiledContract[]): string {
  if (contracts.length === 0) return text;
  const before = text.trimEnd();
  const lines = unparse(contracts.map(rowOf), { ...FORMAT, header: before === "" });
  return before ? `${before}\n${lines}` : lines;
}
