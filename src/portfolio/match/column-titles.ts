/** The columns of a table as the visitor sees them. */
import type { Table } from "../table/table";

/** Values of a column that are shown. */
const SHOWN_VALUES = 3;

/** The letters of a column in Excel: A, B, … Z, AA. */
const lettersOf = (column: number): string =>
  (column < 26 ? "" : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** « Échéance », or « Colonne D » without a heading, or « Fin (colonne D) » where two columns have the same heading. */
export const titlesOf = ({ headings }: Table): readonly string[] =>
  headings.map((heading, column) => {
    if (!heading) return `Colonne ${lettersOf(column)}`;
    const isRepeated = headings.filter((other) => other === heading).length > 1;
    return isRepeated ? `${heading} (colonne ${lettersOf(column)})` : heading;
  });

/** The first different values of a column: « 31/12/2027 · 30/06/2027 ». */
export function valuesOf({ rows }: Table, column: number): string {
  const values = new Set(rows.map(({ cells }) => cells[column] ?? "").filter(Boolean));
  return [...values].slice(0, SHOWN_VALUES).join(" · ") || "vide";
}
