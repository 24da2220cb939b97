/** The shapes of what is read of an invoice. */
import type { Renewal } from "../contract/read-renewal";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/notice";
import type { OneEnergy } from "./headings";
import type { Box } from "./layout";

/** A value with the part of the page where it stands. */
export interface Placed<Value> {
  value: Value;
  box: Box;
}

export interface InvoiceContract {
  energy: Placed<OneEnergy> | undefined;
  /** 14 digits, or GI and six digits. */
  point: Placed<string> | undefined;
  end: Placed<IsoDay> | undefined;
  /** Different ends for one meter, of which none is taken. */
  otherEnds: readonly Placed<IsoDay>[];
  notice: Placed<Period> | undefined;
  renewal: Placed<Renewal> | undefined;
  /** In kVA. */
  power: Placed<number> | undefined;
  /** In MWh a year. */
  consumption: Placed<number> | undefined;
  segment: Placed<string> | undefined;
  /** Null where the invoice does not say it. */
  meter: "small" | "large" | null;
  name: Placed<string> | undefined;
  address: Placed<string> | undefined;
  supplier: Placed<string> | undefined;
}

export interface Invoice {
  day: IsoDay | undefined;
  /** One for each meter; at least one. */
  contracts: readonly InvoiceContract[];
}
