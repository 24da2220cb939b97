/** Tells the rows of contracts from other rows: totals, notes and titles. */
import { anchorOf } from "../content/links";
import { columnOf, type Columns } from "./columns";
import { hasDay } from "./headings";
import type { Row } from "./rows";

/** « Total », « Sous-total gaz », but not « Total Énergies ». */
const TOTAL = /^(?:sous-)?tota(?:l|ux)\b(?!-energies)/;
/** The beginning of a note: « * hors option », « (1) ». */
const NOTE_SIGN = /^(?:\*|\(\*|\(?\d\))/;
/** The first word of a note, as an anchor: « Nombre de contrats : 1 », « Édité le ». */
const NOTE_WORD =
  /^(?:nb|n-b|nota|notes?|sources?|nombre|edite|editee|imprime|extrait|moyenne|page|legende|maj|mis|mise|liste|situation|document|attention|sous-reserve)(?:-|$)/;
/** « ---- », « ==== », or an empty cell. */
const RULER = /^[-:=_\s]*$/;

const startsLikeNote = (text: string) => NOTE_SIGN.test(text) || NOTE_WORD.test(anchorOf(text));

/** A row is no contract if it is a total, a note, a ruler, or the headings once more. */
export function isNoContract({ cells }: Row, headings: readonly string[], columns: Columns): boolean {
  const repeatsHeadings = cells.every((cell, column) => cell === (headings[column] ?? ""));
  if (repeatsHeadings || cells.every((cell) => RULER.test(cell))) return true;
  if (hasDay(cells)) return false;

  const filled = cells.filter(Boolean);
  const [first = ""] = filled;
  if (TOTAL.test(anchorOf(first))) return true;
  if (filled.length === 1) {
    const buildingColumns = [
      columnOf(columns, "name"),
      columnOf(columns, "code"),
      columnOf(columns, "address"),
    ];
    const namesBuilding = buildingColumns.some((column) => cells[column]);
    return startsLikeNote(first) || !namesBuilding;
  }
  // « Nombre de contrats : | 12 », but not « Source Vive | Gaz », a contract without its days.
  const isCount = !/\d/.test(first) && /^\d/.test(filled[1] ?? "");
  return filled.length === 2 && startsLikeNote(first) && isCount;
}

/** « 0012 », « R-14 » */
const CODE = /^[a-z]{0,4}[-_. ]?\d{1,8}[a-z]?$/i;

/** The columns whose cells are all codes, such as those of buildings. */
export function codeColumns(headings: readonly string[], rows: readonly Row[]): ReadonlySet<number> {
  const columns = headings.map((_, column) => column);
  const hasOnlyCodes = (column: number) => {
    const texts = rows.flatMap(({ cells }) => cells[column] || []);
    return texts.length > 0 && texts.every((text) => CODE.test(text));
  };
  return new Set(columns.filter(hasOnlyCodes));
}

/** « Gaz », « ELEC » in place of a building's name. */
const isEnergyAlone = (name: string) => /^(?:gaz(?:-naturel)?|elec\w*)$/.test(anchorOf(name));

/** The only text of a row. Empty for a row with more cells. */
function onlyText({ cells }: Row): string {
  const [text = "", ...others] = cells.filter(Boolean);
  return others.length === 0 ? text : "";
}

/** The title of a section: a text alone, left of the contracts' ends, that is neither a total, nor a note, nor an energy. */
function isTitle(row: Row, endColumn: number): boolean {
  const text = onlyText(row);
  // A text on the right goes on with the comment of the line above.
  const isOnLeft = row.cells.findIndex(Boolean) < endColumn;
  const hasLetter = /\p{L}/u.test(text);
  const isOther = startsLikeNote(text) || TOTAL.test(anchorOf(text)) || isEnergyAlone(text);
  return isOnLeft && hasLetter && !isOther;
}

/** Gives rows without a building's name, and rows « Gaz » and « Électricité », the title above them. Leaves out titles and other rows without a contract. */
export function withTitles(
  rows: readonly Row[],
  columns: Columns,
  isNote: (row: Row) => boolean,
): readonly Row[] {
  const nameColumn = columnOf(columns, "name");
  const codeColumn = columnOf(columns, "code");
  // In a line with two contracts, the first of their ends.
  const endColumn = columns.uses.find(({ field }) => field === "end")?.column ?? -1;
  const nameIn = (row: Row) => row.cells[nameColumn] ?? "";
  const hasEnergyAsName = (row: Row) => isEnergyAlone(nameIn(row));
  const hasNoName = (row: Row) => nameColumn >= 0 && !nameIn(row) && !row.cells[codeColumn];
  const isNamedAbove = (row: Row | undefined) =>
    row !== undefined && (hasEnergyAsName(row) || (hasNoName(row) && hasDay(row.cells)));

  const result: Row[] = [];
  let title: string | undefined;
  rows.forEach((row, index) => {
    if (isNote(row)) {
      if (isTitle(row, endColumn)) title = onlyText(row);
      return;
    }
    const hasOnlyName = nameIn(row) !== "" && onlyText(row) !== "";
    if (hasOnlyName && isNamedAbove(rows[index + 1])) {
      title = onlyText(row);
      return;
    }
    if (!hasNoName(row) && !hasEnergyAsName(row)) title = undefined;
    result.push(title ? { ...row, title } : row);
  });
  return result;
}
