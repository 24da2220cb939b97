/** Makes lines of the table from invoices, under headings that the tool can read. */
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

/** The building's name. It is never empty, because a line without a name takes that of the line above. */
function nameOf({ contract, fileName }: FiledContract): string {
  return contract.name ?? `Facture ${fileName.replace(/\.pdf$/i, "")}`;
}

/** A value that the invoice does not have stays an empty cell, which the visitor then fills in. */
function rowOf(filed: FiledContract): Readonly<Record<string, string>> {
  const { energy, point, end, isOpenEnded, notice, renewal, power, consumption } = filed.contract;
  return {
    Immeuble: nameOf(filed),
    Énergie: energy ? energies[energy] : "",
    "Numéro du compteur": point ?? "",
    "Puissance (kVA)": decimal(power),
    "CAR (MWh/an)": decimal(consumption),
    "Fin du contrat": dayInDigits(end),
    Préavis: notice ? periodInFrench(notice).replace("\u00a0", " ") : "",
    Reconduction: renewalInWords(isOpenEnded ? "open" : (renewal ?? null)),
  };
}

const FORMAT = { delimiter: "\t", newline: "\n" };
/** The first headings of a table of invoices. */
const HEADINGS = "Immeuble\tÉnergie\tNuméro du compteur";

/** Invoices can be added to an empty table, and to one made of invoices. */
export const takesInvoices = (text: string) => text.trim() === "" || text.startsWith(HEADINGS);

/** Adds a line for each contract. @param text a table that takes invoices. */
export function withInvoices(text: string, contracts: readonly FiledContract[]): string {
  if (contracts.length === 0) return text;
  const linesAbove = text.trimEnd();
  const isFirst = linesAbove === "";
  const lines = unparse(contracts.map(rowOf), { ...FORMAT, header: isFirst });
  return isFirst ? lines : `${linesAbove}\n${lines}`;
}
