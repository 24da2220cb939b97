/** Reads the lines of a table: each is a contract, or waits for a person, or is no contract. */
import { type Energy, ENERGY_NAMES } from "../../contract/energy";
import { counted } from "../../french/numbers";
import { plainWords } from "../../french/plain-letters";
import { writtenDay } from "../../french/read-day";
import { type ColumnId, type Columns, FIELD_IDS, type FieldId } from "./fields";
import { type Corrections, type Line, separate } from "./lines";
import { isKnownName } from "./match";
import { isFilled } from "./read-cell";
import { type CellTexts, readLine } from "./read-line";
import type { TableRow } from "./sheet";
import type { Table } from "./table";

/** « 12/31/2027 »: its month is above 12. */
function hasMonthFirst(text: string): boolean {
  const written = writtenDay(text);
  return written !== undefined && written.month > 12 && written.date <= 12;
}

const COLUMNS_OF_DAYS: readonly ColumnId[] = ["end", "electricityEnd", "meeting"];

/** Why a table is refused, in French: one month above 12 puts all days of its column in doubt. Undefined for a table that can be read. */
export function refusalOf({ headings, rows }: Table, columns: Columns): string | undefined {
  for (const id of COLUMNS_OF_DAYS) {
    const column = columns[id] ?? -1;
    const wrong = rows.find(({ cells }) => hasMonthFirst(cells[column] ?? ""));
    if (!wrong) continue;
    const heading = headings[column] ? `La colonne «\u00a0${headings[column]}\u00a0»` : "Une colonne";
    return `${heading} a le mois avant le jour (${wrong.cells[column]}, ligne\u00a0${wrong.line})\u00a0: changez son format dans votre tableur.`;
  }
  return undefined;
}

type FieldColumns = Readonly<Partial<Record<FieldId, number | undefined>>>;

/** The columns of one contract of a line. @param energy of the contract, where a line has two; else null. */
function columnsOfContract(columns: Columns, energy: Energy | null): FieldColumns {
  const { electricityEnd, electricityNotice, electricityRenewal } = columns;
  const { consumptionMwh, consumptionKwh, power, ...others } = columns;
  const consumption = consumptionMwh ?? consumptionKwh;
  if (energy === null) return { ...others, power, consumption };
  // Of two contracts, gas has the consumption, and electricity the power in kVA.
  if (energy === "gaz") return { ...others, consumption };
  return {
    ...others,
    power,
    end: electricityEnd,
    notice: electricityNotice ?? others.notice,
    renewal: electricityRenewal ?? others.renewal,
  };
}

const textsAt = (cells: readonly string[], columns: FieldColumns): CellTexts =>
  Object.fromEntries(FIELD_IDS.map((field) => [field, cells[columns[field] ?? -1] ?? ""] as const));

/** What stands above a row without a name. */
interface Above {
  /** The name of the contract above. */
  contract: string;
  /** The name of a row above that is no contract: a building, an agency, a total. */
  title: string;
}

/** Where the contract of one energy stands in each row. */
interface ContractColumns {
  /** Null where a line has one contract. */
  energy: Energy | null;
  columns: FieldColumns;
  /** By field: the plain words of the heading, or the unit of the numbers. */
  headings: CellTexts;
}

/** A table whose columns are matched, with the visitor's answers. */
interface TableReading {
  table: Table;
  columns: Columns;
  contracts: readonly ContractColumns[];
  corrections: Corrections;
}

function readingOf(table: Table, columns: Columns, corrections: Corrections): TableReading {
  const consumption = columns.consumptionMwh === undefined ? "kWh" : "MWh";
  const words = table.headings.map(plainWords);
  const hasTwoContracts = columns.electricityEnd !== undefined;
  const energies: readonly (Energy | null)[] = hasTwoContracts ? ["gaz", "electricite"] : [null];
  const contracts = energies.map((energy): ContractColumns => {
    const ofContract = columnsOfContract(columns, energy);
    return { energy, columns: ofContract, headings: { ...textsAt(words, ofContract), consumption } };
  });
  return { table, columns, contracts, corrections };
}

/** Reads a row with more cells than columns, whose fields are unknown. The person writes what dates need, and sees the row. */
function readLongRow({ cells, line }: TableRow, { table, columns, corrections }: TableReading): Line {
  const id = `${table.sheet.key}-${line}`;
  const about = `${cells.length} cellules pour ${table.headings.length} colonnes\u00a0: ${cells.filter(Boolean).join(", ")}`;
  return readLine({
    id,
    place: `Ligne ${line}`,
    texts: {},
    correction: corrections[id],
    proposals: { name: [{ text: cells[columns.name ?? -1] ?? "", about }] },
  });
}

/** Reads the contract of a row. */
function readContract(row: TableRow, contract: ContractColumns, above: Above, reading: TableReading): Line {
  const { energy, columns, headings } = contract;
  const texts = textsAt(row.cells, columns);
  const id = [reading.table.sheet.key, row.line, energy].filter(Boolean).join("-");
  const title = { text: above.title, about: `Au-dessus\u00a0: ${above.title}` };
  return readLine({
    id,
    place: `Ligne ${row.line}`,
    texts: { ...texts, name: texts.name || above.contract, ...(energy && { energy: ENERGY_NAMES[energy] }) },
    columns,
    headings,
    correction: reading.corrections[id],
    proposals: { name: above.title ? [title] : [] },
  });
}

/**
 * The contracts of a row: those with any text as end or notice, and those without a fault, such as a small meter, which needs neither.
 * Repeated headings are no contract.
 */
function linesOfRow(row: TableRow, above: Above, reading: TableReading): readonly Line[] {
  const { table, columns: matched, contracts } = reading;
  if (row.cells.length > table.headings.length)
    return row.cells.some((cell) => writtenDay(cell)) ? [readLongRow(row, reading)] : [];
  const isRepeated = row.cells.every((cell, index) => cell === table.headings[index]);
  const hasEnd = ({ columns }: ContractColumns) => isFilled(textsAt(row.cells, columns).end ?? "");
  // A notice that both contracts share says nothing of a contract without an end.
  const onlyEndCounts = matched.electricityNotice === undefined && contracts.some(hasEnd);
  const hasTerms = ({ columns }: ContractColumns) => {
    const { end = "", notice = "" } = textsAt(row.cells, columns);
    const terms = [end, onlyEndCounts ? "" : notice].filter(isFilled);
    // Headings of another table are no terms. Without terms, `every` is true.
    return !isRepeated && !terms.every(isKnownName);
  };
  return contracts.flatMap((contract) => {
    const line = readContract(row, contract, above, reading);
    return hasTerms(contract) || line.faults.length === 0 ? [line] : [];
  });
}

/** « 3 lignes sans nom : elles ont celui de la ligne du dessus. » */
function inheritedNote(count: number): readonly string[] {
  if (count === 0) return [];
  const have = count > 1 ? "elles ont" : "elle a";
  return [`${counted(count, "ligne")} sans nom\u00a0: ${have} celui de la ligne du dessus.`];
}

export interface ReadLines {
  contracts: readonly Line[];
  waiting: readonly Line[];
  /** Rows of titles, totals and notes, and rows that the person calls no contract. */
  withoutContract: readonly TableRow[];
  /** In French. */
  notes: readonly string[];
}

/** Reads the table whose columns are matched. */
export function readLines(table: Table, columns: Columns, corrections: Corrections): ReadLines {
  const reading = readingOf(table, columns, corrections);
  const lines: Line[] = [];
  const withoutContract: TableRow[] = table.sheet.rows.slice(0, Math.max(table.headingRow, 0));
  let above: Above = { contract: "", title: "" };
  let inheritedCount = 0;
  for (const row of table.rows) {
    const ownName = row.cells[columns.name ?? -1] ?? "";
    const found = linesOfRow(row, above, reading);
    const [first] = found;
    if (found.every(({ isDismissed }) => isDismissed)) withoutContract.push(row);
    // A title or a total ends the building: the next rows do not take the name of the contract above.
    if (!first) {
      above = { contract: "", title: ownName };
      continue;
    }
    lines.push(...found);
    if (!ownName && above.contract) inheritedCount += 1;
    above = { contract: first.name, title: ownName ? "" : above.title };
  }
  return { ...separate(lines), withoutContract, notes: inheritedNote(inheritedCount) };
}
