import fc from "fast-check";

import { PDF_GLYPHS, toPrintable } from "../../content/pdf-characters";
import { withFrenchSpaces } from "../../content/typography";
import { printType } from "../../theme/print";
import { createFaces } from "../writer/fonts";
import { readFonts } from "./font-files";
import { FONT_NAMES } from "./fonts";
import { createTypesetter, MM_PER_POINT, type TextStyle } from "./typesetter";

const faces = createFaces(readFonts());
const typesetter = createTypesetter(faces);
const style: TextStyle = { type: "body", font: "text", color: "#000000" };
const text = "Une phrase assez longue pour prendre plusieurs lignes dans une colonne étroite";
const leading = printType.body.leading * MM_PER_POINT;
const linesOf = (content: string, width: number) =>
  typesetter.lines(content, { ...style, width }).map(({ marks }) => marks.map((mark) => mark.text).join(""));

it("breaks between words only, and drops spaces at the ends of lines", () => {
  expect(linesOf("un deux  trois\nquatre", 14)).toEqual(["un deux", "trois", "quatre"]);
});

it("never breaks before a French sign, inside a number, or at a hyphen", () => {
  const copy = withFrenchSpaces(
    "De 15 à 30 % : combien ? 2 500 € ! « Oui » ; consomme-t-il en Île-de-France, quartier avant-garde",
  );
  for (let width = 32; width < 70; width++) {
    for (const line of linesOf(copy, width)) {
      expect(line).not.toMatch(/(\d|\dà|«|-)$/);
      expect(line).not.toMatch(/^([;:!?%»€]|500)/);
    }
  }
});

it("leaves no short word alone on the last line where shorter lines avoid it", () => {
  const lines = linesOf("Réglages, équipements et enveloppe font une baisse nette", 78);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.length).toBeGreaterThan("nette".length);
});

it("splits a word only if it is wider than the line", () => {
  const word = "interminable".repeat(6);
  const lines = linesOf(`Un ${word} mot`, 40);
  expect(lines.join("")).toBe(`Un${word} mot`);
  expect(typesetter.block(word, { ...style, width: 40 }).splitsWord).toBe(true);
  expect(typesetter.block(text, { ...style, width: 40 }).splitsWord).toBe(false);
});

it("loses no text and never exceeds the width, for any text", () => {
  const part = fc.record({ text: fc.string({ unit: "grapheme", maxLength: 200 }), bold: fc.boolean() });
  fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 10, max: 150 }), (parts, width) => {
      const pieces = parts.map((each) => ({ text: each.text, font: each.bold ? "strong" : "text" }) as const);
      const block = typesetter.block(pieces, { ...style, width });
      expect(block.width).toBeLessThanOrEqual(width + 0.01);
      const letters = (texts: readonly { text: string }[]) =>
        toPrintable(texts.map((each) => toPrintable(each.text).replace(/\s/g, "")).join(""));
      expect(letters(block.marks)).toBe(letters(pieces));
    }),
    { numRuns: 300 },
  );
});

it("returns the height and the end of a text of several lines", () => {
  const lines = typesetter.lines(text, { ...style, width: 40 });
  const block = typesetter.block(text, { ...style, x: 10, y: 20, width: 40 });
  expect(lines.length).toBeGreaterThan(2);
  expect(block.height).toBeCloseTo(lines.length * leading);
  expect(block.bottom).toBeCloseTo(20 + block.height);
  const last = block.marks.at(-1);
  expect(block.end).toEqual([(last?.x ?? NaN) + (last?.width ?? NaN), last?.y]);
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

it("takes the bold text font for words and signs that the headings' font lacks", () => {
  const { marks } = typesetter.block("Le CO₂ à Łódź", { ...style, font: "display" });
  expect(marks.map((mark) => [mark.text, mark.font])).toEqual([
    ["Le CO", "display"],
    ["₂ ", "strong"],
    ["à ", "display"],
    ["Łódź", "strong"],
  ]);
});

it.each(FONT_NAMES)("measures plausible widths in the font %s", (name) => {
  const { width } = faces[name];
  expect(width("i")).toBeLessThan(width("m"));
  expect(width("é")).toBe(width("e"));
  // The PDF writes no-break spaces as plain ones.
  expect(width("\u00a0")).toBe(width(" "));
});

it("has every character that the PDF writes in both text fonts", () => {
  for (const name of ["text", "strong"] as const) expect(faces[name].shows(PDF_GLYPHS.join(""))).toBe(true);
});
