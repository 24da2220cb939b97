/** What a line of a table or of an invoice becomes: a contract, or a line that waits for a person. */
import type { ContractFacts } from "../../contract/contract-facts";
import { ENERGY_NAMES } from "../../contract/energy";
import type { IsoDay } from "../../french/dates";
import type { FieldId } from "./fields";

/** « autre »: heat, fuel oil or another energy. Only electricity and gas have small meters. */
export type ListedEnergy = NonNullable<ContractFacts["energy"]>;

export const LISTED_ENERGY_NAMES: Readonly<Record<ListedEnergy, string>> = {
  ...ENERGY_NAMES,
  autre: "Autre énergie",
};

/** The facts of one building's contract for one energy. Null, or an empty text: not given. */
export interface LineFacts extends Omit<ContractFacts, "deliveryPoint"> {
  meeting: IsoDay | null;
  /** Number of « lots de copropriété ». */
  lots: number | null;
  /** The notice is the visitor's assumption. */
  isNoticeAssumed: boolean;
}

export interface Contract extends LineFacts {
  /** The line that it comes from. */
  id: string;
  /** « Ligne 12 », « Facture parc.pdf » */
  place: string;
}

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
  /** Its text; empty for an empty cell. */
  found: string;
  /** The reason, in French. */
  message: string;
  /** Best first. A press takes one. */
  proposals: readonly Proposal[];
}

/** A line with faults. It has no dates before they are mended. */
export interface WaitingLine {
  id: string;
  /** « Ligne 12 », « Facture parc.pdf » */
  place: string;
  /** At least one. */
  faults: readonly Fault[];
  /** What is understood of the line. */
  facts: LineFacts;
}

/** A field and its column, so that a correction does not follow the field to another column: « end 4 ». */
export type CellKey = `${FieldId} ${number | "-"}`;

/** @param column undefined for a field without a column. */
export const cellKey = (field: FieldId, column: number | undefined): CellKey => `${field} ${column ?? "-"}`;

/** In a correction: the line is no contract of energy. Stored in the tab, so the name does not change. */
export const NO_CONTRACT = "aside";

/** The person's texts in place of cells of one line. */
export type Correction = Readonly<Partial<Record<CellKey | typeof NO_CONTRACT, string>>>;

/** The corrections of a table, by the `id` of the line. */
export type Corrections = Readonly<Record<string, Correction>>;
