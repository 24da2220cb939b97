/** The size of a meter: its one decision, for tables and invoices. */
export type MeterSize = "small" | "large";

/** Null: the size is not known. « contradictory »: both sizes are written, so a person chooses. */
export type MeterReading = MeterSize | "contradictory" | null;

/** A meter of at most 36 kVA is small, or of less than 30 MWh of gas a year (code de la consommation, L224-1, L224-14). */
const LARGEST_SMALL_KVA = 36;
const SMALLEST_LARGE_MWH = 30;

interface Measures {
  energy: string | null;
  /** Unit: kVA. */
  power: number | null;
  /** Unit: MWh a year. */
  consumption: number | null;
}

function measuredSize({ energy, power, consumption }: Measures): MeterReading {
  if (energy === "electricite" && power !== null) return power <= LARGEST_SMALL_KVA ? "small" : "large";
  if (energy === "gaz" && consumption !== null) return consumption < SMALLEST_LARGE_MWH ? "small" : "large";
  return null;
}

/** @param said sizes that stand beside the measures, such as those of an invoice's segments. */
export function sizeOfMeter(measures: Measures, said: readonly (MeterReading | undefined)[]): MeterReading {
  const [size = null, ...others] = new Set(
    [measuredSize(measures), ...said].filter((each) => each !== null && each !== undefined),
  );
  return others.length > 0 ? "contradictory" : size;
}
