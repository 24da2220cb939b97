/** French texts about an invoice and its contracts. */
import type { ContractFacts } from "../contract/contract-facts";
import { ENERGY_NAMES } from "../contract/energy";
import { addMonths, dayInFrench, type IsoDay } from "../french/dates";
import { noticeInFrench } from "../french/notice";
import { counted, listInFrench, numberInFrench } from "../french/numbers";
import type { FoundContract, Invoice, OfferedEnd } from "./invoice";

export const READING = "Lecture de la facture…";
export const WHICH_END = "Quelle est la fin du contrat\u00a0?";
export const NO_END_FOUND = "Aucune fin de contrat trouvée.";

/** Advice for a visitor whose invoice names no end. */
export const WHERE_TO_FIND = [
  "Dans les conditions particulières de votre contrat, à «\u00a0durée\u00a0» ou «\u00a0échéance\u00a0».",
  "Ou dans l’espace client de votre fournisseur, à la page du contrat.",
];

/** « Date d’échéance du contrat : 31/12/2027, page 2 » */
export const offeredLine = ({ line, page }: OfferedEnd) => `${line}, page\u00a0${page}`;

/** « 31 décembre 2027 », for the name of a button. */
export const offeredName = ({ day }: OfferedEnd) => (day ? dayInFrench(day) : "durée indéterminée");

/** « Gaz, 23456700998871 » */
export function contractName({ facts: { energy, deliveryPoint } }: FoundContract): string {
  const name = energy && energy !== "autre" ? ENERGY_NAMES[energy] : "Contrat";
  return deliveryPoint ? `${name}, ${deliveryPoint}` : name;
}

/** What was read beside the end: « Gaz, préavis de 3 mois, 48 MWh par an, compteur GI118204, SDC LE PARC ». Empty without any. */
export function otherFacts(facts: ContractFacts): string {
  const { energy, notice, renewal, power, consumption, meter, deliveryPoint, name } = facts;
  const size = meter === "small" ? "petit compteur" : "";
  const parts = [
    energy && energy !== "autre" ? ENERGY_NAMES[energy] : "",
    notice ? `préavis de ${noticeInFrench(notice)}` : "",
    typeof renewal === "number" ? `reconduction de ${renewal}\u00a0mois` : "",
    power ? `${numberInFrench(power)}\u00a0kVA` : "",
    consumption ? `${numberInFrench(consumption)}\u00a0MWh par an` : "",
    size,
    deliveryPoint ? `compteur ${deliveryPoint}` : "",
    name,
  ];
  return parts.filter(Boolean).join(", ");
}

/** « La facture dit : contrat jusqu’au 31 décembre 2027. », after the visitor's choice. */
export const chosenEnd = ({ day }: OfferedEnd) =>
  `La facture dit\u00a0: contrat ${day ? `jusqu’au ${dayInFrench(day)}` : "à durée indéterminée"}.`;

/** « Cette facture a 2 contrats : choisissez celui à préparer. » */
export const whichContract = ({ contracts }: Invoice) =>
  `Cette facture a ${counted(contracts.length, "contrat")}\u00a0: choisissez celui à préparer.`;

/** « La page 2 n’a pas été lue. », « Les pages 2 et 3 n’ont pas été lues. » */
function onPages(pages: readonly number[], one: string, several: string): string {
  if (pages.length === 0) return "";
  return pages.length === 1
    ? `La page ${listInFrench(pages)} ${one}`
    : `Les pages ${listInFrench(pages)} ${several}`;
}

/** Warnings: pages that were not read, contracts that are left out, an old invoice. */
export function invoiceRemarks(
  { day, contracts, hasMore, unreadPages, barePages }: Invoice,
  today: IsoDay,
): string[] {
  const isOld = day !== undefined && addMonths(day, 12) < today;
  return [
    onPages(unreadPages, "n’a pas été lue.", "n’ont pas été lues."),
    onPages(
      barePages,
      "n’a pas de texte\u00a0: si c’est une image, elle n’a pas été lue.",
      "n’ont pas de texte\u00a0: si ce sont des images, elles n’ont pas été lues.",
    ),
    hasMore ? `Seuls les ${contracts.length}\u00a0premiers compteurs sont repris.` : "",
    isOld ? `Cette facture du ${dayInFrench(day)} a plus d’un an\u00a0: le contrat a pu changer.` : "",
  ].filter(Boolean);
}
