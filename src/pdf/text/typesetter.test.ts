import { printType } from "../../theme/print";
import { readFonts } from "./font-files";
import { createTypesetter, MM_PER_POINT, type TextStyle } from "./typesetter";

const typesetter = createTypesetter(readFonts());
const style: TextStyle = { type: "body", font: "text", color: "#000000" };
const text = "Une phrase assez longue pour prendre plusieurs lignes dans une colonne étroite";
const leading = printType.body.leading * MM_PER_POINT;

it("returns the height and the end of a text of several lines", () => {
  const lines = typesetter.lines(text, { ...style, width: 40 });
  const block = typesetter.block(text, { ...style, x: 10, y: 20, width: 40 });
  expect(lines.length).toBeGreaterThan(2);
  expect(block.height).toBeCloseTo(lines.length * leading);
  expect(block.bottom).toBeCloseTo(20 + block.height);
  expect(block.width).toBeCloseTo(Math.max(...lines.map(({ width }) => width)));
  const last = block.marks.at(-1);
  expect(block.end).toEqual([(last?.x ?? NaN) + (last?.width ?? NaN), last?.y]);
  expect((last?.y ?? NaN) - (block.marks[0]?.y ?? NaN)).toBeCloseTo((lines.length - 1) * leading);
});

it("makes one line when there is no width, and aligns it left, centred or right", () => {
  const [left, center, right] = (["left", "center", "right"] as const).map((align) =>
    typesetter.block(text, { ...style, x: 100, align }),
  );
  expect(left?.marks.map((mark) => mark.text)).toEqual([text]);
  expect(left?.marks[0]?.x).toBe(100);
  expect(center?.marks[0]?.x).toBeCloseTo(100 - (left?.width ?? NaN) / 2);
  expect(right?.end[0]).toBeCloseTo(100);
});

it("accepts a baseline instead of a top", () => {
  const byTop = typesetter.block(text, { ...style, y: 20, width: 40 });
  const byBaseline = typesetter.block(text, { ...style, baseline: byTop.marks[0]?.y ?? NaN, width: 40 });
  expect(byBaseline.marks).toEqual(byTop.marks);
  expect(byBaseline.bottom).toBeCloseTo(byTop.bottom);
});

it("scales type size and line height, and breaks lines for the larger type", () => {
  const block = typesetter.block("Un mot", { ...style, scale: 2 });
  expect(block.height).toBeCloseTo(2 * leading);
  expect(block.width).toBeCloseTo(2 * typesetter.block("Un mot", style).width);
  const largeLines = typesetter.lines(text, { ...style, scale: 2, width: 40 });
  expect(largeLines.length).toBeGreaterThan(typesetter.lines(text, { ...style, width: 40 }).length);
  for (const { width } of largeLines) expect(width).toBeLessThanOrEqual(40);
});

it("sets parts of a text in their own font and colour", () => {
  const { marks } = typesetter.block(
    [{ text: "De " }, { text: "15", font: "strong", color: "#ff0000" }],
    style,
  );
  expect(marks.map((mark) => [mark.text, mark.font, mark.color])).toEqual([
    ["De ", "text", "#000000"],
    ["15", "strong", "#ff0000"],
  ]);
});
