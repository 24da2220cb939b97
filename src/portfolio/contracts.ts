/** The contract of each line of a table, and what is wrong in its cells, in French. */
import { cleanText } from "../content/invisible";
import { anchorOf } from "../content/links";
import { dayInDigits, quoted, readDay } from "../contract/read-day";
import { numberWith } from "../contract/read-number";
import { energies } from "../forms/elements";
import { readPeriod } from "../french/notice";
import type { Column, Row, Table } from "./table";

/** A cell that the visitor can mend, as it was found. */
interface Fault {
  column: "name" | "end" | "notice";
  found: string;
  message: string;
}

/** The visitor's texts in place of cells, by line and column. `assumed`: the notice of an empty cell. */
export type Corrections = Readonly<Record<number, Partial<Record<Column | "assumed", string | undefined>>>>;

/** `sameAs`: the line of the same contract, which counts instead. */
export type Contract = ReturnType<typeof readContract> & { sameAs?: number };

function readEnergy(text: string): keyof typeof energies | "" {
  const [gas, power] = ["gaz", "elec"].map((word) => anchorOf(text).includes(word));
  return gas && power ? "electricite-gaz" : gas ? "gaz" : power ? "electricite" : "";
}

/** A number above 0, with or without a unit or words after it. */
const readNumber = numberWith("[^\\d.,].*", 0.001, 99_999_999, 9);

/** In MWh, by the unit in the cell or the heading. Null without one. */
function readConsumption(text: string, heading: string): number | null {
  const value = readNumber(text);
  const unit = /[km]wh/.exec(anchorOf(`${text} ${heading}`))?.[0];
  return value === null || !unit ? null : unit === "kwh" ? value / 1000 : value;
}

/** Small meters (articles L224-1 and L224-14 of the code de la consommation): up to 36 kVA, or less than 30 MWh of gas a year. */
function meterOf(energy: string, power: number | null, consumption: number | null) {
  if (power !== null && energy !== "gaz") return power <= 36 ? "small" : "large";
  if (consumption !== null && energy !== "electricite") return consumption < 30 ? "small" : "large";
  return "";
}

/** The contract’s own clause: a period in months, no term, no renewal, or unknown. */
function readRenewal(text: string): number | "open" | "ends" | null {
  const plain = anchorOf(text);
  if (/indetermine|illimite|sans-(?:terme|limite|duree)/.test(plain)) return "open";
  if (/^(?:sans|non|aucune?|neant|prend-fin)\b/.test(plain)) return "ends";
  if (plain.includes("annuel")) return 12;
  const words = plain.replace(/\b(?:tacite|reconduction|renouvellement|par|periodes?|de|d)\b/g, "");
  const { count = 0, unit, isGuess } = readPeriod(words.replaceAll("-", "")) ?? {};
  return count <= 60 && (isGuess ? count >= 6 : unit === "months") ? count : null;
}

/** A notice is a period of at most 24 months or 730 days. The heading may have its unit. */
function readNotice(text: string, heading: string) {
  const [unit = ""] = /^\d+$/.test(text) ? (/mois|jour|semaine/.exec(anchorOf(heading)) ?? []) : [];
  const period = readPeriod(text + unit);
  const most = period?.unit === "months" ? 24 : 730;
  return period && period.count > 0 && period.count <= most ? period : undefined;
}

/** The cells of a name with a delimiter in it, which moves the end of the contract to the right. */
function nameInParts({ cells }: Row, { columns: { name = -1, end = -1 }, headings }: Table) {
  const extra = cells.length - headings.length;
  const isDay = (at: number) => "day" in readDay(cells[at] ?? "");
  const isShifted = extra > 0 && name >= 0 && name < end && !isDay(end) && isDay(end + extra);
  return isShifted ? cells.slice(name, name + 1 + extra) : [];
}

/** `power` in kVA, `consumption` in MWh a year. A contract with a fault has no dates. */
function readContract(row: Row, table: Table, mended: Corrections[number] = {}) {
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
  const energy = readEnergy(cell("energy"));
  const power = readNumber(cell("power"));
  const consumption = readConsumption(cell("consumption"), heading("consumption"));
  const meter = meterOf(energy, power, consumption);
  const renewal = readRenewal(cell("renewal"));
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
  const notice = readNotice(found, heading("notice"));
  if (notice?.isGuess)
    remarks.push(`préavis ${quoted(found)} lu en ${notice.unit === "days" ? "jours" : "mois"}`);
  if (notice && !cell("notice")) remarks.push(`préavis de ${found}\u00a0: votre hypothèse`);
  if (!notice && meter !== "small" && renewal !== "ends") {
    const wrong = `${quoted(found)} n’est pas un préavis\u00a0; écrivez par exemple 3 mois ou 90 jours`;
    faults.push({ column: "notice", found, message: found ? wrong : "préavis vide" });
  }

  const meeting = readDay(cell("meeting"));
  if (cell("meeting") && "problem" in meeting)
    remarks.push(`AG\u00a0: ${quoted(cell("meeting"))} n’est pas une date\u00a0; comptée comme non fixée`);

  return {
    ...{ line, code, name: cell("name") || code || `Ligne ${line}`, lots: lots && Math.round(lots) },
    ...{ energy, power, consumption, meter, renewal, remarks, faults },
    energyLabel: energy && energies[energy],
    end: "day" in end ? end.day : null,
    notice: notice ? { count: notice.count, unit: notice.unit } : null,
    meeting: "day" in meeting ? meeting.day : null,
  };
}

/** Reads the contracts of a table. The same contract twice counts once. */
export function readContracts(table: Table, corrections: Corrections = {}): Contract[] {
  const seen = new Map<string, Contract[]>();
  return table.rows.map((row) => {
    const contract = readContract(row, table, corrections[row.line]);
    const { code, name, energy, end } = contract;
    if (!end) return contract;
    const key = `${code || name} ${energy}`.toLowerCase();
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
