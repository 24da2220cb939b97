/** The energy of one contract. */
export type Energy = "electricite" | "gaz";

/** The options of the field in both forms: one energy, or both contracts of a building. */
export type EnergyChoice = Energy | "electricite-gaz";

/** French names, in the order of the field. */
export const ENERGY_NAMES: Readonly<Record<EnergyChoice, string>> = {
  electricite: "Électricité",
  gaz: "Gaz",
  "electricite-gaz": "Électricité et gaz",
};
