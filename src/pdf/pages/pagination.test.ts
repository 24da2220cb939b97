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
const tops = (boxes: Box[]) => paginate(boxes, frame).map((page) => page.map(({ top }) => top));

it("starts at firstTop on the first page, and at top on the others", () => {
  expect(tops([box(30), box(30), box(30), box(30)])).toEqual([
    [40, 70],
    [20, 50],
  ]);
});

it("drops the space above a box at the top of a page", () => {
  expect(tops([box(30, { before: 5 }), box(20, { before: 5 }), box(20, { before: 5 })])).toEqual([
    [40, 75],
    [20],
  ]);
});

it("moves a heading to the next page together with the line below it", () => {
  expect(tops([box(45), box(10, { keepWithNext: true }), box(10)])).toEqual([[40], [20, 30]]);
});

it("splits a group that is taller than a page", () => {
  const tall = Array.from({ length: 10 }, () => box(30, { keepWithNext: true }));
  const pages = paginate(tall, frame);
  expect(pages.flat()).toHaveLength(10);
  for (const { box: placed, top } of pages.flat())
    expect(top + placed.height).toBeLessThanOrEqual(frame.bottom);
});

it("puts an ornament at the bottom of the page, and leaves it out when it does not fit", () => {
  expect(tops([box(30), box(20, { ornament: true })])).toEqual([[40, 80]]);
  expect(tops([box(50), box(20, { ornament: true })])).toEqual([[40]]);
});

it("draws a panel behind its boxes on each of their pages", () => {
  const panel = { x: 10, width: 50, color: "#eeeeee", stripe: { width: 2, color: "#00ffff" } };
  const pages = paginate([box(30, { panel }), box(30, { panel }), box(30, { panel })], frame);
  const backgrounds = pages.map((page) =>
    drawBoxes(page).filter((mark) => mark.kind === "rect" && mark.width === 50),
  );
  expect(backgrounds).toMatchObject([[{ y: 40, height: 60 }], [{ y: 20, height: 30 }]]);
});
