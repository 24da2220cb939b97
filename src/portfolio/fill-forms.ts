/** What the table hands over to the assembly's form and to the study request. */
import { dossierFields, type FieldName, type Typed } from "../assembly/rules/fields";
import { TICKED } from "../forms/elements";
import { dayInDigits as inDigits } from "../french/dates";
import { counted, typedPeriod } from "../french/numbers";
import type { Prefill } from "../study-request/prefill";
import { buildingsOf, type DatedContract, energyInFrench, stateWord } from "./dated-contracts";

/** Contracts that one study request can name. */
export const MOST_REQUESTED = 40;

/** The texts of the assembly's form for one contract. Fields that the table does not have are emptied. */
export function typedOf(contract: DatedContract): Typed {
  const { name, energy, meter, lots, end, isOpenEnded, notice, renewal, consumption, meeting } = contract;
  const renewsByMonths = typeof renewal === "number";
  const known: Readonly<Record<string, string>> = {
    copropriete: name,
    energy: energy && energy !== "autre" ? energy : "",
    meter: meter ?? "",
    lots: lots ? `${lots}` : "",
    // The form takes kWh.
    consumption: consumption ? `${Math.round(consumption * 1000)}` : "",
    contractEnd: end ?? "",
    openEnded: isOpenEnded ? TICKED : "",
    notice: notice ? typedPeriod(notice) : "",
    renewal: renewsByMonths ? "renews" : (renewal ?? ""),
    renewalMonths: renewsByMonths ? `${renewal}` : "",
    meeting: meeting ?? "",
  };
  const names = Object.keys(dossierFields) as FieldName[];
  return Object.fromEntries(names.map((each) => [each, known[each] ?? ""]));
}

/** « Résidence du Lac (Gaz, 48 lots) : à temps, fin du contrat le 31/12/2027, lettre le 23/09/2027 » */
function lineFor(contract: DatedContract): string {
  const { name, energy, lots, days } = contract;
  const about = [energyInFrench(energy), lots && counted(lots, "lot")].filter(Boolean).join(", ");
  const facts = [
    stateWord(contract),
    days.target && `fin du contrat le ${inDigits(days.target)}`,
    days.posting && `lettre le ${inDigits(days.posting)}`,
    days.receipt && `reçue au plus tard le ${inDigits(days.receipt)}`,
  ];
  return `${name}${about && ` (${about})`}\u00a0: ${facts.filter(Boolean).join(", ")}`;
}

/** The fields of a study request for these contracts. */
export function requestFor(contracts: readonly DatedContract[]): Prefill {
  const known = new Set(
    contracts.map(({ energy }) => energy).filter((energy) => energy && energy !== "autre"),
  );
  const [energy = null] = known;
  const buildings = buildingsOf(contracts);
  const [name = ""] = buildings.keys();
  const lots = [...buildings.values()].reduce((sum, each) => sum + each, 0);
  return {
    nomCopropriete:
      buildings.size === 1 ? name : `Portefeuille\u00a0: ${counted(buildings.size, "immeuble")}`,
    nombreLots: lots > 0 ? `${lots}` : "",
    typeContrat: known.size > 1 ? "electricite-gaz" : energy,
    message: contracts.map(lineFor).join("\n"),
  };
}
