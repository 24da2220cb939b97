import type { IsoDay } from "../french/dates";
import type { Notice } from "../french/notice";
import type { EnergyChoice } from "./energy";
import type { MeterReading } from "./meter";

/** What an invoice or a row of the table says of one contract. Null, or an empty text: not given. */
export interface ContractFacts {
  /** The building's. */
  name: string;
  end: IsoDay | null;
  /** The contract says that it has no end. */
  isOpenEnded: boolean;
  notice: Notice | null;
  /** « autre »: heat, fuel oil or another energy. */
  energy: EnergyChoice | "autre" | null;
  /** Unit: kVA. */
  power: number | null;
  /** Unit: MWh a year. */
  consumption: number | null;
  /** What a contract without a letter does: it renews by this number of months, becomes open-ended, or ends. */
  renewal: number | "open" | "ends" | null;
  /** The number of the point of delivery (PDL, PRM or PCE). Pages name the meter by it. */
  deliveryPoint: string;
  /** Null: the size is not known. */
  meter: MeterReading;
}
