import { ENERGY_NAMES, type EnergyChoice } from "../contract/energy";
import type { MeterSize } from "../contract/meter";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/period";
import type { FieldId } from "./synonyms";

/** « autre »: heat, fuel oil or another energy. Only electricity and gas have small meters. */
export type ListedEnergy = EnergyChoice | "autre";

export const LISTED_ENERGY_NAMES: Readonly<Record<ListedEnergy, string>> = {
  ...ENERGY_NAMES,
  autre: "Autre énergie",
};

/** What a contract does that no letter ends: it renews by this number of months, becomes open-ended, or ends. */
type Renewal = number | "open" | "ends";

/** The facts of one building's contract for one energy. Null, or an empty text: not given. */
export interface Facts {
  name: string;
  end: IsoDay | null;
  /** The contract says that it has no end. */
  isOpenEnded: boolean;
  notice: Period | null;
  energy: ListedEnergy | null;
  /** Unit: kVA. */
  power: number | null;
  /** Unit: MWh a year. */
  consumption: number | null;
  renewal: Renewal | null;
  meeting: IsoDay | null;
  /** The meter's number. */
  point: string;
  /** Number of « lots de copropriété ». */
  lots: number | null;
}

export interface Contract extends Facts {
  /** « 12 », « 12-gaz » where a line has two contracts, « facture-3 ». */
  id: string;
  /** Null: the size is not known, so the notice applies. */
  meter: MeterSize | null;
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
