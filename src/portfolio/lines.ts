/** Reads the lines of a table, and of invoices: each is a contract, or waits for a person. */
import { type MeterSize, sizeOfConsumption, sizeOfPower } from "../contract/read-meter";
import { counted } from "../french/numbers";
import type { Contract, Correction, Corrections, Facts, Fault, WaitingLine } from "./contract";
import {
  fieldOfSlot,
  headingsOf,
  isPerEnergy,
  isSecondSlot,
  type Matching,
  type Slot,
  slotsOf,
} from "./match";
import { asTyped, hasMonthFirst, isWrittenDay, type Part, readCell, type Reading } from "./read-cells";
import type { FieldId } from "./synonyms";
import type { Row, Sheet } from "./take";

type Texts = Readonly<Partial<Record<FieldId, string>>>;

/** A contract, a line that waits for a person, or one that the person left aside. */
type Line =
  { kind: "contract"; contract: Contract } | { kind: "waiting"; waiting: WaitingLine } | { kind: "aside" };

const NO_FACTS: Facts = {
  name: "",
  end: null,
  isOpenEnded: false,
  notice: null,
  energy: null,
  power: null,
  consumption: null,
  renewal: null,
  meeting: null,
  point: "",
  lots: null,
};

export interface LineSource {
  id: string;
  /** « Ligne 12 » */
  place: string;
  /** Facts that need no reading, of an invoice. */
  given?: Part;
  texts: Texts;
  reading: Reading;
  correction: Correction;
  /** Cells that are in doubt as a whole: why, in French. The person then writes or confirms those that are needed. */
  problem?: string | undefined;
}

/** The fields that decide on the dates, in the order in which a person mends them. */
const NEEDED: readonly FieldId[] = ["name", "end", "notice"];

/** MWh a year. Less gas for a building is rather a number of another unit. */
const LEAST_GAS = 3;

/** Small by its own measure: the power of electricity, the consumption of gas. */
function meterOf({ energy, power, consumption, meter }: Facts & Part): MeterSize | null {
  if (meter) return meter;
  if (energy === "electricite") return sizeOfPower(power);
  return energy === "gaz" ? sizeOfConsumption(consumption) : null;
}

/** The empty cells without which a contract has no dates. */
function missingIn(facts: Facts & Part, meter: MeterSize | null): Fault[] {
  const faults: Fault[] = [];
  const miss = (field: FieldId, message: string) => faults.push({ field, found: "", message });
  const { name, end, isOpenEnded, notice, renewal } = facts;
  const isSmall = meter === "small";
  if (!name) miss("name", "nom vide\u00a0: écrivez celui de l’immeuble");
  if (!end && !isOpenEnded && !isSmall)
    miss("end", "fin du contrat vide\u00a0: écrivez par exemple 31/12/2027, ou «\u00a0sans fin\u00a0»");
  if (!notice && !isSmall && renewal !== "ends")
    miss("notice", "préavis vide\u00a0: écrivez par exemple 3\u00a0mois ou 90\u00a0jours");
  return faults;
}

/** Reads one line: a contract, or its faults. */
function readLine(source: LineSource): Line {
  const { id, place, given, texts: allTexts, reading, correction, problem } = source;
  const cells = problem ? Object.fromEntries(NEEDED.map((field) => [field, allTexts[field]])) : allTexts;
  const texts: Texts = { ...cells, ...correction };
  const facts: Facts & Part = { ...NO_FACTS, ...given };
  const faults: Fault[] = [];
  for (const [field, text = ""] of Object.entries(texts) as [FieldId, string | undefined][]) {
    const isCorrected = correction[field] !== undefined;
    const part = readCell(field, text, isCorrected ? asTyped(reading) : reading);
    if (problem && !isCorrected) faults.push({ field, found: text, message: problem, isToConfirm: true });
    else if (typeof part === "string") faults.push({ field, found: text, message: part });
    else Object.assign(facts, part);
  }
  if (facts.isAside) return { kind: "aside" };
  const { energy, consumption } = facts;
  if (energy === "gaz" && consumption !== null && consumption < LEAST_GAS)
    faults.push({
      field: "consumption",
      found: texts.consumption ?? "",
      message: "très petite pour du gaz\u00a0: écrivez le nombre avec son unité, par exemple 412\u00a0MWh",
    });
  const meter = meterOf(facts);
  const isFaulty = (field: FieldId) => faults.some((fault) => fault.field === field);
  faults.push(...missingIn(facts, meter).filter(({ field }) => !isFaulty(field)));
  if (faults.length > 0)
    return { kind: "waiting", waiting: { id, place, name: facts.name || place, faults, texts } };
  const { isNoticeAssumed = false } = facts;
  return { kind: "contract", contract: { ...facts, id, meter, isNoticeAssumed } };
}

/** The texts of a row by field. @param energy the contract of a line with two; null for a line with one. */
function textsOf({ cells }: Row, { columns }: Matching, energy: "gaz" | "electricite" | null): Texts {
  const texts: Partial<Record<FieldId, string>> = {};
  for (const [slot, column] of Object.entries(columns) as [Slot, number][]) {
    const field = fieldOfSlot(slot);
    const isOfOther = isPerEnergy(field) && isSecondSlot(slot) !== (energy === "electricite");
    if (!isOfOther) texts[field] = cells[column] ?? "";
  }
  if (energy === null) return texts;
  // Gas has no power in kVA, and the consumption is that of gas.
  const { power, consumption, ...shared } = texts;
  return energy === "gaz"
    ? { ...shared, energy: "gaz", ...(consumption !== undefined && { consumption }) }
    : { ...shared, energy: "électricité", ...(power !== undefined && { power }) };
}

/** The order of day and month of a column, which the person chooses. */
export type DayOrder = "day" | "month";
/** By the index of a column. */
export type DayOrders = Readonly<Partial<Record<number, DayOrder>>>;

const DAY_FIELDS: readonly FieldId[] = ["end", "meeting"];

/** A column of days with a month above 12. */
export interface OrderQuestion {
  column: number;
  heading: string;
  /** « 12/31/2027 » */
  example: string;
}

/** Rows below the headings. */
const dataRows = ({ rows }: Sheet, { headingRow }: Matching) => rows.slice(headingRow + 1);

/** Asks for the order of day and month of each column of days with a month above 12, until it is chosen. */
export function orderQuestions(
  sheet: Sheet,
  matching: Matching,
  orders: DayOrders,
): readonly OrderQuestion[] {
  const headings = headingsOf(sheet, matching.headingRow);
  return slotsOf(matching.isTwo).flatMap(({ slot, field }) => {
    const column = matching.columns[slot];
    if (column === undefined || !DAY_FIELDS.includes(field) || orders[column]) return [];
    const example = dataRows(sheet, matching)
      .map(({ cells }) => cells[column] ?? "")
      .find(hasMonthFirst);
    return example ? [{ column, heading: headings[column] ?? "", example }] : [];
  });
}

/** What the columns of a contract say of their cells. */
function readingOf(sheet: Sheet, matching: Matching, orders: DayOrders) {
  const headings = headingsOf(sheet, matching.headingRow);
  const headingOf = (slot: Slot) => (headings[matching.columns[slot] ?? -1] ?? "").toLowerCase();
  const notice = headingOf("notice");
  const isInDays = /\b(?:jours?|j)\b/.test(notice);
  const isInMonths = /\bmois\b/.test(notice);
  const bareUnit = isInMonths ? ("months" as const) : null;
  const isMonthFirst = (slot: Slot) => orders[matching.columns[slot] ?? -1] === "month";
  return (endSlot: "end" | "end-electricite"): Reading => ({
    monthFirst: [
      ...(isMonthFirst(endSlot) ? (["end"] as const) : []),
      ...(isMonthFirst("meeting") ? (["meeting"] as const) : []),
    ],
    noticeUnit: isInDays && !isInMonths ? "days" : bareUnit,
    consumptionUnit: matching.consumptionUnit,
    asksForRenewal: /^(?:tacite reconduction|reconduction tacite)\b/.test(headingOf("renewal")),
  });
}

/** Numbers of lines: « lignes 4 et 9 ». */
const inAList = new Intl.ListFormat("fr");
const listed = (lines: readonly number[]) => inAList.format(lines.map(String));

/** The width of most rows. A row with more cells has a delimiter in one of them. */
function usualWidth(rows: readonly Row[], headings: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return Math.max(width, headings.length);
}

export interface ReadLines {
  contracts: readonly Contract[];
  waiting: readonly WaitingLine[];
  /** Rows of totals, notes and titles, and those that the person left aside. */
  others: readonly Row[];
  /** In French. */
  notes: readonly string[];
}

/** A row is a contract if it has a day, a notice or an energy. */
function isContract(row: Row, texts: Texts, reading: Reading): boolean {
  const reads = (field: FieldId) => {
    const text = texts[field] ?? "";
    const part = readCell(field, text, reading);
    return typeof part !== "string" && Object.keys(part).length > 0;
  };
  return row.cells.some(isWrittenDay) || reads("end") || reads("notice") || reads("energy");
}

/** Groups of equal lines: « Lignes 4 et 9 identiques. » */
function equalNotes(rows: readonly Row[]): readonly string[] {
  const linesByText = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    const text = cells.join("\t");
    const lines = linesByText.get(text);
    if (lines) lines.push(line);
    else linesByText.set(text, [line]);
  }
  const groups = [...linesByText.values()].filter(({ length }) => length > 1);
  return groups.map((lines) => `Lignes ${listed(lines)} identiques\u00a0: toutes restent.`);
}

/** Reads the table whose columns are matched. */
export function readLines(
  sheet: Sheet,
  matching: Matching,
  orders: DayOrders,
  corrections: Corrections,
): ReadLines {
  const rows = dataRows(sheet, matching);
  const headings = headingsOf(sheet, matching.headingRow);
  const width = usualWidth(rows, headings);
  const reading = readingOf(sheet, matching, orders);
  const nameColumn = matching.columns.name ?? -1;
  const energies = matching.isTwo ? (["gaz", "electricite"] as const) : [null];

  const contracts: Contract[] = [];
  const waiting: WaitingLine[] = [];
  const others: Row[] = sheet.rows.slice(0, Math.max(matching.headingRow, 0));
  const contractRows: Row[] = [];
  let nameAbove = "";
  let inheritedCount = 0;
  for (const row of rows) {
    const ownName = row.cells[nameColumn] ?? "";
    nameAbove = ownName || nameAbove;
    const problem =
      row.cells.length > width
        ? `${row.cells.length} cellules pour ${width} colonnes\u00a0: un «\u00a0${sheet.delimiter}\u00a0» dans une cellule\u00a0?`
        : undefined;
    let isOther = true;
    for (const energy of energies) {
      const texts = textsOf(row, matching, energy);
      const ofEnergy = reading(energy === "electricite" ? "end-electricite" : "end");
      const hasTerms = Boolean(texts.end || texts.notice);
      if (energy ? !hasTerms : !isContract(row, texts, ofEnergy)) continue;
      const id = energy ? `${row.line}-${energy}` : `${row.line}`;
      const line = readLine({
        id,
        place: `Ligne ${row.line}`,
        texts: { ...texts, name: nameAbove },
        reading: ofEnergy,
        correction: corrections[id] ?? {},
        problem,
      });
      if (line.kind === "aside") continue;
      isOther = false;
      if (line.kind === "contract") contracts.push(line.contract);
      else waiting.push(line.waiting);
    }
    if (isOther) others.push(row);
    else {
      contractRows.push(row);
      if (!ownName && nameAbove) inheritedCount += 1;
    }
  }
  const notes = [...equalNotes(contractRows)];
  if (inheritedCount > 0)
    notes.unshift(
      `${counted(inheritedCount, "ligne")} sans nom\u00a0: ${inheritedCount > 1 ? "elles ont" : "elle a"} celui de la ligne du dessus.`,
    );
  return { contracts, waiting, others, notes };
}

/** Reads the lines of invoices. */
export function readInvoiceLines(sources: readonly LineSource[]): ReadLines {
  const lines = sources.map(readLine);
  return {
    contracts: lines.flatMap((line) => (line.kind === "contract" ? [line.contract] : [])),
    waiting: lines.flatMap((line) => (line.kind === "waiting" ? [line.waiting] : [])),
    others: [],
    notes: [],
  };
}
