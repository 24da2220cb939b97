/** The shapes of what is read of an invoice. All are plain: the worker posts them to the page. */
import type { Energy } from "../contract/energy";
import type { ContractFacts } from "../contract/facts";
import type { IsoDay } from "../french/dates";
import type { PageBox } from "./page-cells";

/** A day that may be the end of the contract. */
interface EndCandidate {
  day: IsoDay;
  box: PageBox;
}

/** A contract with the parts of the pages that it was read from. Null, or an empty text: not found. */
export interface FoundContract extends ContractFacts {
  energy: Energy | null;
  /** Only a proven one. */
  end: IsoDay | null;
  /** Months of a tacit renewal. */
  renewal: number | null;
  places: Partial<Record<keyof ContractFacts, PageBox>>;
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
