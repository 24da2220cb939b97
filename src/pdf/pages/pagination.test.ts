import fc from "fast-check";

import { paginateEvenly, spread } from "./balance";
import type { Box } from "./boxes";
import { drawBoxes, paginate } from "./pagination";

const frame = { firstTop: 40, top: 20, bottom: 100 };
const box = (height: number, more: Partial<Box> = {}): Box => ({
  height,
  before: 0,
  keepWithNext: false,
  marks: [],
  ...more,
});
const panel = { x: 10, width: 50, color: "#eeeeee", stripe: { width: 2, color: "#00ffff" } };
const tops = (boxes: Box[]) => paginate(boxes, frame).map((page) => page.map(({ top }) => top));

it.each<[string, Box[], number[][]]>([
  [
    "starts lower on the first page",
    [box(30), box(30), box(30), box(30)],
    [
      [40, 70],
      [20, 50],
    ],
  ],
  [
    "drops the space above a page's first box",
    [box(30, { before: 5 }), box(20, { before: 5 }), box(20, { before: 5 })],
    [[40, 75], [20]],
  ],
  [
    "moves a heading together with the line below it",
    [box(45), box(10, { keepWithNext: true }), box(10)],
    [[40], [20, 30]],
  ],
  ["puts an ornament at the foot of the page", [box(30), box(20, { ornament: true })], [[40, 80]]],
  ["leaves out an ornament that does not fit", [box(50), box(20, { ornament: true })], [[40]]],
])("%s", (_, boxes, expected) => {
  expect(tops(boxes)).toEqual(expected);
});

it("draws a panel behind its boxes on each of their pages", () => {
  const pages = paginate([box(30, { panel }), box(30, { panel }), box(30, { panel })], frame);
  const grounds = pages.map((page) =>
    drawBoxes(page).filter((mark) => mark.kind === "rect" && mark.width === 50),
  );
  expect(grounds).toMatchObject([[{ y: 40, height: 60 }], [{ y: 20, height: 30 }]]);
});

it("fills the pages of a chapter alike, instead of one page and a rest", () => {
  const boxes = Array.from({ length: 20 }, () => box(5));
  const counts = (pages: readonly (readonly unknown[])[]) => pages.map(({ length }) => length);
  expect(counts(paginate(boxes, frame))).toEqual([12, 8]);
  // The first page has a title, and less room.
  expect(counts(paginateEvenly(boxes, frame))).toEqual([8, 12]);
});

it("lets gaps grow to the foot of a page, by less than their double, and not within a panel", () => {
  const boxes = [box(10), box(10, { before: 2, panel }), box(10, { before: 2, panel })];
  const [page = []] = paginate(boxes, frame);
  const grown = (bottom: number) => spread(page, bottom).map(({ top }) => top);
  expect(grown(75)).toEqual([40, 53, 65]);
  expect(grown(100)[1]).toBeLessThan(54);
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
