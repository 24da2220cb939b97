import fc from "fast-check";

import { amountInFrench, numberInFrench } from "./amounts";
import { type Assumptions, estimate, rounded } from "./estimate";

const assumptions: Assumptions = { lowRate: 15, averageRate: 15, highRate: 25, amountPerLot: 30 };
const byCost = (cost: number, rates = assumptions) => estimate({ cost, lots: null }, rates);
const byLots = (lots: number) => estimate({ cost: null, lots }, assumptions);

/** Costs in whole cents. */
const costs = fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100);
const rates = fc.record({
  lowRate: fc.integer({ min: 1, max: 90 }),
  averageRate: fc.integer({ min: 1, max: 90 }),
  highRate: fc.integer({ min: 1, max: 90 }),
  amountPerLot: fc.integer({ min: 1, max: 1000 }),
});

it("gives 3 000 € for 100 lots", () => {
  expect(byLots(100)).toEqual({ from: "lots", amount: 3000 });
});

it("applies the rates to the cost, also where the number of lots is given", () => {
  const expected = { from: "cost", low: 3000, average: 3000, high: 5000 };
  expect(byCost(20_000)).toEqual(expected);
  expect(estimate({ cost: 20_000, lots: 100 }, assumptions)).toEqual(expected);
});

it("gives nothing without cost and lots", () => {
  expect(estimate({ cost: null, lots: null }, assumptions)).toBeNull();
});

it("rounds every amount to 100 €, by 50 € at most", () => {
  fc.assert(
    fc.property(costs, rates, (cost, rates) => {
      const result = byCost(cost, rates);
      if (result?.from !== "cost") throw new Error("no estimate by cost");
      const shares = [
        [result.low, rates.lowRate],
        [result.average, rates.averageRate],
        [result.high, rates.highRate],
      ] as const;
      for (const [amount, percent] of shares) {
        // In whole cents × percent, which is exact.
        const exact = Math.round(cost * 100) * percent;
        expect(amount % 100).toBe(0);
        expect(Math.abs(amount * 10_000 - exact)).toBeLessThanOrEqual(50 * 10_000);
      }
    }),
  );
});

it("rounds half a step up", () => {
  expect([49, 50, 149.99, 150, 1000].map(rounded)).toEqual([0, 100, 100, 200, 1000]);
  // 15 % of 1 000 € is 150 €, and of one cent less is below.
  expect(byCost(1000)).toMatchObject({ low: 200 });
  expect(byCost(999.99)).toMatchObject({ low: 100 });
});

it("never estimates less for a higher cost, a higher rate or one more lot", () => {
  fc.assert(
    fc.property(costs, rates, (cost, rates) => {
      const lower = byCost(cost, rates);
      const higher = byCost(cost + 1, { ...rates, highRate: rates.highRate + 1 });
      if (lower?.from !== "cost" || higher?.from !== "cost") throw new Error("no estimate by cost");
      expect(higher.low).toBeGreaterThanOrEqual(lower.low);
      expect(higher.high).toBeGreaterThanOrEqual(lower.high);
    }),
  );
});

it("rounds the amount of 0 to 2 000 lots to 100 €, and grows with each lot", () => {
  let last = 0;
  for (let lots = 0; lots <= 2000; lots++) {
    const result = byLots(lots);
    if (result?.from !== "lots") throw new Error("no estimate by lots");
    expect(result.amount % 100).toBe(0);
    expect(Math.abs(result.amount - lots * 30)).toBeLessThanOrEqual(50);
    expect(result.amount).toBeGreaterThanOrEqual(last);
    last = result.amount;
  }
});

it.each([
  [0, "moins de 100 €"],
  [100, "100 €"],
  [3000, "3 000 €"],
  [1_234_500, "1 234 500 €"],
])("writes %d as « %s »", (euros, text) => {
  expect(amountInFrench(euros)).toBe(text.replaceAll(" ", "\u00a0"));
});

it.each([
  [12_500, "12 500"],
  [12_500.5, "12 500,50"],
  [999, "999"],
  [99_999_999, "99 999 999"],
])("writes %d as « %s »", (number, text) => {
  expect(numberInFrench(number)).toBe(text.replaceAll(" ", "\u00a0"));
});
