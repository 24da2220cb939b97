/** The facts of an invoice or of a row of the table, as texts of the form. */
import type { ContractFacts } from "../../contract/contract-facts";
import { TICKED } from "../../forms/elements";
import type { IsoDay } from "../../french/dates";
import { typedNotice } from "../../french/notice";
import { CONTRACT_FIELDS, type DossierTexts, type FieldTexts } from "./dossier-fields";

/** The facts that the form has a field for. An invoice never has `lots` or `meeting`. */
interface KnownFacts extends Omit<ContractFacts, "deliveryPoint" | "power"> {
  lots?: number | null;
  meeting?: IsoDay | null;
}

/** The record's `from`. */
export const fromInvoice = ({ name }: Pick<File, "name">) => `de la facture ${name}`;

/** The texts of all that is known. */
export function textsOfFacts(facts: KnownFacts): FieldTexts {
  const { name, energy, meter, lots, end, isOpenEnded, notice, renewal, consumption, meeting } = facts;
  const renewsByMonths = typeof renewal === "number";
  return {
    copropriete: name,
    energy: energy && energy !== "autre" ? energy : "",
    // The form asks for what the invoice contradicts.
    meter: meter === "contradictory" ? "" : (meter ?? ""),
    lots: lots ? `${lots}` : "",
    // The form takes kWh.
    consumption: consumption ? `${Math.round(consumption * 1000)}` : "",
    contractEnd: end ?? "",
    openEnded: isOpenEnded ? TICKED : "",
    notice: notice ? typedNotice(notice) : "",
    renewal: renewsByMonths ? "renews" : (renewal ?? ""),
    renewalMonths: renewsByMonths ? `${renewal}` : "",
    meeting: meeting ?? "",
  };
}

/**
 * Replaces the contract in the texts of a building. What the invoice does not say of its contract becomes empty, because
 * the former contract's texts would be wrong.
 */
export function withContract(texts: DossierTexts, facts: KnownFacts): DossierTexts {
  const ofInvoice = textsOfFacts(facts);
  const ofContract = Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, ofInvoice[name] ?? ""]));
  return { ...texts, ...ofContract, copropriete: texts.copropriete || facts.name };
}
