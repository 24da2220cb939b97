import fc from "fast-check";

import { drawnWeeks, fitsOneLine } from "./timeline";

const stepsOf = (...weeks: (number | null)[]) => weeks.map((each) => ({ weeks: each }));
const steps = fc.array(fc.record({ weeks: fc.option(fc.integer({ min: 1, max: 26 })) }), {
  minLength: 2,
  maxLength: 6,
});

describe("fitsOneLine", () => {
  it.each([
    ["the shipped steps", true, [3, 4, 7, null]],
    ["steps without an end", true, [null, null, null]],
    ["a step of 1 week beside one of 26: no room for its text", false, [1, 26]],
    ["six long steps: no room for any text", false, [26, 26, 26, 26, 26, 26]],
    ["few weeks in total: a week would be wider than the widest window", false, [3, 4]],
  ])("%s: %s", (_, fits, weeks) => {
    expect(fitsOneLine(stepsOf(...weeks))).toBe(fits);
  });

  it("gives each step on one line at least 10 rem of the column's 66 rem", () => {
    fc.assert(
      fc.property(steps.filter(fitsOneLine), (fitting) => {
        const lengths = fitting.map(drawnWeeks);
        const total = lengths.reduce((sum, weeks) => sum + weeks, 0);
        for (const weeks of lengths) expect((weeks / total) * 66).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it("does not depend on the order of the steps", () => {
    fc.assert(
      fc.property(steps, (any) => {
        expect(fitsOneLine(any.toReversed())).toBe(fitsOneLine(any));
      }),
    );
  });
});
