import type { EnergyId } from "../contract/read-energy";
import type { MeterSize } from "../contract/read-meter";
import type { Renewal } from "../contract/read-renewal";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/notice";

/** A cell that the visitor can mend, as it was found. */
export interface Fault {
  column: "name" | "end" | "notice";
  found: string;
  /** In French. */
  message: string;
}

/** The visitor's texts in place of cells. `assumed`: the notice of an empty cell. */
export type Correction = Readonly<Partial<Record<Fault["column"] | "assumed", string | undefined>>>;

/** By contract. */
export type Corrections = Readonly<Record<string, Correction>>;

/** A contract of one building and one energy, as a table says it. */
export interface Contract {
  /** Its line, and its energy where a line has two contracts. */
  id: string;
  /** Its line in the text, from 1. */
  line: number;
  /** The line of the same contract, which counts instead. */
  sameAs?: number;
  /** Why the line is no contract to count: terminated, or another trade. As it was written. */
  ignored?: string;
  code: string;
  name: string;
  lots: number | null;
  energy: EnergyId | null;
  /** As written where it is no energy of ours. */
  energyLabel: string;
  /** The meter's number, as written. */
  point: string;
  /** In kVA. */
  power: number | null;
  /** In MWh a year. */
  consumption: number | null;
  meter: MeterSize | null;
  end: IsoDay | null;
  notice: Period | null;
  renewal: Renewal | null;
  meeting: IsoDay | null;
  /** What is supposed, in French; it stays in the CSV file. */
  assumptions: readonly string[];
  /** In French. */
  remarks: readonly string[];
  /** With one, the contract has no dates. */
  faults: readonly Fault[];
}
