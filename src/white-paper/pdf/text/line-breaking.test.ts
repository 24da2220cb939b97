import fc from "fast-check";

import { withoutSpaces } from "../testing/pdf-reader";
import { readFonts } from "../testing/shipped-content";
import type { StyledText } from "./chunks";
import { breakLines } from "./line-breaking";
import { createTypesetter } from "./typesetter";

const typesetter = createTypesetter(readFonts());
const plain = { font: "text", color: "#000000" } as const;
const strong = { font: "strong", color: "#000000" } as const;
const lines = (texts: StyledText[], measure: number) =>
  breakLines(texts, measure, 10, typesetter).map(({ runs }) => runs.map(({ text }) => text).join(""));
const linesOf = (text: string, measure: number) => lines([{ text, style: plain }], measure);

it("breaks between words only, and spends spaces at the ends of lines", () => {
  expect(linesOf("un deux  trois\nquatre", 14)).toEqual(["un deux", "trois", "quatre"]);
});

it("makes lines even rather than full", () => {
  const [first = "", second = ""] = linesOf("mot mot mot mot mot mot mot mot mot", 40);
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(4);
});

it("keeps numbers with their units, ranges whole, and short words after a hyphen", () => {
  for (let measure = 30; measure < 70; measure += 1) {
    for (const line of linesOf(
      "plus de 50 lots, de 15 à 30\u00a0% : combien consomme-t-il par an",
      measure,
    )) {
      expect(line).not.toMatch(/(\d|\dà|consomme-|-t-)$/);
    }
  }
});

it("breaks after a hyphen between longer words, but never in an address", () => {
  expect(linesOf("efficacité-énergétique", 25)).toEqual(["efficacité-", "énergétique"]);
  const address = "contact@copro-energie-conseil.example";
  expect(linesOf(address, typesetter.width(address, "text", 10) + 1)).toEqual([address]);
});

it("knows where each style starts and how wide it is", () => {
  const [line] = breakLines(
    [
      { text: "Le ", style: plain },
      { text: "prix", style: strong },
      { text: ".", style: plain },
    ],
    100,
    10,
    typesetter,
  );
  expect(line?.runs.map(({ text }) => text)).toEqual(["Le ", "prix", "."]);
  const ends = line?.runs.map(({ x, width }) => x + width) ?? [];
  expect(line?.runs[1]?.x).toBeCloseTo(ends[0] ?? NaN);
  expect(line?.width).toBeCloseTo(ends[2] ?? NaN);
});

it("loses nothing and never exceeds the measure, whatever the text", () => {
  const style = fc.constantFrom(plain, strong);
  const texts = fc.array(fc.record({ text: fc.string({ unit: "grapheme", maxLength: 200 }), style }));
  fc.assert(
    fc.property(texts, fc.integer({ min: 10, max: 150 }), (spans, measure) => {
      const broken = breakLines(spans, measure, 10, typesetter);
      for (const { width } of broken) expect(width).toBeLessThanOrEqual(measure + 0.01);
      const kept = spans.map(({ text, style: { font } }) => typesetter.printable(text, font)).join("");
      const shown = broken.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
      expect(withoutSpaces(shown)).toBe(withoutSpaces(kept));
    }),
    { numRuns: 500 },
  );
});
