/** The contracts of a table: one or two a line, each read once. */
import { anchorOf } from "../content/links";
import { dayInDigits } from "../contract/read-day";
import type { Source } from "./cells";
import type { ColumnEnergy } from "./columns";
import type { Contract, Corrections } from "./contract";
import { columnOrder } from "./days";
import type { FieldId } from "./fields";
import { readContract } from "./read-contract";
import type { Row } from "./rows";
import type { Table } from "./table";

const ENERGIES: readonly ColumnEnergy[] = ["gaz", "electricite"];

/** The energies of a line's contracts: those whose own cells have a text. */
function energiesOf(row: Row, { isSplit, uses }: Table): readonly (ColumnEnergy | null)[] {
  if (!isSplit) return [null];
  const found = ENERGIES.filter((energy) =>
    uses.some((use) => use.energy === energy && row.cells[use.column]),
  );
  return found.length > 0 ? found : ENERGIES.slice(0, 1);
}

/** Headings of this tool's own results in a CSV file. */
const RESULT = /^statut$|^remarque$|-au-plus-tard$|^echeance-retenue$|^convoquer-|^verdict-/;

/** All cells but those that this tool's own CSV file adds. */
function givenCells({ cells }: Row, { uses, headings }: Table): string {
  const isResult = (column: number) =>
    uses.some((use) => use.column === column && use.field === "state") ||
    RESULT.test(anchorOf(headings[column] ?? ""));
  const compared = cells.map((cell, column) => (isResult(column) ? "" : cell.toLowerCase()));
  return compared.join("\t").trimEnd();
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
      const text = [energy, contract.code, contract.name, givenCells(row, table)].join("\t");
      const same = lines.get(text);
      if (same === undefined) lines.set(text, row.line);
      if (contract.ignored || !contract.end) return contract;
      if (same !== undefined) return { ...contract, sameAs: same };
      return { ...contract, remarks: [...contract.remarks, ...questionsOn(contract, seen)] };
    });
  });
}
