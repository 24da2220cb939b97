/** Reads the lines of a table: each is a contract, or waits for a person, or is no contract. */
import type { Energy } from "../../contract/energy";
import type { NoticeUnit } from "../../french/notice";
import { counted, listInFrench } from "../../french/numbers";
import { plainWords } from "../../french/plain-letters";
import { FIELD_IDS, type FieldId } from "./fields";
import type { Contract, Corrections, Proposal, WaitingLine } from "./lines";
import { columnHeadings, isKnownName, isPerEnergy, type Matching, type Slot } from "./match";
import { type ColumnFormats, hasMonthFirst, isFilled, isWrittenDay } from "./read-cell";
import { type CellTexts, type ReadLine, readLine } from "./read-line";
import type { Sheet, TableRow } from "./sheet";

type Columns = Readonly<Partial<Record<FieldId, number>>>;

/** The columns of one contract of a line. @param energy of the contract, where a line has two; else null. */
function columnsOf({ columns }: Matching, energy: Energy | null): Columns {
  if (energy === null) return columns;
  // Gas has no power in kVA, and the consumption is that of gas.
  const isOfOther = (field: FieldId) => field === (energy === "gaz" ? "power" : "consumption");
  const slotOf = (field: FieldId): Slot =>
    energy === "electricite" && isPerEnergy(field) ? `${field}-electricite` : field;
  const fields = FIELD_IDS.filter((field) => !isOfOther(field));
  return Object.fromEntries(fields.map((field) => [field, columns[slotOf(field)]]));
}

function textsOf({ cells }: TableRow, columns: Columns): CellTexts {
  return Object.fromEntries(FIELD_IDS.map((field) => [field, cells[columns[field] ?? -1] ?? ""] as const));
}

/** A table whose columns are matched, with the visitor's answers. */
interface Table {
  sheet: Sheet;
  matching: Matching;
  corrections: Corrections;
  headings: readonly string[];
  /** Cells of most rows. */
  width: number;
}

/** Rows below the headings. */
const dataRows = ({ rows }: Sheet, { headingRow }: Matching) => rows.slice(headingRow + 1);

const COLUMNS_OF_DAYS: readonly Slot[] = ["end", "end-electricite", "meeting"];

/** Why a table is refused, in French: one month above 12 puts all days of its column in doubt. Undefined for a table that can be read. */
export function matchingRefusal(sheet: Sheet, matching: Matching): string | undefined {
  const headings = columnHeadings(sheet, matching.headingRow);
  for (const slot of COLUMNS_OF_DAYS) {
    const column = matching.columns[slot] ?? -1;
    const wrong = dataRows(sheet, matching).find(({ cells }) => hasMonthFirst(cells[column] ?? ""));
    if (!wrong) continue;
    const heading = headings[column] ? `La colonne «\u00a0${headings[column]}\u00a0»` : "Une colonne";
    return `${heading} a le mois avant le jour (${wrong.cells[column]}, ligne\u00a0${wrong.line})\u00a0: changez son format dans votre tableur.`;
  }
  return undefined;
}

/** Words of a plain heading. */
const NOTICE_UNITS: readonly (readonly [NoticeUnit, RegExp])[] = [
  ["months", /\bmois\b/],
  ["days", /\b(?:jours?|j)\b/],
  ["weeks", /\b(?:semaines?|sem)\b/],
];

/** What the columns of a contract say of their cells. */
function formatsOf({ headings, matching }: Table, columns: Columns): ColumnFormats {
  const headingOf = (field: FieldId) => plainWords(headings[columns[field] ?? -1] ?? "");
  const [unit, other] = NOTICE_UNITS.filter(([, word]) => word.test(headingOf("notice")));
  return {
    noticeUnit: unit && !other ? unit[0] : null,
    consumptionUnit: matching.consumptionUnit,
    asksForRenewal: /^(?:tacite reconduction|reconduction tacite)\b/.test(headingOf("renewal")),
  };
}

/** The width of most rows. A row with more cells has a delimiter in one of them. */
function usualWidth(rows: readonly TableRow[], headings: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return Math.max(width, headings.length);
}

export interface ReadLines {
  contracts: readonly Contract[];
  waiting: readonly WaitingLine[];
  /** Rows of titles, totals and notes, and those that the person says are no contract. */
  withoutContract: readonly TableRow[];
  /** In French. */
  notes: readonly string[];
}

const isTooLong = ({ cells }: TableRow, { width }: Table) => cells.length > width;

/** A row is a contract if its end or its notice is filled, whatever it says. Headings that are repeated are none. */
function hasTerms(row: TableRow, columns: Columns, table: Table): boolean {
  const { end = "", notice = "" } = textsOf(row, columns);
  const filled = [end, notice].filter(isFilled);
  const isRepeated = row.cells.every((cell, column) => cell === table.headings[column]);
  if (filled.length > 0) return !isRepeated && !filled.every(isKnownName);
  // The day may have moved to another cell.
  return isTooLong(row, table) && row.cells.some(isWrittenDay);
}

/** A row with more cells than columns: which is which, nobody knows. The person writes what dates need, and sees the row. */
function readLongRow(row: TableRow, id: string, place: string, table: Table): ReadLine {
  const delimiter = table.sheet.delimiter === "\t" ? "tabulation" : table.sheet.delimiter;
  const why = `${row.cells.length} cellules pour ${table.width} colonnes, un «\u00a0${delimiter}\u00a0» dans une cellule\u00a0? ${row.cells.filter(Boolean).join(", ")}`;
  const missing = { name: why, end: "fin du contrat de cette ligne", notice: "préavis de cette ligne" };
  return readLine({ id, place, texts: {}, missing, correction: table.corrections[id] ?? {} });
}

/** What stands above a row without a name. */
interface Above {
  /** The name of the contract above. */
  contract: string;
  /** The name of a row above that is no contract: a building, an agency, a total. */
  title: string;
}

/** Reads the contract of a row. @param energy of the contract, where a line has two; else null. */
function readContract(row: TableRow, energy: Energy | null, above: Above, table: Table): ReadLine {
  const { corrections, matching, sheet } = table;
  const columns = columnsOf(matching, energy);
  // A line is its table and its place in it.
  const id = [sheet.key, row.line, energy].filter(Boolean).join("-");
  const place = `Ligne ${row.line}`;
  if (isTooLong(row, table)) return readLongRow(row, id, place, table);
  const texts = textsOf(row, columns);
  const proposals: readonly Proposal[] = above.title
    ? [{ text: above.title, about: `Au-dessus\u00a0: ${above.title}` }]
    : [];
  return readLine({
    id,
    place,
    texts: { ...texts, name: (texts.name ?? "") || above.contract, ...(energy && { energy }) },
    columns,
    formats: formatsOf(table, columns),
    correction: corrections[id] ?? {},
    proposals: { name: proposals },
  });
}

/** The contracts of a row. A small meter needs neither an end nor a notice. */
function linesOfRow(row: TableRow, above: Above, table: Table): readonly ReadLine[] {
  const { matching } = table;
  const energies: readonly (Energy | null)[] = matching.hasBothEnergies ? ["gaz", "electricite"] : [null];
  const isContract = (energy: Energy | null) => hasTerms(row, columnsOf(matching, energy), table);
  const withTerms = energies.filter(isContract);
  const withEnd = withTerms.filter((energy) => isFilled(textsOf(row, columnsOf(matching, energy)).end ?? ""));
  // A notice that both contracts share says nothing of the one without an end.
  const isShared = matching.columns.notice === matching.columns["notice-electricite"];
  const contracts = isShared && withEnd.length > 0 ? withEnd : withTerms;
  const found = contracts.map((energy) => readContract(row, energy, above, table));
  if (found.length > 0 || matching.hasBothEnergies) return found;
  const line = readContract(row, null, above, table);
  return line.kind === "contract" ? [line] : [];
}

/** Groups of equal lines: « Lignes 4 et 9 identiques. » */
function equalNotes(rows: readonly TableRow[]): readonly string[] {
  const linesByText = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    const text = cells.join("\t");
    const lines = linesByText.get(text);
    if (lines) lines.push(line);
    else linesByText.set(text, [line]);
  }
  const groups = [...linesByText.values()].filter(({ length }) => length > 1);
  return groups.map((lines) => `Lignes ${listInFrench(lines)} identiques\u00a0: toutes restent.`);
}

/** « 3 lignes sans nom : elles ont celui de la ligne du dessus. » */
function inheritedNote(count: number): readonly string[] {
  if (count === 0) return [];
  const have = count > 1 ? "elles ont" : "elle a";
  return [`${counted(count, "ligne")} sans nom\u00a0: ${have} celui de la ligne du dessus.`];
}

/** Separates the contracts from the lines that wait. */
export function readLinesOf(lines: readonly ReadLine[]): Pick<ReadLines, "contracts" | "waiting"> {
  return {
    contracts: lines.flatMap((line) => (line.kind === "contract" ? [line.contract] : [])),
    waiting: lines.flatMap((line) => (line.kind === "waiting" ? [line.waiting] : [])),
  };
}

/** Empty for a name that is missing or cannot be read. */
function nameOf(line: ReadLine): string {
  if (line.kind === "noContract") return line.name;
  return line.kind === "contract" ? line.contract.name : line.waiting.facts.name;
}

/** Reads the table whose columns are matched. */
export function readLines(sheet: Sheet, matching: Matching, corrections: Corrections): ReadLines {
  const headings = columnHeadings(sheet, matching.headingRow);
  const rows = dataRows(sheet, matching);
  const table: Table = {
    sheet,
    matching,
    corrections,
    headings,
    width: usualWidth(rows, headings),
  };
  const lines: ReadLine[] = [];
  const withoutContract: TableRow[] = sheet.rows.slice(0, Math.max(matching.headingRow, 0));
  const contractRows: TableRow[] = [];
  let above: Above = { contract: "", title: "" };
  let inheritedCount = 0;
  for (const row of rows) {
    const ownName = row.cells[matching.columns.name ?? -1] ?? "";
    const found = linesOfRow(row, above, table);
    const [first] = found;
    if (!first) {
      withoutContract.push(row);
      above = { contract: "", title: ownName };
      continue;
    }
    lines.push(...found);
    if (found.every(({ kind }) => kind === "noContract")) withoutContract.push(row);
    else contractRows.push({ ...row, cells: [nameOf(first) || above.title, ...row.cells] });
    if (!ownName && above.contract) inheritedCount += 1;
    above = { contract: nameOf(first), title: ownName ? "" : above.title };
  }
  return {
    ...readLinesOf(lines),
    withoutContract,
    notes: [...inheritedNote(inheritedCount), ...equalNotes(contractRows)],
  };
}
