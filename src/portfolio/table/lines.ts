/** What a line of a table or of an invoice becomes: a contract, or a line that waits for a person. */
import type { ContractFacts } from "../../contract/contract-facts";
import { ENERGY_NAMES } from "../../contract/energy";
import type { IsoDay } from "../../french/dates";
import type { FieldId } from "./fields";

/** The facts of one building's contract for one energy. Null, or an empty text: not given. */
export interface LineFacts extends Omit<ContractFacts, "deliveryPoint"> {
  meeting: IsoDay | null;
  /** Number of « lots de copropriété ». */
  lots: number | null;
  /** The notice is the visitor's assumption. */
  isNoticeAssumed: boolean;
}

export const NO_FACTS: LineFacts = {
  name: "",
  end: null,
  isOpenEnded: false,
  notice: null,
  isNoticeAssumed: false,
  energy: null,
  power: null,
  consumption: null,
  renewal: null,
  meeting: null,
  lots: null,
  meter: null,
};

/** « autre »: heat, fuel oil or another energy. */
export const CONTRACT_ENERGIES: Readonly<Record<NonNullable<LineFacts["energy"]>, string>> = {
  ...ENERGY_NAMES,
  autre: "Autre énergie",
};

/** What a cell may mean. */
export interface Proposal {
  /** As the person would type it: « 31/12/2027 ». */
  text: string;
  /** The source of the proposal, in French: « Date d’échéance du contrat : 31/12/2027, page 2 ». */
  about: string;
}

/** A cell that a person has to mend. */
export interface Fault {
  field: FieldId;
  /** The cell that the correction is for. */
  cell: CellKey;
  /** The cell's text. */
  found: string;
  /** The reason, in French. */
  message: string;
  /** Best first. A press takes one. */
  proposals: readonly Proposal[];
}

/** A line with all that is understood of it. */
export interface Line extends LineFacts {
  /** The table or invoice, and the line's place in it. */
  id: string;
  /** « Ligne 12 », « Facture parc.pdf » */
  place: string;
  /** With a fault, the line has no dates before it is mended. */
  faults: readonly Fault[];
  /** The person says that it is no contract of energy. */
  isDismissed: boolean;
}

/** Separates the contracts from the lines that wait for a person. */
export function separate(lines: readonly Line[]): { contracts: readonly Line[]; waiting: readonly Line[] } {
  const kept = lines.filter(({ isDismissed }) => !isDismissed);
  return {
    contracts: kept.filter(({ faults }) => faults.length === 0),
    waiting: kept.filter(({ faults }) => faults.length > 0),
  };
}

/** A field and its column, so that a correction does not follow the field to another column: « end 4 ». */
export type CellKey = `${FieldId} ${number | "-"}`;

/** @param column undefined for a field without a column. */
export const cellKey = (field: FieldId, column: number | undefined): CellKey => `${field} ${column ?? "-"}`;

/** In a correction: the line is no contract of energy. */
export const NO_CONTRACT = "noContract";

/** The person's texts in place of cells of one line. */
export type Correction = Readonly<Partial<Record<CellKey | typeof NO_CONTRACT, string>>>;

/** Corrections by the `id` of the line. */
export type Corrections = Readonly<Record<string, Correction>>;

/** The later corrections replace those before them, cell by cell. */
export function merged(all: readonly Corrections[]): Corrections {
  const result: Record<string, Correction> = {};
  for (const corrections of all)
    for (const [id, correction] of Object.entries(corrections)) result[id] = { ...result[id], ...correction };
  return result;
}
