import type { FoundContract, Invoice } from "../invoice";

/** A contract with these values, which stand on page 3. */
export const contractWith = (values: Partial<FoundContract>): FoundContract => ({
  energy: null,
  point: "",
  end: null,
  isOpenEnded: false,
  notice: null,
  renewal: null,
  power: null,
  consumption: null,
  meter: null,
  name: "",
  places: {},
  candidates: [],
  ...values,
});

/** A place on page 3. */
export const PLACE = { page: 3, left: 40, top: 40, right: 90, bottom: 50 };

/** An invoice that was read whole. */
export const invoiceWith = (contracts: readonly FoundContract[], values: Partial<Invoice> = {}): Invoice => ({
  day: "2026-11-04",
  contracts,
  unreadPages: [],
  fingerprint: JSON.stringify(contracts),
  ...values,
});
