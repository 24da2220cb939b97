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

/** Reads a year's consumption. A small number may be that of a month, unless its heading or the visitor says that it is of a year. */
function readYear({ table, energy }: Source, { cell, heading }: Cells): ReadSize {
  const text = cell("consumption");
  const read = readConsumption(text, heading("consumption"));
  const use = columnUse(table, "consumption", energy);
  const isOfYear = use?.isChosen === true || A_YEAR.test(anchorOf(heading("consumption")));
  if (isOfYear || sizeOfConsumption(read.value) !== "small") return read;
  const remark = `consommation ${quoted(text)}\u00a0: rien ne dit qu’elle est d’une année, le préavis compte`;
  return { value: null, remark };
}

/** Reads the size of the meter. Another cell that is large or not understood makes a small meter's size unknown. */
export function readSize(source: Source, cells: Cells, energy: EnergyId | null): Size {
  const { cell, heading } = cells;
  const power = readPower(cell("power"), heading("power"));
  const consumption = readYear(source, cells);
  const rivals = readRivals(source);
  const isUnclear = [power, consumption, ...rivals].some(({ remark }) => remark);
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
  const onCells = [power, consumption, ...rivals].map(({ remark }) => remark);
  const remarks = [...new Set([...onCells, meter.remark, aboutRivals])];
  return {
    power: power.value,
    consumption: consumption.value,
    meter: meter.size,
    remarks: remarks.filter((remark) => remark !== undefined),
  };
}
