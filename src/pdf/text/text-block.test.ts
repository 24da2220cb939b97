import fc from "fast-check";

import { toPrintable } from "../../content/formats/pdf-characters";
import { withFrenchSpaces } from "../../french/typography";
import widths from "../../theme/fonts/widths.json";
import { pdfType } from "../../theme/pdf-styles";
import { measureFonts } from "../node/measure";
import { hasGlyphs } from "./break-lines";
import { MM_PER_POINT, textBlock, type TextFrame, textLines } from "./text-block";

const frame: TextFrame = { type: "body", font: "text", color: "#000000" };
const text = "Une phrase assez longue pour prendre plusieurs lignes dans une colonne étroite";
/** The texts of the lines into which a content is broken. @param width in millimetres. */
const linesOf = (content: string, width: number) =>
  textLines(content, { ...frame, width }).map(({ marks }) => marks.map((mark) => mark.text).join(""));

it("lines break at spaces", () => {
  expect(linesOf("un deux  trois\nquatre", 14)).toEqual(["un deux", "trois", "quatre"]);
});

it("no line breaks within a number or a hyphenated word, or before a French sign", () => {
  const copy = withFrenchSpaces(
    "De 15 à 30 % : combien ? 2 500 € ! « Oui » ; consomme-t-il en Île-de-France, quartier avant-garde",
  );
  // In millimetres: at each width, the lines break at other places.
  for (let width = 32; width < 70; width++) {
    for (const line of linesOf(copy, width)) {
      expect(line).not.toMatch(/(\d|\dà|«|-)$/);
      expect(line).not.toMatch(/^([;:!?%»€]|500)/);
    }
  }
});

it("no short word is alone on the last line where shorter lines avoid it", () => {
  const lines = linesOf("Réglages, équipements et enveloppe font une baisse nette", 78);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.length).toBeGreaterThan("nette".length);
});

it("a word is split only if it is wider than the line", () => {
  const word = "interminable".repeat(6);
  const lines = linesOf(`Un ${word} mot`, 40);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("").replaceAll(" ", "")).toBe(`Un${word}mot`);
});

it("a text keeps all its letters, in lines within the width", () => {
  const part = fc.record({
    text: fc.string({ unit: "grapheme", maxLength: 200 }),
    font: fc.constantFrom("text" as const, "strong" as const),
  });
  const letters = (texts: readonly { text: string }[]) =>
    toPrintable(texts.map((each) => toPrintable(each.text).replace(/\s/g, "")).join(""));
  fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 10, max: 150 }), (pieces, width) => {
      const block = textBlock(pieces, { ...frame, width });
      expect(block.width).toBeLessThanOrEqual(width + 0.01);
      expect(letters(block.marks)).toBe(letters(pieces));
    }),
    { numRuns: 300 },
  );
});

it("a block has the height and the end of its lines", () => {
  const lines = linesOf(text, 40);
  const block = textBlock(text, { ...frame, x: 10, y: 20, width: 40 });
  expect(lines.length).toBeGreaterThan(2);
  expect(block.height).toBeCloseTo(lines.length * pdfType.body.leading * MM_PER_POINT);
  expect(block.bottom).toBeCloseTo(20 + block.height);
  const last = block.marks.at(-1);
  expect(block.end).toEqual({ x: (last?.x ?? NaN) + (last?.width ?? NaN), baseline: last?.y });
});

it.each([
  { align: "left", shareBeforeX: 0 },
  { align: "center", shareBeforeX: 0.5 },
  { align: "right", shareBeforeX: 1 },
] as const)("puts the $align of a text without a width at x", ({ align, shareBeforeX }) => {
  const { marks, width, end } = textBlock(text, { ...frame, x: 100, align });
  expect(marks.map((mark) => mark.text)).toEqual([text]);
  expect(marks[0]?.x).toBeCloseTo(100 - width * shareBeforeX);
  expect(end.x).toBeCloseTo(100 + width * (1 - shareBeforeX));
});

it("the letters of an ordinal are raised, but not in an address", () => {
  const { marks } = textBlock("le 1er, le 119e, exemple.fr/le-119e-congres", frame);
  const baseline = marks[0]?.y ?? 0;
  const raised = marks.filter((mark) => mark.y < baseline);
  expect(raised.map((mark) => mark.text)).toEqual(["er", "e"]);
});

it("words and signs that the headings' font lacks are in other fonts", () => {
  const heading = "Le CO₂ à Łódź";
  const { marks } = textBlock(heading, { ...frame, font: "display" });
  expect(marks.map((mark) => mark.text).join("")).toBe(heading);
  for (const mark of marks) expect(hasGlyphs(mark.font, mark.text)).toBe(true);
  expect(marks.some((mark) => mark.text.endsWith("Łódź"))).toBe(true);
});

it("widths.json has the width of each character", () => {
  expect(widths).toEqual(measureFonts());
});

it("each character is in one of the fonts", () => {
  const isInNoFont = (width: number, index: number) => width === 0 && !widths.signs[index];
  expect(widths.text.filter(isInNoFont)).toEqual([]);
});
