import fc from "fast-check";

import { rowSizes } from "./even-rows";

/** The size of each row, from the row size of each item. */
function rowsOf(sizes: readonly number[]): number[] {
  const rows: number[] = [];
  for (let index = 0; index < sizes.length; index += sizes[index] ?? 1) rows.push(sizes[index] ?? 0);
  return rows;
}

const counts = fc.integer({ min: 0, max: 60 });
const limits = fc.integer({ min: 1, max: 8 });

describe("rowSizes", () => {
  it.each([
    [0, 4, []],
    [1, 4, [1]],
    [4, 4, [4]],
    [5, 4, [2, 3]],
    [7, 3, [2, 2, 3]],
    [9, 4, [3, 3, 3]],
    [12, 4, [4, 4, 4]],
  ])("puts %i items, at most %i in a row, into rows of %j", (count, most, rows) => {
    expect(rowsOf(rowSizes(count, most))).toEqual(rows);
  });

  it("gives the size of each item's row, in as few rows as the limit allows", () => {
    fc.assert(
      fc.property(counts, limits, (count, most) => {
        const sizes = rowSizes(count, most);
        expect(sizes).toHaveLength(count);
        expect(rowsOf(sizes)).toHaveLength(Math.ceil(count / most));
        expect(rowsOf(sizes).reduce((sum, size) => sum + size, 0)).toBe(count);
      }),
    );
  });

  it("makes rows that differ by at most one item, the longer ones last", () => {
    fc.assert(
      fc.property(counts.filter(Boolean), limits, (count, most) => {
        const rows = rowsOf(rowSizes(count, most));
        expect(Math.max(...rows)).toBeLessThanOrEqual(most);
        expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
        expect(rows).toEqual(rows.toSorted((one, other) => one - other));
      }),
    );
  });

  it("leaves no item alone in its row when a row can hold three or more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 3, max: 8 }), (count, most) => {
        expect(Math.min(...rowSizes(count, most))).toBeGreaterThan(1);
      }),
    );
  });
});
