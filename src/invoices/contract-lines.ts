/** French texts about a contract and its invoice. */
import { ENERGY_NAMES } from "../contract/energy";
import { addMonths, dayInFrench, type IsoDay } from "../french/dates";
import { listed, numberInFrench, periodInFrench } from "../french/numbers";
import type { FoundContract, Invoice } from "./invoice";
import type { PageBox } from "./page-cells";

/** A value beside the part of the page that it was read from. */
export interface ContractLine {
  label: string;
  text: string;
  box: PageBox;
}

export function contractLines(contract: FoundContract): ContractLine[] {
  const { places, point, end, notice, renewal, power, consumption, name } = contract;
  const line = (label: string, text: string | null | undefined, box: PageBox | undefined): ContractLine[] =>
    text && box ? [{ label, text, box }] : [];
  const kWh = consumption ? `${numberInFrench(Math.round(consumption * 1000))}\u00a0kWh par an` : undefined;
  return [
    ...line("Fin du contrat", end && dayInFrench(end), places.end),
    ...line("Préavis", notice && periodInFrench(notice), places.notice),
    ...line("Reconduction", renewal ? `${renewal}\u00a0mois` : undefined, places.renewal),
    ...line("Numéro du compteur", point, places.point),
    ...line("Puissance souscrite", power ? `${numberInFrench(power)}\u00a0kVA` : undefined, places.power),
    ...line("Consommation annuelle de référence", kWh, places.consumption),
    ...line("Nom", name, places.name),
  ];
}

/** « Gaz, 23456700998871 » */
export const contractName = ({ energy, point }: FoundContract) =>
  [energy && ENERGY_NAMES[energy], point].filter(Boolean).join(", ");

const NO_END_FOUND = "Aucune fin de contrat trouvée";
export const WHICH_END = "Quelle est la fin du contrat\u00a0?";

/** « Contrat jusqu’au 31 décembre 2027, préavis de 3 mois. » */
export function contractSummary({ end, isOpenEnded, notice }: FoundContract): string {
  const openOrNone = isOpenEnded ? "Contrat à durée indéterminée" : NO_END_FOUND;
  const first = end ? `Contrat jusqu’au ${dayInFrench(end)}` : openOrNone;
  return `${[first, notice && `préavis de ${periodInFrench(notice)}`].filter(Boolean).join(", ")}.`;
}

/** « La page 2 n’a pas été lue. », or nothing. */
function unreadPagesOf({ unreadPages }: Invoice): string {
  if (unreadPages.length === 0) return "";
  if (unreadPages.length === 1) return `La page ${listed(unreadPages)} n’a pas été lue.`;
  return `Les pages ${listed(unreadPages)} n’ont pas été lues.`;
}

/** Warnings about unread pages and an old invoice. */
export function invoiceRemarks(invoice: Invoice, today: IsoDay): string[] {
  const { day } = invoice;
  const isOld = day !== undefined && addMonths(day, 12) < today;
  const old = isOld
    ? `Cette facture du ${dayInFrench(day)} a plus d’un an\u00a0: le contrat a pu changer.`
    : "";
  return [unreadPagesOf(invoice), old].filter(Boolean);
}
