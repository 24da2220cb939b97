import type { EnergyId } from "../contract/read-energy";
import {
  type MeterSize,
  readConsumption,
  readMeter,
  readPower,
  sizeOfConsumption,
  sizeOfPower,
} from "../contract/read-meter";
import type { Cells, Source } from "./cells";

/** The size of a contract's meter, and the numbers that tell it. */
interface Size {
  /** Unit: kVA. */
  power: number | null;
  /** Unit: MWh a year. */
  consumption: number | null;
  /** Null where it is unknown. */
  meter: MeterSize | null;
  /** In French. */
  remarks: readonly string[];
}

/** The size that a cell of an unused column gives. */
interface RivalSize {
  isLarge: boolean;
  /** The cell was not understood. */
  isUnclear: boolean;
}

/** Reads the cells of unused columns that also name a size: « Conso 2024 » beside « CAR ». */
function readRivals({ table, row }: Source): readonly RivalSize[] {
  const sizes: RivalSize[] = [];
  for (const { column, field } of table.rivals) {
    const text = row.cells[column] ?? "";
    const heading = table.headings[column];
    if (field === "power") {
      const { value, remark } = readPower(text, heading);
      sizes.push({ isLarge: sizeOfPower(value) === "large", isUnclear: remark !== undefined });
    }
    if (field === "consumption") {
      const { value, remark } = readConsumption(text, heading);
      sizes.push({ isLarge: sizeOfConsumption(value) === "large", isUnclear: remark !== undefined });
    }
  }
  return sizes;
}

/** Reads the size of the meter. Another cell that is large or not understood makes a small meter's size unknown. */
export function readSize(source: Source, { cell, heading }: Cells, energy: EnergyId | null): Size {
  const power = readPower(cell("power"), heading("power"));
  const consumption = readConsumption(cell("consumption"), heading("consumption"));
  const rivals = readRivals(source);
  const isUnclear =
    [power, consumption].some(({ remark }) => remark) || rivals.some((rival) => rival.isUnclear);
  const hasLargeRival = rivals.some(({ isLarge }) => isLarge);
  const meter = readMeter({
    energy,
    power: power.value,
    consumption: consumption.value,
    segment: cell("segment"),
    isUnclear: isUnclear || hasLargeRival,
  });
  const aboutRivals = hasLargeRival
    ? "une autre colonne donne un grand compteur\u00a0: le préavis compte"
    : undefined;
  const remarks = [power.remark, consumption.remark, meter.remark, aboutRivals];
  return {
    power: power.value,
    consumption: consumption.value,
    meter: meter.size,
    remarks: remarks.filter((remark) => remark !== undefined),
  };
}
