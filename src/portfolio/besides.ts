/** Tells the rows of contracts from the others: totals, notes, titles, and columns of codes. */
import { anchorOf } from "../content/links";
import { columnOf, type Columns } from "./columns";
import { hasDay } from "./headings";
import type { Row } from "./rows";

const TOTAL = /^(?:sous-)?tota(?:l|ux)\b(?!-energies)/;
/** The beginning of a line alone in its row: « * hors option », « (1) », « Nombre de contrats : 1 », « Édité le ». */
const NOTE =
  /^(?:\*|\(\*|\(?\d\)|(?:nb|n-b|nota|notes?|sources?|nombre|edite|editee|imprime|extrait|page|legende|maj|mis|mise|liste|situation|document|attention|sous-reserve)(?:-|$))/;

/** Whether a row is a total, a note, or the headings once more, and no contract. */
export function isBesides({ cells }: Row, headings: readonly string[], columns: Columns): boolean {
  if (cells.every((cell, index) => cell === (headings[index] ?? ""))) return true;
  if (cells.every((cell) => /^[-:=_\s]*$/.test(cell))) return true;
  if (hasDay(cells)) return false;
  const filled = cells.filter(Boolean);
  const [first = ""] = filled;
  if (TOTAL.test(anchorOf(first))) return true;
  const isNote = NOTE.test(/^[*(\d]/.test(first) ? first : anchorOf(first));
  const names = [columnOf(columns, "name"), columnOf(columns, "code"), columnOf(columns, "address")];
  const isOutside = names.every((column) => !cells[column]);
  return filled.length === 1 ? isNote || isOutside : isNote && filled.length === 2 && /^\D*[:]?$/.test(first);
}

/** « 0012 », « R-14 » */
const CODE = /^[a-z]{0,4}[-_. ]?\d{1,8}[a-z]?$/i;

/** Columns whose cells are all numbers, as those of buildings. */
export function codeColumns(headings: readonly string[], rows: readonly Row[]): ReadonlySet<number> {
  const isCode = (column: number) => {
    const texts = rows.flatMap(({ cells }) => cells[column] || []);
    return texts.length > 0 && texts.every((text) => CODE.test(text));
  };
  return new Set(headings.map((_, column) => column).filter(isCode));
}

/** « Gaz », « ELEC » in place of a name. */
const isEnergyAlone = (name: string) => /^(?:gaz(?:-naturel)?|elec\w*)$/.test(anchorOf(name));

/** Gives lines « Gaz » and « Électricité » the building of the line above them, which has nothing but its name. */
export function withTitles(rows: readonly Row[], columns: Columns): readonly Row[] {
  const name = columnOf(columns, "name");
  const nameIn = (row: Row | undefined) => row?.cells[name] ?? "";
  let title: string | undefined;
  return rows.flatMap((row, index) => {
    const isTitle = row.cells.filter(Boolean).length === 1 && nameIn(row) !== "";
    if (isTitle && isEnergyAlone(nameIn(rows[index + 1]))) {
      title = nameIn(row);
      return [];
    }
    if (!isEnergyAlone(nameIn(row))) title = undefined;
    return title ? [{ ...row, title }] : [row];
  });
}
