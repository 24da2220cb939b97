/** Invoices as they are after the reading, for tests of what follows it. */
import type { ContractFacts } from "../../contract/contract-facts";
import type { FoundContract, Invoice, OfferedEnd } from "../invoice";

/** Facts with these values. */
const factsOf = (values: Partial<ContractFacts> = {}): ContractFacts => ({
  energy: null,
  deliveryPoint: "",
  end: null,
  isOpenEnded: false,
  notice: null,
  renewal: null,
  power: null,
  consumption: null,
  meter: null,
  name: "",
  ...values,
});

/** A day on page 3, on a line of its own. */
export const offeredEnd = (day: string): OfferedEnd => ({
  day,
  line: `Fin du contrat\u00a0: ${day}`,
  page: 3,
});

/** A contract with these facts, and these days to choose from. */
export const contractWith = (facts: Partial<ContractFacts>, ...days: readonly string[]): FoundContract => ({
  facts: factsOf(facts),
  ends: days.map(offeredEnd),
});

/** An invoice whose pages were all read. */
export const invoiceWith = (contracts: readonly FoundContract[], values: Partial<Invoice> = {}): Invoice => ({
  day: "2026-11-04",
  contracts,
  hasMore: false,
  unreadPages: [],
  barePages: [],
  fingerprint: JSON.stringify(contracts),
  ...values,
});
