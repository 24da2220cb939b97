/** The contract of each line of a table, and what is wrong in its cells, in French. */
import { cleanText } from "../content/invisible";
import { dayInDigits, quoted, readDay } from "../contract/read-day";
import { type EnergyId, readEnergy } from "../contract/read-energy";
import { type MeterSize, readConsumption, readMeter, readPower } from "../contract/read-meter";
import { readNotice } from "../contract/read-notice";
import { numberWith } from "../contract/read-number";
import { readRenewal, type Renewal } from "../contract/read-renewal";
import { energies } from "../forms/elements";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/notice";
import type { Column, Row, Table } from "./table";

/** A cell that the visitor can mend, as it was found. */
interface Fault {
  column: "name" | "end" | "notice";
  found: string;
  message: string;
}

/** The visitor's texts in place of cells, by line and column. `assumed`: the notice of an empty cell. */
export type Corrections = Readonly<Record<number, Partial<Record<Column | "assumed", string | undefined>>>>;

export interface Contract {
  /** Its line in the text, from 1. */
  line: number;
  /** The line of the same contract, which counts instead. */
  sameAs?: number;
  code: string;
  name: string;
  lots: number | null;
  energy: EnergyId | null;
  energyLabel: string;
  /** In kVA. */
  power: number | null;
  /** In MWh a year. */
  consumption: number | null;
  meter: MeterSize | null;
  end: IsoDay | null;
  notice: Period | null;
  renewal: Renewal | null;
  meeting: IsoDay | null;
  /** In French. */
  remarks: readonly string[];
  /** With one, the contract has no dates. */
  faults: readonly Fault[];
}

/** A number above 0, with or without a unit or words after it. */
const readNumber = numberWith("[^\\d.,].*", 0.001, 99_999_999, 9);

/** The cells of a name with a delimiter in it, which moves the end of the contract to the right. */
function nameInParts({ cells }: Row, { columns: { name = -1, end = -1 }, headings }: Table) {
  const extra = cells.length - headings.length;
  const isDay = (at: number) => "day" in readDay(cells[at] ?? "");
  const isShifted = extra > 0 && name >= 0 && name < end && !isDay(end) && isDay(end + extra);
  return isShifted ? cells.slice(name, name + 1 + extra) : [];
}

function readContract(row: Row, table: Table, mended: Corrections[number] = {}): Contract {
  const { columns, headings, delimiter } = table;
  const { line, isBroken } = row;
  const remarks: string[] = [];
  const faults: Fault[] = [];
  const parts = nameInParts(row, table);
  const joined = parts.join(`${delimiter} `);
  const cells = [...row.cells];
  if (joined) cells.splice(columns.name ?? 0, parts.length, joined);
  const cell = (column: Column) => {
    const correction = mended[column];
    return correction === undefined ? (cells[columns[column] ?? -1] ?? "") : cleanText(correction);
  };
  const heading = (column: Column) => headings[columns[column] ?? -1] ?? "";
  const code = cell("code");
  const lots = readNumber(cell("lots"));
  const { energy, remark: aboutEnergy } = readEnergy(cell("energy"));
  const power = readPower(cell("power"), heading("power"));
  const consumption = readConsumption(cell("consumption"), heading("consumption"));
  const meter = readMeter({
    energy,
    power: power.value,
    consumption: consumption.value,
    segment: "",
    isUnclear: Boolean(power.remark ?? consumption.remark),
  });
  const { renewal, remark: aboutRenewal } = readRenewal(cell("renewal"));
  for (const remark of [aboutEnergy, power.remark, consumption.remark, meter.remark, aboutRenewal])
    if (remark) remarks.push(remark);
  if (isBroken) remarks.push(`ligne ${line}\u00a0: un guillemet n’est pas fermé, la ligne est lue seule`);
  if (joined && mended.name === undefined) {
    const message = `${row.cells.length} cellules pour ${headings.length} colonnes\u00a0: un «\u00a0${delimiter}\u00a0» dans le nom\u00a0?`;
    faults.push({ column: "name", found: joined, message });
  }

  const empty = { problem: "échéance vide\u00a0: écrivez par exemple 31/12/2027" };
  const end = cell("end") ? readDay(cell("end")) : empty;
  if ("problem" in end) faults.push({ column: "end", found: cell("end"), message: end.problem });
  else if (end.remark) remarks.push(end.remark);

  const found = cell("notice") || (mended.assumed ?? "");
  const { notice, remark: aboutNotice } = readNotice(found, heading("notice"));
  if (aboutNotice) remarks.push(aboutNotice);
  if (notice && !cell("notice")) remarks.push(`préavis de ${found}\u00a0: votre hypothèse`);
  if (!notice && meter.size !== "small" && renewal !== "ends") {
    const wrong = `${quoted(found)} n’est pas un préavis\u00a0; écrivez par exemple 3 mois ou 90 jours`;
    faults.push({ column: "notice", found, message: found ? wrong : "préavis vide" });
  }

  const meeting = readDay(cell("meeting"));
  if (cell("meeting") && "problem" in meeting)
    remarks.push(`AG\u00a0: ${quoted(cell("meeting"))} n’est pas une date\u00a0; comptée comme non fixée`);

  return {
    line,
    code,
    name: cell("name") || code || `Ligne ${line}`,
    lots: lots && Math.round(lots),
    energy,
    energyLabel: energy ? energies[energy] : cell("energy"),
    power: power.value,
    consumption: consumption.value,
    meter: meter.size,
    end: "day" in end ? end.day : null,
    notice,
    renewal,
    meeting: "day" in meeting ? meeting.day : null,
    remarks,
    faults,
  };
}

/** Reads the contracts of a table. The same contract twice counts once. */
export function readContracts(table: Table, corrections: Corrections = {}): Contract[] {
  const seen = new Map<string, Contract[]>();
  return table.rows.map((row) => {
    const contract = readContract(row, table, corrections[row.line]);
    const { code, name, energy, end } = contract;
    if (!end) return contract;
    const key = `${code || name} ${energy ?? ""}`.toLowerCase();
    const others = seen.get(key) ?? [];
    seen.set(key, [...others, contract]);
    const [other] = others;
    if (!other) return contract;
    const same = others.find((each) => each.end === end);
    if (same) return { ...contract, sameAs: same.line };
    const question = `même code que la ligne ${other.line}, autre échéance (${dayInDigits(other.end)})\u00a0: deux contrats\u00a0?`;
    return { ...contract, remarks: [...contract.remarks, question] };
  });
}
