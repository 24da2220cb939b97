import fc from "fast-check";

import { toPrintable } from "../../content/pdf-characters";
import { withFrenchSpaces } from "../../content/typography";
import { withoutSpaces } from "../testing/pdf-reader";
import { createFace } from "./face";
import { readFonts } from "./font-files";
import { breakLines } from "./line-breaking";
import { MM_PER_POINT } from "./typesetter";

const fonts = readFonts();
const plain = { face: createFace("text", fonts.text), color: "#000000" };
const strong = { face: createFace("strong", fonts.strong), color: "#000000" };
/** Converts millimetres to thousandths of a type size of 10 pt. */
const inThousandths = (measure: number) => (measure / (10 * MM_PER_POINT)) * 1000;
const linesOf = (text: string, measure: number) => {
  const lines = breakLines([{ text: toPrintable(text), ...plain }], inThousandths(measure));
  return lines.map(({ runs }) => runs.map((run) => run.text).join(""));
};

it("breaks between words only, and drops spaces at the ends of lines", () => {
  expect(linesOf("un deux  trois\nquatre", 14)).toEqual(["un deux", "trois", "quatre"]);
});

it("prefers lines of similar length to full lines", () => {
  const [first = "", second = ""] = linesOf("mot mot mot mot mot mot mot mot mot", 40);
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(4);
});

it("never breaks at a no-break space, or at a hyphen next to a short word", () => {
  for (let measure = 30; measure < 70; measure += 1) {
    for (const line of linesOf(
      withFrenchSpaces("plus de 50 lots, de 15 à 30 % : combien consomme-t-il par an en Île-de-France"),
      measure,
    )) {
      expect(line).not.toMatch(/(\d|\dà|consomme-|-t-|Île-|-de-)$/);
    }
  }
});

it("breaks after a hyphen between longer words, but never in an address", () => {
  expect(linesOf("efficacité-énergétique", 25)).toEqual(["efficacité-", "énergétique"]);
  const address = "contact@copro-energie-conseil.example";
  const width = (plain.face.width(address) / 1000) * 10 * MM_PER_POINT;
  expect(linesOf(address, width + 1)).toEqual([address]);
});

it("returns the start and the width of each style's run", () => {
  const [line] = breakLines(
    [
      { text: "Le ", ...plain },
      { text: "prix", ...strong },
      { text: ".", ...plain },
    ],
    inThousandths(100),
  );
  expect(line?.runs.map(({ text }) => text)).toEqual(["Le ", "prix", "."]);
  const ends = line?.runs.map(({ x, width }) => x + width) ?? [];
  expect(line?.runs[1]?.x).toBeCloseTo(ends[0] ?? NaN);
  expect(line?.width).toBeCloseTo(ends[2] ?? NaN);
});

it("loses no text and never exceeds the width, for any text", () => {
  const style = fc.constantFrom(plain, strong);
  const texts = fc.array(fc.tuple(fc.string({ unit: "grapheme", maxLength: 200 }), style));
  fc.assert(
    fc.property(texts, fc.integer({ min: 10, max: 150 }), (spans, measure) => {
      const runs = spans.map(([text, look]) => ({ text: toPrintable(text), ...look }));
      const broken = breakLines(runs, inThousandths(measure));
      for (const { width } of broken) expect(width).toBeLessThanOrEqual(inThousandths(measure + 0.01));
      const kept = runs.map(({ text }) => text).join("");
      const shown = broken.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
      expect(withoutSpaces(shown)).toBe(withoutSpaces(kept));
    }),
    { numRuns: 500 },
  );
});
