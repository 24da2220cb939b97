import { statSync } from "node:fs";

import { PDF_GLYPHS } from "../../../content-model/pdf-characters";
import { readFonts } from "../testing/shipped-content";
import { readFontMetrics } from "./font-metrics";
import { FONT_NAMES } from "./fonts";

const fonts = readFonts();

it.each(FONT_NAMES)("reads plausible widths from « %s »", (name) => {
  const metrics = readFontMetrics(fonts[name]);
  const width = (character: string) => metrics.get(character.codePointAt(0) ?? 0) ?? NaN;
  expect(width("i")).toBeLessThan(width("m"));
  expect(width("œ")).toBeGreaterThan(width("o"));
  expect(width("é")).toBe(width("e"));
  // What is measured with one is written with the other.
  expect(width("\u00a0")).toBe(width(" "));
});

it.each(["text", "strong"] as const)("finds in « %s » what the PDF writes, and nothing more", (name) => {
  const shown = [...readFontMetrics(fonts[name]).keys()].map((code) => String.fromCodePoint(code));
  expect(shown.sort()).toEqual([...PDF_GLYPHS].sort());
});

it("finds in the headings' face no character beyond these", () => {
  const shown = [...readFontMetrics(fonts.display).keys()].map((code) => String.fromCodePoint(code));
  expect(shown.filter((character) => !PDF_GLYPHS.includes(character))).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(Array.from("Aéœ€ 15\u00a0% «\u00a0µm²\u00a0» ÷ × ±")));
});

it("says which table is missing", () => {
  expect(() => readFontMetrics(new Uint8Array(64))).toThrow("« head »");
});

it.each(["bricolage-grotesque-bold", "source-serif-bold", "source-serif-regular"])(
  "keeps %s a file to fetch: below 10 000 bytes, Gatsby's url-loader turns it into a data: address, which the policy forbids to fetch",
  (name) => {
    expect(statSync(`src/white-paper/pdf/text/fonts/${name}.ttf`).size).toBeGreaterThan(10_000);
  },
);
