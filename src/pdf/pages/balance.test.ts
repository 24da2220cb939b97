import fc from "fast-check";

import { paginateEvenly, spread } from "./balance";
import type { Box } from "./boxes";
import { paginate } from "./pagination";

const frame = { firstTop: 40, top: 20, bottom: 120 };
const box = (height: number, more: Partial<Box> = {}): Box => ({
  height,
  before: 2,
  keepWithNext: false,
  marks: [],
  ...more,
});
const endOf = (page: ReturnType<typeof spread>) => {
  const last = page.at(-1);
  return last ? last.top + last.box.height : 0;
};

it("fills the pages of a chapter alike, instead of one page and a rest", () => {
  const boxes = Array.from({ length: 20 }, () => box(5, { before: 0 }));
  const counts = (pages: readonly (readonly unknown[])[]) => pages.map(({ length }) => length);
  expect(counts(paginate(boxes, frame))).toEqual([16, 4]);
  const [first = 0, second = 0] = counts(paginateEvenly(boxes, frame));
  expect(first + second).toBe(20);
  // The first page has a title, and less room.
  expect(second - first).toBeGreaterThanOrEqual(3);
});

it("lets gaps grow to the foot of a page, and by less than their double", () => {
  const [nearlyFull = []] = paginate([box(38), box(38)], frame);
  expect(endOf(spread(nearlyFull, 118.5))).toBeCloseTo(118.5);
  const [loose = []] = paginate([box(10), box(10)], frame);
  expect(endOf(spread(loose, 120))).toBeGreaterThan(endOf(loose));
  expect(endOf(spread(loose, 120))).toBeLessThan(endOf(loose) + 2);
});

it("keeps the rows of a panel together", () => {
  const panel = { x: 0, width: 10, color: "#eeeeee", stripe: { width: 1, color: "#00ffff" } };
  const [page = []] = paginate([box(10), box(10, { panel }), box(10, { panel })], frame);
  const [, first, second] = spread(page, 120);
  expect((second?.top ?? 0) - (first?.top ?? 0)).toBeCloseTo(12);
});

it("needs no more pages, loses no box, and keeps to the page, whatever the boxes", () => {
  const anyBox = fc
    .record({
      height: fc.integer({ min: 1, max: 60 }),
      before: fc.integer({ min: 0, max: 8 }),
      keepWithNext: fc.boolean(),
    })
    .map((each) => box(each.height, each));
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 60 }), (boxes) => {
      const pages = paginateEvenly(boxes, frame);
      // Fewer, where a box that stays with the next one moves the rest to a better place.
      expect(pages.length).toBeLessThanOrEqual(paginate(boxes, frame).length);
      expect(pages.flat().map((placed) => placed.box)).toEqual(boxes);
      for (const { box: placed, top } of pages.flat())
        expect(top + placed.height).toBeLessThanOrEqual(frame.bottom + 0.01);
    }),
  );
});
