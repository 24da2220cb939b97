export type MeterSize = "small" | "large";

/** Up to 36 kVA, or less than 30 MWh of gas a year, is small (articles L224-1 and L224-14 of the code de la consommation). */
const MOST_KVA = 36;
const MOST_MWH = 30;

/** @param power in kVA. Null: not known. */
export function sizeOfPower(power: number | null): MeterSize | null {
  if (power === null) return null;
  return power <= MOST_KVA ? "small" : "large";
}

/** @param consumption of gas, in MWh a year. Null: not known. */
export function sizeOfConsumption(consumption: number | null): MeterSize | null {
  if (consumption === null) return null;
  return consumption < MOST_MWH ? "small" : "large";
}
