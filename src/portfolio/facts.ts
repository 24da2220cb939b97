import { ENERGY_NAMES } from "../contract/energy";
import type { ContractFacts } from "../contract/facts";
import type { IsoDay } from "../french/dates";
import type { FieldId } from "./synonyms";

/** « autre »: heat, fuel oil or another energy. Only electricity and gas have small meters. */
export type ListedEnergy = NonNullable<ContractFacts["energy"]>;

export const LISTED_ENERGY_NAMES: Readonly<Record<ListedEnergy, string>> = {
  ...ENERGY_NAMES,
  autre: "Autre énergie",
};

/** The facts of one building's contract for one energy. Null, or an empty text: not given. */
export interface Facts extends ContractFacts {
  meeting: IsoDay | null;
  /** Number of « lots de copropriété ». */
  lots: number | null;
}

export interface Contract extends Facts {
  /** « 12 », « 12-gaz » where a line has two contracts, « facture-3 ». */
  id: string;
  /** The cell was empty, and the notice is the visitor's assumption. */
  isNoticeAssumed: boolean;
}

/** A cell that the visitor must correct or confirm. */
export interface Fault {
  field: FieldId;
  /** The text of the cell. */
  found: string;
  /** The reason, in French. */
  message: string;
  /** The text may be right: the person writes it again, or confirms it. */
  isToConfirm?: boolean;
}

/** A line of the table or of an invoice with faults. Its dates are not computed until they are corrected. */
export interface WaitingLine {
  id: string;
  /** « Ligne 12 », « Facture parc.pdf » */
  place: string;
  name: string;
  /** At least one. */
  faults: readonly Fault[];
  /** The texts of its cells, for the CSV file. */
  texts: Readonly<Partial<Record<FieldId, string>>>;
}

/** The visitor's texts in place of the cells of one line. */
export type Correction = Readonly<Partial<Record<FieldId, string>>>;

/** By the `id` of a line. */
export type Corrections = Readonly<Record<string, Correction>>;
