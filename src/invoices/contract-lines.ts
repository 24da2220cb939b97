/** What was read of a contract, one line each, and what is missing or doubtful, in French. */
import type { Renewal } from "../contract/read-renewal";
import { addMonths, dayInFrench, type IsoDay } from "../french/dates";
import { numberInFrench, periodInFrench } from "../french/numbers";
import type { InvoiceContract, Placed } from "./invoice";
import type { Box } from "./layout";

const ENERGIES = { electricite: "Électricité", gaz: "Gaz" };

function renewalInFrench(renewal: Renewal): string {
  if (renewal === "open") return "durée indéterminée";
  return renewal === "ends" ? "aucune" : `${renewal}\u00a0mois`;
}

/** A value that was read. */
export interface ContractLine {
  id: keyof InvoiceContract;
  label: string;
  text: string;
  box: Box;
}

export function linesOf(contract: InvoiceContract): ContractLine[] {
  const line = <Value>(
    id: keyof InvoiceContract,
    label: string,
    placed: Placed<Value> | undefined,
    inFrench: (value: Value) => string,
  ): ContractLine[] => (placed ? [{ id, label, text: inFrench(placed.value), box: placed.box }] : []);
  const asIs = (text: string) => text;
  const inKWh = (consumption: number) => `${numberInFrench(Math.round(consumption * 1000))}\u00a0kWh par an`;
  return [
    ...line("energy", "Énergie", contract.energy, (energy) => ENERGIES[energy]),
    ...line("point", "Point de livraison", contract.point, asIs),
    ...line("end", "Fin du contrat", contract.end, dayInFrench),
    ...contract.otherEnds.flatMap((end) => line("otherEnds", "Fin du contrat\u00a0?", end, dayInFrench)),
    ...line("notice", "Préavis", contract.notice, periodInFrench),
    ...line("renewal", "Reconduction", contract.renewal, renewalInFrench),
    ...line("power", "Puissance souscrite", contract.power, (power) => `${numberInFrench(power)}\u00a0kVA`),
    ...line("consumption", "Consommation annuelle de référence", contract.consumption, inKWh),
    ...line("segment", "Tarif d’acheminement", contract.segment, asIs),
    ...line("name", "Nom", contract.name, asIs),
    ...line("address", "Adresse", contract.address, asIs),
    ...line("supplier", "Fournisseur", contract.supplier, asIs),
  ];
}

/** « Gaz, 23456700998871 » */
export const nameOf = ({ energy, point }: InvoiceContract) =>
  [energy && ENERGIES[energy.value], point?.value].filter(Boolean).join(", ");

function remarkOnEnd({ end, otherEnds, renewal }: InvoiceContract, today: IsoDay): string {
  if (end && end.value < today)
    return "Cette fin de contrat est passée\u00a0: vérifiez si le contrat a été reconduit ou remplacé.";
  if (end) return "";
  if (otherEnds.length > 0)
    return "Cette facture a des fins de contrat différentes\u00a0: aucune n’est reprise, vérifiez sur le contrat.";
  if (renewal?.value === "open") return "Ce contrat est à durée indéterminée\u00a0: il n’a pas de fin.";
  return "Pas de fin de contrat sur cette facture\u00a0: elle est dans les conditions particulières.";
}

export function remarksOn(
  contract: InvoiceContract,
  invoiceDay: IsoDay | undefined,
  today: IsoDay,
): string[] {
  const isOld = invoiceDay && addMonths(invoiceDay, 12) < today;
  return [
    isOld && `Cette facture du ${dayInFrench(invoiceDay)} a plus d’un an\u00a0: le contrat a pu changer.`,
    remarkOnEnd(contract, today),
    contract.meter === "small" && "C’est un petit compteur\u00a0: aucun préavis n’est à respecter.",
  ].filter((remark) => typeof remark === "string" && remark !== "") as string[];
}
