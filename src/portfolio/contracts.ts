/** The contract of each line of a table, and what is wrong in its cells, in French. */
import { cleanText } from "../content/invisible";
import type { IsoDay } from "../french/dates";
import { type Period, readNotice, readPeriod } from "../french/notice";
import { dayInDigits, plainText, quoted, readDay } from "./days";
import type { Column, Line, Table } from "./table";

/** What is wrong in a cell, which the visitor can mend. */
export interface Fault {
  column: "name" | "end" | "notice";
  found: string;
  message: string;
}

/** What the visitor has written in place of cells, by line and column. `assumed`: the notice of an empty cell. */
export type Corrections = Readonly<Record<number, Partial<Record<Column | "assumed", string | undefined>>>>;

/** What the contract says of its own renewal: a period in months, none, no end, or nothing that is known. */
export type Renewal = number | "ends" | "open" | null;

export interface Contract {
  line: number;
  code: string;
  name: string;
  energy: "electricite" | "gaz" | "electricite-gaz" | "";
  lots: number | null;
  /** In kVA, and in MWh a year. */
  power: number | null;
  consumption: number | null;
  meter: "small" | "large" | "";
  /** Null: not given, or wrong. */
  end: IsoDay | null;
  notice: Period | null;
  renewal: Renewal;
  meeting: IsoDay | null;
  remarks: readonly string[];
  /** A contract with a fault has no dates. */
  faults: readonly Fault[];
  /** The line of the same contract, which counts instead. */
  sameAs?: number;
}

function readEnergy(text: string): Contract["energy"] {
  const plain = plainText(text);
  const [gas, power] = [plain.includes("gaz"), plain.includes("elec")];
  return gas && power ? "electricite-gaz" : gas ? "gaz" : power ? "electricite" : "";
}

/** A number of at least 0, with or without a unit after it. */
function readNumber(text: string): number | null {
  const digits = /^(\d[\d\s.]*)(?:,(\d+))?/.exec(text.normalize("NFKC"));
  if (!digits) return null;
  const [, whole = "", decimals = "0"] = digits;
  // « 1.040 » has a point between thousands, « 74.5 » before decimals.
  const plain = whole.replace(/\s/g, "").replace(/\.(?=\d{3}(?:\D|$))/g, "");
  return Number(plain.includes(".") ? plain : `${plain}.${decimals}`);
}

/** In MWh, by the unit in the cell or the heading. Null without one. */
function readConsumption(text: string, heading: string): number | null {
  const value = readNumber(text);
  const unit = /[km]wh/.exec(plainText(`${text} ${heading}`))?.[0];
  return value === null || !unit ? null : unit === "kwh" ? value / 1000 : value;
}

/** Small meters (articles L224-1 and L224-14 of the code de la consommation): up to 36 kVA, or less than 30 MWh of gas a year. */
function meterOf({ energy, power, consumption }: Pick<Contract, "energy" | "power" | "consumption">) {
  if (power !== null && energy !== "gaz") return power <= 36 ? "small" : "large";
  if (consumption !== null && energy !== "electricite") return consumption < 30 ? "small" : "large";
  return "";
}

function readRenewal(text: string): Renewal {
  const plain = plainText(text);
  if (/indetermine|illimite|sans (?:terme|limite|duree)/.test(plain)) return "open";
  if (/^(?:sans|non|aucune?|neant|prend fin)\b/.test(plain)) return "ends";
  if (plain.includes("annuel")) return 12;
  const words = plain.replace(/\b(?:tacite|reconduction|renouvellement|par|periodes?|de|d')\s*/g, "");
  const { count = 0, unit, isGuess } = readPeriod(words) ?? {};
  return count <= 60 && (isGuess ? count >= 6 : unit === "months") ? count : null;
}

/** The contract of a line, with its cells as they are or were mended. */
function readContract({ line, cells, isBroken }: Line, table: Table, mended: Corrections[number]): Contract {
  const { columns, headings } = table;
  const remarks: string[] = [];
  const faults: Fault[] = [];
  const cell = (column: Column) => {
    const correction = mended[column];
    return correction === undefined ? (cells[columns[column] ?? -1] ?? "") : cleanText(correction);
  };
  if (isBroken) remarks.push(`ligne ${line}\u00a0: un guillemet n’est pas fermé, la ligne est lue seule`);

  const energy = readEnergy(cell("energy"));
  const power = readNumber(cell("power"));
  const consumption = readConsumption(cell("consumption"), headings[columns.consumption ?? -1] ?? "");
  const meter = meterOf({ energy, power, consumption });

  const renewal = readRenewal(cell("renewal"));
  const readEnd = () => {
    const found = cell("end");
    const read = found ? readDay(found) : { problem: "échéance vide\u00a0: écrivez par exemple 31/12/2027" };
    if ("problem" in read) faults.push({ column: "end", found, message: read.problem });
    else if (read.remark) remarks.push(read.remark);
    return "day" in read ? read.day : null;
  };
  const readNoticeCell = () => {
    const found = cell("notice") || (mended.assumed ?? "");
    const read = readNotice(found);
    const unit = read?.unit === "days" ? "jours" : "mois";
    if (read?.isGuess) remarks.push(`préavis ${quoted(found)} lu en ${unit}`);
    if (read && !cell("notice")) remarks.push(`préavis de ${found}\u00a0: votre hypothèse`);
    if (!read && meter !== "small" && renewal !== "ends") {
      const wrong = `${quoted(found)} n’est pas un préavis\u00a0; écrivez par exemple 3 mois ou 90 jours`;
      faults.push({ column: "notice", found, message: found ? wrong : "préavis vide" });
    }
    return read ? { count: read.count, unit: read.unit } : null;
  };
  const readMeeting = () => {
    const found = cell("meeting");
    const read = found ? readDay(found) : undefined;
    if (read && "problem" in read)
      remarks.push(`AG\u00a0: ${quoted(found)} n’est pas une date\u00a0; comptée comme non fixée`);
    return read && "day" in read ? read.day : null;
  };
  const code = cell("code");
  const lots = readNumber(cell("lots"));
  return {
    ...{ line, code, name: cell("name") || code || `Ligne ${line}` },
    ...{ energy, lots: lots && Math.round(lots), power, consumption, meter },
    ...{
      end: readEnd(),
      notice: readNoticeCell(),
      renewal,
      meeting: readMeeting(),
    },
    ...{ remarks, faults },
  };
}

/** The same for a line with too many cells, if it makes sense once a delimiter in the name is none. */
function readLine(row: Line, table: Table, mended: Corrections[number] = {}): Contract {
  const { columns, headings, delimiter } = table;
  const straight = readContract(row, table, mended);
  const [at = -1, count] = [columns.name, row.cells.length];
  const after = at + 1 + count - headings.length;
  if (at < 0 || count <= headings.length || straight.faults.length === 0) return straight;
  const name = row.cells.slice(at, after).join(`${delimiter} `);
  const joined = { ...row, cells: [...row.cells.slice(0, at), name, ...row.cells.slice(after)] };
  const contract = readContract(joined, table, mended);
  if (contract.faults.length >= straight.faults.length) return straight;
  if (mended.name !== undefined) return contract;
  const message = `${count} cellules pour ${headings.length} colonnes\u00a0: un «\u00a0${delimiter}\u00a0» dans le nom\u00a0?`;
  return { ...contract, faults: [{ column: "name", found: name, message }, ...contract.faults] };
}

/** Reads the contracts of a table. The same contract twice counts once. */
export function readContracts(table: Table, corrections: Corrections = {}): Contract[] {
  const contracts = table.rows.map((row) => readLine(row, table, corrections[row.line]));
  const seen = new Map<string, Contract[]>();
  return contracts.map((contract) => {
    const { code, name, energy, end } = contract;
    if (!end) return contract;
    const key = plainText(code || name);
    const others = (seen.get(key) ?? []).filter((other) => other.energy === energy);
    seen.set(key, [...(seen.get(key) ?? []), contract]);
    const same = others.find((other) => other.end === end);
    if (same)
      return {
        ...contract,
        sameAs: same.line,
        remarks: [`identique à la ligne ${same.line}\u00a0: ignorée`],
      };
    const [other] = others;
    if (!other) return contract;
    const question = `même code que la ligne ${other.line}, autre échéance (${dayInDigits(other.end ?? "")})\u00a0: deux contrats\u00a0?`;
    return { ...contract, remarks: [...contract.remarks, question] };
  });
}
