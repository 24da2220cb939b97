import { readFileSync } from "node:fs";

import { jsPDF } from "jspdf";

import { PDF_GLYPHS } from "../../content/pdf-characters";
import { printFonts } from "../../theme/print";
import { addFonts, FONT_NAMES, type FontFiles, type FontName } from "../writer/fonts";

/** For builds, scripts and tests; the page fetches the fonts. */
export function readFonts(): FontFiles {
  const read = (name: FontName) => new Uint8Array(readFileSync(`src/theme/fonts/${name}.ttf`));
  return Object.fromEntries(FONT_NAMES.map((name) => [name, read(name)])) as Record<FontName, Uint8Array>;
}

/** Metrics of an embedded font that jsPDF's types omit. */
export interface FontMetrics {
  /** 0 for a character without a glyph. */
  characterToGlyph: (code: number) => number;
  /** In thousandths of the type size. */
  widthOfGlyph: (glyph: number) => number;
}

/** Character widths for `theme/fonts/widths.json`, as viewers show them; 0 without a glyph. */
export function measureFonts() {
  const pdf = new jsPDF();
  addFonts(pdf, readFonts());
  const measure = (name: FontName) => {
    const font = pdf.setFont(printFonts[name], "normal").getFont() as unknown as { metadata: FontMetrics };
    return PDF_GLYPHS.map((character) => {
      const glyph = font.metadata.characterToGlyph(character.codePointAt(0) ?? 0);
      // jsPDF writes whole numbers into the file, which viewers use.
      return glyph > 0 ? Math.trunc(font.metadata.widthOfGlyph(glyph)) : 0;
    });
  };
  return Object.fromEntries(FONT_NAMES.map((name) => [name, measure(name)])) as Record<FontName, number[]>;
}
