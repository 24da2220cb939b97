/** The shapes of what is read of an invoice. All are plain: the worker posts them to the page. */
import type { Energy } from "../contract/energy";
import type { MeterSize } from "../contract/meter";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/period";
import type { PageBox } from "./page-cells";

/** What an invoice says of one contract. Undefined: not found. */
export interface InvoiceContract {
  energy: Energy | undefined;
  /** 14 digits, or GI and six digits. */
  point: string | undefined;
  /** Only a proven one. */
  end: IsoDay | undefined;
  /** « durée indéterminée » */
  isOpenEnded: boolean;
  notice: Period | undefined;
  /** Months of a tacit renewal. */
  renewal: number | undefined;
  /** Unit: kVA. */
  power: number | undefined;
  /** Unit: MWh a year. */
  consumption: number | undefined;
  meter: MeterSize | undefined;
  name: string | undefined;
}

/** A day that may be the end of the contract. */
interface EndCandidate {
  day: IsoDay;
  box: PageBox;
}

/** A contract with the parts of the pages that it was read from. */
export interface FoundContract extends InvoiceContract {
  places: Partial<Record<keyof InvoiceContract, PageBox>>;
  /** At most three, the best first. Empty with a proven end. */
  candidates: readonly EndCandidate[];
}

export interface Invoice {
  /** The invoice's own day. */
  day: IsoDay | undefined;
  /** One for each meter; at least one. */
  contracts: readonly FoundContract[];
  /** Numbers of the pages that were not read. */
  unreadPages: readonly number[];
  /** The same for the same bytes. */
  fingerprint: string;
}
