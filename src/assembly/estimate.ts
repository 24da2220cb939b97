/** The rates and the amount of the content. */
export interface Assumptions {
  /** In percent of the yearly supply cost before tax. */
  lowRate: number;
  averageRate: number;
  highRate: number;
  /** In euros a year. */
  amountPerLot: number;
}

/** Yearly savings in euros, rounded to 100. */
export type Estimate =
  { from: "cost"; low: number; average: number; high: number } | { from: "lots"; amount: number };

const STEP = 100;

/** Rounds to 100 €; half a step is rounded up. More precision would promise what an estimate cannot keep. */
export const rounded = (euros: number) => Math.round(euros / STEP) * STEP;

/** A rate of a cost. In whole cents, so that no binary fraction moves an amount to the other side of a step. */
const share = (cost: number, percent: number) => rounded((Math.round(cost * 100) * percent) / 10_000);

/**
 * Estimates the savings of a year: from the supply cost, which is the better basis, or from the number of lots.
 * @param cost the yearly supply cost before tax, in euros.
 * @returns null without cost and lots.
 */
export function estimate(
  { cost, lots }: { cost: number | null; lots: number | null },
  { lowRate, averageRate, highRate, amountPerLot }: Assumptions,
): Estimate | null {
  if (cost !== null) {
    return {
      from: "cost",
      low: share(cost, lowRate),
      average: share(cost, averageRate),
      high: share(cost, highRate),
    };
  }
  return lots === null ? null : { from: "lots", amount: rounded(lots * amountPerLot) };
}
