/** Reads the contracts of a table: one or two a line. */
import { anchorOf } from "../content/links";
import { dayInDigits } from "../contract/read-day";
import type { Source } from "./cells";
import { COLUMN_ENERGIES, type ColumnEnergy } from "./columns";
import type { Contract, Corrections } from "./contract";
import { columnOrder } from "./days";
import type { FieldId } from "./fields";
import { readContract } from "./read-contract";
import type { Row } from "./rows";
import type { Table } from "./table";

/**
 * The energies of a line's contracts. In a table with columns for both, a line has a contract of each energy whose cells are
 * filled; a line without any has one of gas, which is then shown as one to mend.
 */
function energiesOf(row: Row, { isSplit, uses }: Table): readonly (ColumnEnergy | null)[] {
  if (!isSplit) return [null];
  const hasCells = (energy: ColumnEnergy) =>
    uses.some((use) => use.energy === energy && row.cells[use.column]);
  const energies = COLUMN_ENERGIES.filter(hasCells);
  return energies.length > 0 ? energies : ["gaz"];
}

/** Headings of the results in this tool's own CSV file, as anchors. */
const RESULT_HEADING = /^statut$|^remarque$|-au-plus-tard$|^echeance-retenue$|^convoquer-|^verdict-/;

/** The text that two lines have in common if they are the same contract: without the results that this tool's CSV file adds. */
function comparedText({ cells }: Row, { uses, headings }: Table): string {
  const isResult = (column: number) => {
    const isState = uses.some((use) => use.column === column && use.field === "state");
    return isState || RESULT_HEADING.test(anchorOf(headings[column] ?? ""));
  };
  const texts = cells.map((cell, column) => (isResult(column) ? "" : cell.toLowerCase()));
  return texts.join("\t").trimEnd();
}

const areBothGiven = (one: string, other: string) => one !== "" && other !== "";

/** Two contracts of one building and energy are different if both codes, or both numbers of meters, are given and differ. */
function areToldApart(one: Contract, other: Contract): boolean {
  const haveOtherCodes = areBothGiven(one.code, other.code) && one.code !== other.code;
  const haveOtherMeters = areBothGiven(one.point, other.point) && one.point !== other.point;
  return haveOtherCodes || haveOtherMeters;
}

/** « 1,23457E+13 »: Excel cut the meter's number, so that two meters may have the same text. */
const CUT_NUMBER = /\de\+\d/i;

/** Asks whether a second contract of one building and energy is one. */
function questionOn(contract: Contract, first: Contract): string | undefined {
  if (areToldApart(contract, first)) return undefined;
  const otherEnd = contract.end === first.end ? "" : `, autre échéance (${dayInDigits(first.end)})`;
  return `même immeuble que la ligne ${first.line}${otherEnd}\u00a0: deux contrats\u00a0?`;
}

/** The contracts above a line, to find those that it repeats. */
class ContractsAbove {
  private readonly lineByText = new Map<string, number>();
  private readonly firstByBuilding = new Map<string, Contract>();

  /** Compares a contract with those above. One without an end is left as it is, because the visitor has to mend it first. */
  compare(contract: Contract, text: string): Contract {
    const sameLine = this.lineByText.get(text);
    if (sameLine === undefined) this.lineByText.set(text, contract.line);
    if (contract.ignored || !contract.end) return contract;
    if (sameLine !== undefined && !CUT_NUMBER.test(contract.point)) return { ...contract, sameAs: sameLine };

    const building = `${anchorOf(contract.name)} ${contract.energy}`;
    const first = this.firstByBuilding.get(building);
    if (!first) {
      this.firstByBuilding.set(building, contract);
      return contract;
    }
    const question = questionOn(contract, first);
    return question ? { ...contract, remarks: [...contract.remarks, question] } : contract;
  }
}

/** Reads the contracts of a table. A line that is written twice, letter by letter, counts once. */
export function readContracts(table: Table, corrections: Corrections = {}): Contract[] {
  const columnTexts = (field: FieldId) => {
    const columns = table.uses.filter((use) => use.field === field);
    return columns.flatMap(({ column }) => table.rows.map(({ cells }) => cells[column] ?? ""));
  };
  const orders = {
    end: columnOrder(columnTexts("end")),
    meeting: columnOrder(columnTexts("meeting")),
  };
  const contractsAbove = new ContractsAbove();
  const contracts: Contract[] = [];
  let above: Source["above"];
  for (const row of table.rows)
    for (const energy of energiesOf(row, table)) {
      const contract = readContract({ table, row, energy, above, orders }, corrections);
      const text = [energy, contract.code, contract.name, comparedText(row, table)].join("\t");
      contracts.push(contractsAbove.compare(contract, text));
      above = contract;
    }
  return contracts;
}
