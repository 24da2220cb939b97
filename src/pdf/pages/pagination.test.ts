import fc from "fast-check";

import { pdfGrid, textColumn } from "../../theme/pdf-styles";
import { drawFrieze } from "../artwork/scenes";
import { type Box, textBoxes } from "./boxes";
import { drawPages } from "./draw-pages";
import { paginate, paginateEvenly, spread } from "./pagination";

/** Unit: mm. A page with round numbers. The first page starts lower. */
const column = { firstTop: 40, top: 20, bottom: 100 };
const box = (height: number, more: Partial<Box> = {}): Box => ({ height, before: 0, marks: [], ...more });
const panel = textColumn;

interface Pagination {
  name: string;
  boxes: Box[];
  /** The tops of the boxes on each page. */
  tops: number[][];
}

it.each<Pagination>([
  { name: "starts lower on the first page", boxes: [box(30), box(30), box(30)], tops: [[40, 70], [20]] },
  {
    name: "drops the space above a page's first box",
    boxes: [box(50, { before: 5 }), box(20, { before: 5 })],
    tops: [[40], [20]],
  },
  { name: "leaves the space above other boxes", boxes: [box(30), box(20, { before: 5 })], tops: [[40, 75]] },
  {
    name: "moves a heading together with the line below it",
    boxes: [box(45), box(10, { keepWithNext: true }), box(10)],
    tops: [[40], [20, 30]],
  },
])("pagination $name", ({ boxes, tops }) => {
  const pages = paginate(boxes, column);
  expect(pages.map((page) => page.map(({ top }) => top))).toEqual(tops);
});

it("no single line of a text is alone on a page", () => {
  const lines = textBoxes("Quelques mots ".repeat(40), { type: "body" });
  for (let height = 1; height < 60; height++) {
    for (const page of paginate([box(height), ...lines], column)) {
      expect(page.filter((placed) => lines.includes(placed.box))).not.toHaveLength(1);
    }
  }
});

it("a panel is drawn behind its boxes on each of their pages", () => {
  const pages = paginate([box(30, { panel }), box(30, { panel }), box(30, { panel })], column);
  const grounds = drawPages(pages).map((marks) =>
    marks.filter((mark) => mark.kind === "rect" && mark.width === textColumn.width),
  );
  expect(grounds).toMatchObject([[{ y: 40, height: 60 }], [{ y: 20, height: 30 }]]);
});

it("a drawing is at the foot of the last page if there is room", () => {
  const frieze = drawFrieze();
  /** The number of marks on each of two pages. The boxes are empty, so all marks are the drawing's. */
  const marksWithLastBoxAt = (top: number) =>
    drawPages([[{ box: box(10), top: 40 }], [{ box: box(10), top }]], frieze).map(({ length }) => length);
  expect(marksWithLastBoxAt(40)).toEqual([0, frieze.marks.length]);
  const drawingTop = pdfGrid.bottom - frieze.height;
  expect(marksWithLastBoxAt(drawingTop - 10)).toEqual([0, 0]);
});

it("paginateEvenly makes pages about equally full", () => {
  const boxes = Array.from({ length: 20 }, () => box(5));
  const boxesOnEach = (pages: readonly (readonly unknown[])[]) => pages.map(({ length }) => length);
  // The first page is shorter: it starts at 40, the second at 20.
  expect(boxesOnEach(paginate(boxes, column))).toEqual([12, 8]);
  expect(boxesOnEach(paginateEvenly(boxes, column))).toEqual([8, 12]);
});

it("a page is spread to its foot by growing its gaps, except within a panel", () => {
  const boxes = [box(10), box(10, { before: 2, panel }), box(10, { before: 2, panel })];
  const [page = []] = paginate(boxes, column);
  const topsWhenSpreadTo = (bottom: number) => spread(page, bottom).map(({ top }) => top);
  expect(page.map(({ top }) => top)).toEqual([40, 52, 64]);
  expect(topsWhenSpreadTo(75)).toEqual([40, 53, 65]);
  // A gap grows to less than its double: 54 would be the double of the gap of 2.
  expect(topsWhenSpreadTo(100)[1]).toBeLessThan(54);
});

it("paginateEvenly keeps boxes in order, on no more pages than paginate needs", () => {
  const anyBox = fc.record({
    height: fc.integer({ min: 1, max: 60 }),
    before: fc.integer({ min: 0, max: 8 }),
    keepWithNext: fc.boolean(),
    marks: fc.constant([]),
  });
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 60 }), (boxes) => {
      const pages = paginateEvenly(boxes, column);
      // A shorter column may need fewer pages, if it splits a group instead of moving it.
      expect(pages.length).toBeLessThanOrEqual(paginate(boxes, column).length);
      expect(pages.flat().map((placed) => placed.box)).toEqual(boxes);
      for (const { box: placed, top } of pages.flat())
        expect(top + placed.height).toBeLessThanOrEqual(column.bottom + 0.01);
    }),
  );
});
