import type { EnergyId } from "../contract/read-energy";
import { type MeterSize, readConsumption, readMeter, readPower } from "../contract/read-meter";
import type { Cells, Source } from "./cells";

interface Size {
  /** In kVA. */
  power: number | null;
  /** In MWh a year. */
  consumption: number | null;
  meter: MeterSize | null;
  /** In French. */
  remarks: readonly string[];
}

/** The size of the meter from all cells about it, also those of columns that lost against a better heading. */
export function readSize({ table, row }: Source, { cell, heading }: Cells, energy: EnergyId | null): Size {
  const power = readPower(cell("power"), heading("power"));
  const consumption = readConsumption(cell("consumption"), heading("consumption"));
  const others = table.rivals.flatMap(({ column, field }) => {
    const text = row.cells[column] ?? "";
    const title = table.headings[column];
    if (field === "power") return [{ ...readPower(text, title), most: 36 }];
    return field === "consumption" ? [{ ...readConsumption(text, title), most: 29.999 }] : [];
  });
  const isUnclear = [power, consumption, ...others].some(({ remark }) => remark);
  const isLargeBeside = others.some(({ value, most }) => (value ?? 0) > most);
  const meter = readMeter({
    energy,
    power: power.value,
    consumption: consumption.value,
    segment: cell("segment"),
    isUnclear: isUnclear || isLargeBeside,
  });
  const beside = isLargeBeside
    ? "une autre colonne donne un grand compteur\u00a0: le préavis compte"
    : undefined;
  const remarks = [power.remark, consumption.remark, meter.remark, beside];
  return {
    power: power.value,
    consumption: consumption.value,
    meter: meter.size,
    remarks: remarks.filter((remark) => remark !== undefined),
  };
}
