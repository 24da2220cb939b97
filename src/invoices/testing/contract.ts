import type { InvoiceContract, Placed } from "../invoice";

const BOX = { page: 3, left: 40, top: 40, right: 90, bottom: 50 };

export const placed = <Value>(value: Value): Placed<Value> => ({ value, box: BOX });

/** A contract with these values, as if they stood on page 3. */
export const contractWith = (values: Partial<InvoiceContract>): InvoiceContract => ({
  energy: undefined,
  point: undefined,
  end: undefined,
  otherEnds: [],
  notice: undefined,
  renewal: undefined,
  power: undefined,
  consumption: undefined,
  segment: undefined,
  meter: null,
  name: undefined,
  address: undefined,
  supplier: undefined,
  ...values,
});
