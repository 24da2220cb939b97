/** Suggests a column for each field by its heading. The visitor confirms or corrects it. */
import type { Energy } from "../../contract/energy";
import { plainWords } from "../../french/plain-letters";
import { FIELD_IDS, type FieldId, fieldOf } from "./fields";
import { isWrittenDay } from "./read-cell";
import type { Sheet, TableRow } from "./sheet";

/**
 * A field to match. With two contracts a line, a field has two slots, « end » for gas and « end-electricite » for electricity. With one
 * contract a line there is only the first, for either energy.
 */
export type Slot = FieldId | `${FieldId}-electricite`;

export interface Matching {
  /** Index of the row of headings; -1 without headings. */
  headingRow: number;
  /** Each line has a contract of gas and one of electricity. */
  hasBothEnergies: boolean;
  /** Index of the column. */
  columns: Readonly<Partial<Record<Slot, number>>>;
  consumptionUnit: "kWh" | "MWh" | null;
}

export interface Suggestion extends Matching {
  /** Columns whose headings contain a known name, or have it twice. */
  maybe: Readonly<Partial<Record<Slot, readonly number[]>>>;
  /** All that is needed for dates has a known name, and no other column may be the end or the notice. */
  isClear: boolean;
}

const SMALL_WORDS = ["de", "du", "des", "d", "le", "la", "les", "l", "en", "par"];

/** The words of a heading without case, accents, signs, small words and a final s: « Date de fin du contrat » is « date fin contrat ». */
const headingWords = (heading: string) =>
  plainWords(heading.normalize("NFKC"))
    .split(" ")
    .filter((word) => !SMALL_WORDS.includes(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .join(" ");

const FIELD_BY_NAME = new Map<string, FieldId>(
  FIELD_IDS.flatMap((field) => fieldOf(field).names.map((name) => [headingWords(name), field] as const)),
);

/** « echeance gaz », « preavi elec » */
const WITH_ENERGY = /^(?<name>.+) (?<energy>gaz|elec|electricite|electrique)$/;

interface Named {
  field: FieldId;
  energy: Energy | null;
}

/** The field that a heading is a known name of. */
function namedBy(heading: string): Named | undefined {
  const words = headingWords(heading);
  const field = FIELD_BY_NAME.get(words);
  if (field) return { field, energy: null };
  const { name = "", energy } = WITH_ENERGY.exec(words)?.groups ?? {};
  const energyField = FIELD_BY_NAME.get(name);
  if (!energyField || !fieldOf(energyField).isPerEnergy) return undefined;
  return { field: energyField, energy: energy === "gaz" ? "gaz" : "electricite" };
}

/** Whether a cell is a known name of a field: « Échéance » among the ends. */
export const isKnownName = (cell: string) => namedBy(cell) !== undefined;

/** Whether a heading contains a name or a further word of the field, as whole words. */
function mayBe(heading: string, field: FieldId): boolean {
  const words = ` ${headingWords(heading)} `;
  const { names, words: further } = fieldOf(field);
  return [...names, ...further].some((name) => words.includes(` ${headingWords(name)} `));
}

/** The contract of a slot, where a line has two. */
export const energyOfSlot = (slot: Slot): Energy => (slot.endsWith("-electricite") ? "electricite" : "gaz");

export const isPerEnergy = (field: FieldId) => fieldOf(field).isPerEnergy === true;

/** The slots of the fields that the visitor matches. */
export const slotsOf = (hasBothEnergies: boolean): readonly { slot: Slot; field: FieldId }[] =>
  FIELD_IDS.flatMap((field) => {
    const first = { slot: field, field };
    const second = { slot: `${field}-electricite` as const, field };
    if (!hasBothEnergies) return [first];
    // The columns tell the energies.
    if (field === "energy") return [];
    return fieldOf(field).isPerEnergy ? [first, second] : [first];
  });

/** The unit that a heading names: « CAR (MWh/an) ». */
function consumptionUnitOf(heading: string): Matching["consumptionUnit"] {
  const words = headingWords(heading).split(" ");
  if (words.includes("kwh") === words.includes("mwh")) return null;
  return words.includes("kwh") ? "kWh" : "MWh";
}

/** Columns that the headings name for a slot. One heading without an energy serves both contracts. */
function namedColumns(
  named: readonly (Named | undefined)[],
  slot: Slot,
  field: FieldId,
  hasBothEnergies: boolean,
) {
  const energy = energyOfSlot(slot);
  const columnsWith = (wanted: Named["energy"]) =>
    named.flatMap((each, column) => (each?.field === field && each.energy === wanted ? [column] : []));
  const own = hasBothEnergies && fieldOf(field).isPerEnergy ? columnsWith(energy) : [];
  return own.length > 0 ? own : columnsWith(null);
}

/** Columns whose headings contain a name of the field, and are no known name of another field or of the other contract. */
function likelyColumns(
  headings: readonly string[],
  named: readonly (Named | undefined)[],
  slot: Slot,
  field: FieldId,
  hasBothEnergies: boolean,
): readonly number[] {
  const namesOther = ({ field: other, energy }: Named) =>
    other !== field || (hasBothEnergies && energy !== null && energy !== energyOfSlot(slot));
  return headings.flatMap((heading, index) => {
    const name = named[index];
    const isOther = name !== undefined && namesOther(name);
    return !isOther && mayBe(heading, field) ? [index] : [];
  });
}

/** Name, end and notice have columns by known names, and no other column may be the end or the notice: dates need no press. */
const isClear = (hasBothEnergies: boolean, columns: Matching["columns"], maybe: Suggestion["maybe"]) =>
  slotsOf(hasBothEnergies)
    .filter(({ field }) => field === "end" || field === "notice" || field === "name")
    .every(
      ({ slot, field }) => columns[slot] !== undefined && (field === "name" || maybe[slot]?.length === 0),
    );

export const columnHeadings = ({ rows }: Sheet, headingRow: number): readonly string[] =>
  rows[headingRow]?.cells ?? rows[0]?.cells.map(() => "") ?? [];

/** What a confirmed matching is kept under: the headings of its table. A table without headings has only its own matching. */
export function matchingKey(sheet: Sheet, headingRow: number): string {
  const headings = columnHeadings(sheet, headingRow).join("\t");
  return headings.trim() || sheet.key;
}

/** Fills a slot where one heading is a known name of its field. */
export function suggest(sheet: Sheet, headingRow: number): Suggestion {
  const headings = columnHeadings(sheet, headingRow);
  const named = headings.map(namedBy);
  const hasEnd = (energy: Energy) => named.some((each) => each?.field === "end" && each.energy === energy);
  const hasBothEnergies = hasEnd("gaz") && hasEnd("electricite");
  const columns: Partial<Record<Slot, number>> = {};
  const maybe: Partial<Record<Slot, readonly number[]>> = {};
  for (const { slot, field } of slotsOf(hasBothEnergies)) {
    const found = namedColumns(named, slot, field, hasBothEnergies);
    const [column] = found;
    if (found.length === 1 && column !== undefined) columns[slot] = column;
    const likely = likelyColumns(headings, named, slot, field, hasBothEnergies);
    maybe[slot] = likely.filter((index) => index !== columns[slot]);
  }
  const { consumption } = columns;
  return {
    headingRow,
    hasBothEnergies,
    columns,
    consumptionUnit: consumption === undefined ? null : consumptionUnitOf(headings[consumption] ?? ""),
    maybe,
    isClear: isClear(hasBothEnergies, columns, maybe),
  };
}

/** A row of several texts, none of which begins with a digit: « Site ; Fin ; Délai », and not « Le Mail ; 12/2027 ; 3 mois LRAR ». */
function mayBeHeadings({ cells }: TableRow): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && !filled.some((cell) => /^\d/.test(cell));
}

/**
 * Finds the row of headings above the first row with a day, also one that does not exist: known names of the building and the end, else the
 * last row that may be headings. Rows between are contracts that nobody can read, or small meters; a second row of headings has neither a
 * name nor a number.
 * @returns -1 without one. Without a day, the first row.
 */
export function headingRowOf({ rows }: Sheet): number {
  const firstDay = rows.findIndex(({ cells }) => cells.some(isWrittenDay));
  if (firstDay < 0) return 0;
  const above = rows.slice(0, firstDay);
  for (const [index, { cells }] of above.entries()) {
    const names = cells.map(namedBy);
    const name = names.findIndex((each) => each?.field === "name");
    const hasBoth = name >= 0 && names.some((each) => each?.field === "end");
    const isLine = (row: TableRow) => Boolean(row.cells[name]) || row.cells.some((cell) => /\d/.test(cell));
    if (hasBoth && above.slice(index + 1).every(isLine)) return index;
  }
  return above.map(mayBeHeadings).lastIndexOf(true);
}

/** @returns the problem of each slot whose matching is wrong, in French. */
export function problemsOf(
  matching: Matching,
  headings: readonly string[],
): Readonly<Partial<Record<Slot, string>>> {
  const problems: Partial<Record<Slot, string>> = {};
  const fieldByColumn = new Map<number, FieldId>();
  for (const { slot, field } of slotsOf(matching.hasBothEnergies)) {
    const column = matching.columns[slot];
    if (column === undefined) {
      const { isNeeded } = fieldOf(field);
      if (isNeeded) problems[slot] = "Choisissez la colonne.";
      continue;
    }
    const other = fieldByColumn.get(column);
    fieldByColumn.set(column, field);
    const isShared = other === field && field !== "end";
    if (other && !isShared)
      problems[slot] = `Cette colonne est déjà choisie pour «\u00a0${fieldOf(other).label}\u00a0».`;
    if (field === "consumption" && !matching.consumptionUnit)
      problems[slot] = `Choisissez l’unité de «\u00a0${headings[column] ?? ""}\u00a0».`;
  }
  return problems;
}
