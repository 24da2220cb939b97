import type { EnergyId } from "../contract/read-energy";
import type { MeterSize } from "../contract/read-meter";
import type { Renewal } from "../contract/read-renewal";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/notice";

/** A wrong cell that the visitor can correct. */
export interface Fault {
  column: "name" | "end" | "notice";
  /** The text of the cell. */
  found: string;
  /** The reason, in French. */
  message: string;
}

/** The visitor's texts in place of the cells of one contract. */
export interface Correction {
  readonly name?: string | undefined;
  readonly end?: string | undefined;
  readonly notice?: string | undefined;
  /** The notice that the visitor assumes for an empty cell. */
  readonly assumed?: string | undefined;
}

/** The visitor's corrections, by the `id` of a contract. */
export type Corrections = Readonly<Record<string, Correction>>;

/** A contract of one building and one energy, as the table gives it. */
export interface Contract {
  /** « 12 », or « 12-gaz » where a line has two contracts. */
  id: string;
  /** The number of its line in the text, from 1. */
  line: number;
  /** The number of an earlier line with the same contract: only that line counts. */
  sameAs?: number;
  /** The cell that excludes the contract: it is terminated (« Résilié »), or of another trade (« Ascenseur »). */
  ignored?: string;
  code: string;
  name: string;
  lots: number | null;
  energy: EnergyId | null;
  /** For visitors. The cell's own text where `energy` is null. */
  energyLabel: string;
  /** The meter's number, as written. */
  point: string;
  /** Unit: kVA. */
  power: number | null;
  /** Unit: MWh a year. */
  consumption: number | null;
  meter: MeterSize | null;
  end: IsoDay | null;
  notice: Period | null;
  renewal: Renewal | null;
  meeting: IsoDay | null;
  /** Assumptions, in French. The CSV file keeps them. */
  assumptions: readonly string[];
  /** In French. */
  remarks: readonly string[];
  /** A contract with a fault has no dates. */
  faults: readonly Fault[];
}
