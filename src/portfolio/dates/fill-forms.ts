/** What the table hands over to the assembly's form and to the study request. */
import { dayInDigits } from "../../french/dates";
import { counted } from "../../french/numbers";
import type { Prefill } from "../../study-request/request-fields";
import type { Line } from "../table/lines";
import { buildingsOf, type DatedContract, energyInFrench } from "./dated-contracts";
import { letterLabel } from "./row-texts";

/** The record's `from`: « de la ligne 12 du tableau », « de la facture parc.pdf ». */
export function fromRow({ place }: Line): string {
  const source = `de la ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  return place.startsWith("Ligne") ? `${source} du tableau` : source;
}

/** Limit of contracts in one study request. */
export const MOST_REQUESTED = 40;

/** « Résidence du Lac (Gaz, 48 lots) : à temps, fin du contrat le 31/12/2027, lettre au plus tard le 23/09/2027 » */
function lineFor(contract: DatedContract): string {
  const { name, energy, lots, plan, days } = contract;
  const about = [energyInFrench(energy), lots && counted(lots, "lot")].filter(Boolean).join(", ");
  const end = plan.state === "missed" ? "prochaine fin du contrat" : "fin du contrat";
  const facts = [
    contract.word,
    days.target && `${end} le ${dayInDigits(days.target)}`,
    days.posting && letterLabel(plan) + dayInDigits(days.posting),
    days.receipt && `reçue au plus tard le ${dayInDigits(days.receipt)}`,
  ];
  return `${name}${about && ` (${about})`}\u00a0: ${facts.filter(Boolean).join(", ")}`;
}

/** The fields of a study request for these contracts. */
export function requestFor(contracts: readonly DatedContract[]): Prefill {
  // The request's list has only electricity and gas.
  const energies = new Set(
    contracts.map(({ energy }) => energy).filter((energy) => energy && energy !== "autre"),
  );
  const [energy = null] = energies;
  const buildings = buildingsOf(contracts);
  const [name = ""] = buildings.keys();
  const lots = [...buildings.values()].reduce((sum, each) => sum + each, 0);
  return {
    nomCopropriete:
      buildings.size === 1 ? name : `Portefeuille\u00a0: ${counted(buildings.size, "immeuble")}`,
    nombreLots: lots > 0 ? `${lots}` : "",
    typeContrat: energies.size > 1 ? "electricite-gaz" : (energy ?? ""),
    message: contracts.map(lineFor).join("\n"),
  };
}
