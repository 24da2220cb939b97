import { statSync } from "node:fs";

import { PDF_GLYPHS } from "../../content/pdf-characters";
import { readFonts } from "./font-files";
import { readFontMetrics } from "./font-metrics";
import { FONT_NAMES } from "./fonts";

const fonts = readFonts();

it.each(FONT_NAMES)("reads plausible widths from the font %s", (name) => {
  const metrics = readFontMetrics(fonts[name]);
  const width = (character: string) => metrics.get(character.codePointAt(0) ?? 0) ?? NaN;
  expect(width("i")).toBeLessThan(width("m"));
  expect(width("œ")).toBeGreaterThan(width("o"));
  expect(width("é")).toBe(width("e"));
  // The layout measures no-break spaces, which the PDF writes as plain ones.
  expect(width("\u00a0")).toBe(width(" "));
});

it.each(["text", "strong"] as const)(
  "finds in the font %s exactly the characters that the PDF writes",
  (name) => {
    const shown = [...readFontMetrics(fonts[name]).keys()].map((code) => String.fromCodePoint(code));
    expect(shown.sort()).toEqual([...PDF_GLYPHS].sort());
  },
);

it("finds in the headings' font no character that the PDF never writes", () => {
  const shown = [...readFontMetrics(fonts.display).keys()].map((code) => String.fromCodePoint(code));
  expect(shown.filter((character) => !PDF_GLYPHS.includes(character))).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(Array.from("Aéœ€ 15\u00a0% «\u00a0µm²\u00a0» ÷ × ±")));
});

it("names the missing table", () => {
  expect(() => readFontMetrics(new Uint8Array(64))).toThrow('"head"');
});

it.each(["bricolage-grotesque-bold", "source-serif-bold", "source-serif-regular"])(
  "keeps %s a separate file: below 10 000 bytes Gatsby's url-loader makes it a data: URL, which the policy blocks",
  (name) => {
    expect(statSync(`src/pdf/text/fonts/${name}.ttf`).size).toBeGreaterThan(10_000);
  },
);
