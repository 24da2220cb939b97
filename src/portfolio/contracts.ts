/** The contracts of a table, and what is wrong in their cells, in French. */
import { cleanText } from "../content/invisible";
import { anchorOf } from "../content/links";
import { dayInDigits, quoted, type ReadDay, readDay } from "../contract/read-day";
import { type EnergyId, readEnergy } from "../contract/read-energy";
import { type MeterSize, readConsumption, readMeter, readPower } from "../contract/read-meter";
import { readNotice } from "../contract/read-notice";
import { numberWith } from "../contract/read-number";
import { readRenewal, type Renewal } from "../contract/read-renewal";
import { energies } from "../forms/elements";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/notice";
import { type ColumnEnergy, columnOf, columnUse, energyIn, type FieldId } from "./columns";
import { type ColumnOrder, columnOrder, dayOrder } from "./days";
import type { Row, Table } from "./table";

/** A cell that the visitor can mend, as it was found. */
export interface Fault {
  column: "name" | "end" | "notice";
  found: string;
  message: string;
}

/** The visitor's texts in place of cells. `assumed`: the notice of an empty cell. */
export type Correction = Readonly<Partial<Record<Fault["column"] | "assumed", string | undefined>>>;

/** By contract. */
export type Corrections = Readonly<Record<string, Correction>>;

export interface Contract {
  /** Its line, and its energy where a line has two contracts. */
  id: string;
  /** Its line in the text, from 1. */
  line: number;
  /** The line of the same contract, which counts instead. */
  sameAs?: number;
  /** Why the line is no contract to count: terminated, or another trade. As it was written. */
  ignored?: string;
  code: string;
  name: string;
  lots: number | null;
  energy: EnergyId | null;
  /** As written where it is no energy of ours. */
  energyLabel: string;
  /** The meter's number, as written. */
  point: string;
  /** In kVA. */
  power: number | null;
  /** In MWh a year. */
  consumption: number | null;
  meter: MeterSize | null;
  end: IsoDay | null;
  notice: Period | null;
  renewal: Renewal | null;
  meeting: IsoDay | null;
  /** What is supposed, in French; it stays in the CSV file. */
  assumptions: readonly string[];
  /** In French. */
  remarks: readonly string[];
  /** With one, the contract has no dates. */
  faults: readonly Fault[];
}

/** Characters, as in the assembly's form. */
const LONGEST_NAME = 120;

/** A number above 0, with or without a unit or words after it. */
const readCount = numberWith("[^\\d.,].*", 0.001, 99_999, 9);

/** A contract that no longer runs: « résilié le 12/03/2026 ». */
const STOPPED = /^(?:contrat-)?(?:resilie|termine|suspendu|clos|cloture)e?s?(?:-(?:le|au|depuis|en)-.*)?$/;
const isStopped = (text: string) => STOPPED.test(anchorOf(text));

/** The state that this tool's CSV file gives to a contract to mend. */
const TO_MEND = "a-corriger";

/** The cells of a name with a delimiter in it, which moves the end of the contract to the right. */
function nameInParts({ cells }: Row, table: Table): readonly string[] {
  const [name, end] = [columnOf(table, "name"), columnOf(table, "end")];
  const extra = cells.length - table.headings.length;
  const isDay = (at: number) => "day" in readDay(cells[at] ?? "");
  const isShifted = extra > 0 && name >= 0 && name < end && !isDay(end) && isDay(end + extra);
  return isShifted ? cells.slice(name, name + 1 + extra) : [];
}

/** One contract's cells: a row, the energy whose columns it has, and the building of merged cells above. */
interface Source {
  table: Table;
  row: Row;
  /** Null where a line has one contract. */
  energy: ColumnEnergy | null;
  above: Pick<Contract, "code" | "name"> | undefined;
  orders: Readonly<Record<"end" | "meeting", ColumnOrder>>;
}

/** Reads a day, unless its column may write the month first. */
function readInOrder(text: string, { monthFirst, isDoubtful }: ColumnOrder): ReadDay {
  const read = readDay(text);
  if (!monthFirst || !("day" in read) || dayOrder(text) !== "unclear") return read;
  const beside = `la colonne a aussi ${quoted(monthFirst)}`;
  if (isDoubtful)
    return {
      problem: `${quoted(text)}\u00a0: jour ou mois d’abord\u00a0? ${beside}. Écrivez le mois en lettres`,
    };
  return { ...read, remark: `${quoted(text)} lu avec le jour d’abord, mais ${beside}\u00a0: vérifiez` };
}

/** The size of the meter from all cells about it, also those of columns that lost against a better heading. */
function readSize(
  { table, row }: Source,
  cell: (field: FieldId) => string,
  heading: (field: FieldId) => string,
  energy: EnergyId | null,
) {
  const power = readPower(cell("power"), heading("power"));
  const consumption = readConsumption(cell("consumption"), heading("consumption"));
  const others = table.rivals.flatMap(({ column, field }) => {
    const [text = "", title] = [row.cells[column], table.headings[column]];
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
  const beside = isLargeBeside && "une autre colonne donne un grand compteur\u00a0: le préavis compte";
  return { power, consumption, meter, remarks: [power.remark, consumption.remark, meter.remark, beside] };
}

function readContract(source: Source, mended: Correction = {}): Contract {
  const { table, row, above, orders } = source;
  const { headings, delimiter } = table;
  const { line, isBroken } = row;
  const assumptions: string[] = [];
  const faults: Fault[] = [];
  const parts = nameInParts(row, table);
  const joined = parts.join(`${delimiter} `);
  const cells = [...row.cells];
  if (joined) cells.splice(columnOf(table, "name"), parts.length, joined);
  const cell = (field: FieldId) => cells[columnOf(table, field, source.energy)] ?? "";
  const heading = (field: FieldId) => {
    const use = columnUse(table, field, source.energy);
    return use?.unit ?? headings[use?.column ?? -1] ?? "";
  };
  const text = (column: Fault["column"], field: FieldId) =>
    mended[column] === undefined ? cell(field) : cleanText(mended[column]);

  const code = cell("code") || (cell("name") ? "" : (above?.code ?? ""));
  const ownName = text("name", columnOf(table, "name") >= 0 ? "name" : "address") || cell("code");
  const name = (ownName || (above?.name ?? `Ligne ${line}`)).slice(0, LONGEST_NAME);

  const energyText = cell("energy") || (source.energy ?? "");
  const told = readEnergy(energyText);
  const fromTrade = told.energy ? told : readEnergy(cell("trade"));
  const inHeading = energyText ? null : energyIn(heading("end"));
  const energy = source.energy ?? told.energy ?? fromTrade.energy ?? inHeading;
  const size = readSize(source, cell, heading, energy);
  const { renewal, remark: aboutRenewal } = readRenewal(cell("renewal"), heading("renewal"));

  const found = text("end", "end");
  const start = readDay(cell("start"));
  const end = readInOrder(found, mended.end === undefined ? orders.end : { isDoubtful: false });
  const isSmall = size.meter.size === "small";
  if (!found && !isSmall)
    faults.push({ column: "end", found, message: "échéance vide\u00a0: écrivez par exemple 31/12/2027" });
  if (found && "problem" in end) faults.push({ column: "end", found, message: end.problem });
  if ("day" in end && end.remark) assumptions.push(end.remark);
  if (mended.end === undefined && "day" in end && "day" in start && end.day <= start.day) {
    const message = `${quoted(found)} n’est pas après le début, ${quoted(cell("start"))}\u00a0: est-ce la bonne colonne\u00a0?`;
    faults.push({ column: "end", found, message });
  }

  const noticeText = text("notice", "notice") || (mended.assumed ?? "");
  const { notice, remark: aboutNotice } = readNotice(noticeText, heading("notice"));
  if (notice && !text("notice", "notice"))
    assumptions.push(`préavis de ${noticeText}\u00a0: votre hypothèse`);
  if (!notice && (noticeText || renewal !== "ends") && !isSmall) {
    const wrong = `${quoted(noticeText)} n’est pas un préavis\u00a0; écrivez par exemple 3 mois ou 90 jours`;
    faults.push({ column: "notice", found: noticeText, message: noticeText ? wrong : "préavis vide" });
  }
  if (joined && mended.name === undefined) {
    const message = `${row.cells.length} cellules pour ${headings.length} colonnes\u00a0: un «\u00a0${delimiter}\u00a0» dans le nom\u00a0?`;
    faults.push({ column: "name", found: joined, message });
  }
  if (anchorOf(cell("state")) === TO_MEND && faults.length === 0 && Object.keys(mended).length === 0)
    faults.push({ column: "end", found, message: "cette ligne était à corriger\u00a0: vérifiez l’échéance" });

  const meeting = readMeeting(cell("meeting"), orders.meeting);
  const isTrade = told.isOtherTrade || (!energy && fromTrade.isOtherTrade);
  const stopped = ["state", "end", "notice", "renewal"]
    .map((field) => cell(field as FieldId))
    .find(isStopped);
  const ignored = stopped ?? (isTrade ? energyText || cell("trade") : undefined);
  const remarks = [
    isBroken && `ligne ${line}\u00a0: un guillemet n’est pas fermé, la ligne est lue seule`,
    !ownName && above && `immeuble repris de la ligne du dessus`,
    told.remark,
    ...size.remarks,
    aboutRenewal,
    aboutNotice,
    meeting.remark,
  ];
  const lots = readCount(cell("lots"));
  return {
    id: source.energy ? `${line}-${source.energy}` : `${line}`,
    line,
    ...(ignored && { ignored }),
    code,
    name,
    lots: lots && Math.round(lots),
    energy,
    energyLabel: energy ? energies[energy] : energyText,
    point: cell("point"),
    power: size.power.value,
    consumption: size.consumption.value,
    meter: size.meter.size,
    end: "day" in end ? end.day : null,
    notice,
    renewal,
    meeting: meeting.day,
    assumptions: [...cell("assumptions").split(" ; ").filter(Boolean), ...assumptions],
    remarks: remarks.filter((remark): remark is string => Boolean(remark)),
    faults: ignored ? [] : faults,
  };
}

/** A month alone is no day of an assembly. */
function readMeeting(text: string, order: ColumnOrder): { day: IsoDay | null; remark?: string } {
  const none = {
    day: null,
    remark: `AG\u00a0: ${quoted(text)} n’est pas un jour\u00a0; comptée comme non fixée`,
  };
  if (!text) return { day: null };
  const read = readInOrder(text, order);
  if ("problem" in read || read.isWholeMonth) return none;
  return read.remark ? { day: read.day, remark: `AG\u00a0: ${read.remark}` } : { day: read.day };
}

const ENERGIES = ["gaz", "electricite"] as const;

/** The energies of a line's contracts: those whose own cells have a text. */
function energiesOf(row: Row, { isSplit, uses }: Table): readonly (ColumnEnergy | null)[] {
  if (!isSplit) return [null];
  const found = ENERGIES.filter((energy) =>
    uses.some((use) => use.energy === energy && row.cells[use.column]),
  );
  return found.length > 0 ? found : [ENERGIES[0]];
}

/** All cells but those that this tool's own CSV file adds. */
function cellsOf({ cells }: Row, { uses, headings }: Table): string {
  const results = /^statut$|^remarque$|-au-plus-tard$|^echeance-retenue$|^convoquer-|^verdict-/;
  const isResult = (column: number) =>
    uses.some((use) => use.column === column && use.field === "state") ||
    results.test(anchorOf(headings[column] ?? ""));
  const compared = cells.map((cell, column) => (isResult(column) ? "" : cell.toLowerCase()));
  return compared.join("\t").trimEnd();
}

/** Reads the contracts of a table. A line that is written twice, letter by letter, counts once. */
export function readContracts(table: Table, corrections: Corrections = {}): Contract[] {
  const columnTexts = (field: FieldId) =>
    table.uses
      .filter((use) => use.field === field)
      .flatMap(({ column }) => table.rows.map(({ cells }) => cells[column] ?? ""));
  const orders = { end: columnOrder(columnTexts("end")), meeting: columnOrder(columnTexts("meeting")) };
  const lines = new Map<string, number>();
  const seen = new Map<string, Contract>();
  let above: Source["above"];
  return table.rows.flatMap((row) => {
    return energiesOf(row, table).map((energy): Contract => {
      const id = energy ? `${row.line}-${energy}` : `${row.line}`;
      const contract = readContract({ table, row, energy, above, orders }, corrections[id]);
      above = contract;
      const text = [energy, contract.code, contract.name, cellsOf(row, table)].join("\t");
      const same = lines.get(text);
      if (same === undefined) lines.set(text, row.line);
      if (contract.ignored || !contract.end) return contract;
      if (same !== undefined) return { ...contract, sameAs: same };
      return { ...contract, remarks: [...contract.remarks, ...questionsOn(contract, seen)] };
    });
  });
}

/** Asks about two contracts of one building and energy, unless their meters' numbers tell them apart. */
function questionsOn(contract: Contract, seen: Map<string, Contract>): readonly string[] {
  const { name, code, energy, point, end } = contract;
  const key = [anchorOf(name), energy].join(" ");
  const other = seen.get(key);
  if (!other) seen.set(key, contract);
  const isOther =
    !other || (code && other.code && code !== other.code) || (point && other.point && point !== other.point);
  if (isOther) return [];
  const ends = end === other.end ? "" : `, autre échéance (${dayInDigits(other.end)})`;
  return [`même immeuble que la ligne ${other.line}${ends}\u00a0: deux contrats\u00a0?`];
}
