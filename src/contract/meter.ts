export type MeterSize = "small" | "large";

/** A meter of at most 36 kVA is small, or of less than 30 MWh of gas a year (code de la consommation, L224-1, L224-14). */
const LARGEST_SMALL_KVA = 36;
const SMALLEST_LARGE_MWH = 30;

/** @param power in kVA. Null: not known. */
export function sizeOfPower(power: number | null): MeterSize | null {
  if (power === null) return null;
  return power <= LARGEST_SMALL_KVA ? "small" : "large";
}

/** @param consumption of gas, in MWh a year. Null: not known. */
export function sizeOfConsumption(consumption: number | null): MeterSize | null {
  if (consumption === null) return null;
  return consumption < SMALLEST_LARGE_MWH ? "small" : "large";
}
