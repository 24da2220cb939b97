import { anchorOf } from "../content/links";
import { quoted } from "../contract/read-day";
import type { EnergyId } from "../contract/read-energy";
import {
  type MeterSize,
  readConsumption,
  readMeter,
  readPower,
  type ReadSize,
  sizeOfConsumption,
  sizeOfPower,
} from "../contract/read-meter";
import type { Cells, Source } from "./cells";
import { columnUse } from "./columns";

/** Words of a heading that make its numbers those of a year: « CAR », « Conso 2025 », « kWh/an ». */
const A_YEAR = /\b(?:car|ans?|annee|annuel\w*|20\d\d|n-1)\b/;

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
  /** In French, on a cell that was not understood. */
  remark?: string | undefined;
}

/** Reads the cells of unused columns that also name a size: « Conso 2024 » beside « CAR ». */
function readRivals({ table, row }: Source): readonly RivalSize[] {
  const sizes: RivalSize[] = [];
  for (const { column, field } of table.rivals) {
    const text = row.cells[column] ?? "";
    const heading = table.headings[column];
    if (field === "power") {
      const { value, remark } = readPower(text, heading);
      sizes.push({ isLarge: sizeOfPower(value) === "large", remark });
    }
    if (field === "consumption") {
      const { value, remark } = readConsumption(text, heading);
      sizes.push({ isLarge: sizeOfConsumption(value) === "large", remark });
    }
  }
  return sizes;
}

/** MWh a year. Less gas for a building is rather a number of another unit: 412 MWh under « CAR (kWh) ». */
const LEAST_GAS = 3;

/** Why a small consumption of gas may not be that of a year, in French. Undefined where it is. */
function doubtOnGas(gas: number, { table, energy }: Source, { heading }: Cells): string | undefined {
  if (gas < LEAST_GAS) return "très petite, vérifiez l’unité";
  const isChosen = columnUse(table, "consumption", energy)?.isChosen === true;
  const isOfYear = isChosen || A_YEAR.test(anchorOf(heading("consumption")));
  return isOfYear ? undefined : "peut-être d’un mois";
}

/** Reads a year's consumption. A small one of gas has to be proven, because it ends the notice. */
function readYear(source: Source, cells: Cells, energy: EnergyId | null): ReadSize {
  const text = cells.cell("consumption");
  const read = readConsumption(text, cells.heading("consumption"));
  const { value } = read;
  if (value === null || sizeOfConsumption(value) === "large" || energy === "electricite") return read;
  const doubt = doubtOnGas(value, source, cells);
  if (!doubt) return read;
  return { value: null, remark: `consommation ${quoted(text)} ${doubt}\u00a0: le préavis compte` };
}

/** kVA. A smaller power is rather one in MVA: « 0,060 ». */
const LEAST_POWER = 1;

function readOwnPower({ cell, heading }: Cells): ReadSize {
  const text = cell("power");
  const read = readPower(text, heading("power"));
  if (read.value === null || read.value >= LEAST_POWER) return read;
  return {
    value: null,
    remark: `puissance ${quoted(text)} très petite, vérifiez l’unité\u00a0: le préavis compte`,
  };
}

/** Reads the size of the meter. Another cell that is large or not understood makes a small meter's size unknown. */
export function readSize(source: Source, cells: Cells, energy: EnergyId | null): Size {
  const power = readOwnPower(cells);
  const consumption = readYear(source, cells, energy);
  const rivals = readRivals(source);
  const isUnclear = [power, consumption, ...rivals].some(({ remark }) => remark);
  const hasLargeRival = rivals.some(({ isLarge }) => isLarge);
  const meter = readMeter({
    energy,
    power: power.value,
    consumption: consumption.value,
    segment: cells.cell("segment"),
    isUnclear: isUnclear || hasLargeRival,
  });
  const aboutRivals = hasLargeRival
    ? "une autre colonne donne un grand compteur\u00a0: le préavis compte"
    : undefined;
  const onCells = [power, consumption, ...rivals].map(({ remark }) => remark);
  const remarks = [...new Set([...onCells, meter.remark, aboutRivals])];
  return {
    power: power.value,
    consumption: consumption.value,
    meter: meter.size,
    remarks: remarks.filter((remark) => remark !== undefined),
  };
}
