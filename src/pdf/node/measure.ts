/** The part of the PDFs that needs Node: fonts read from the disk, their widths, and the published file. */
import { readFileSync } from "node:fs";

import { jsPDF } from "jspdf";

import { PDF_GLYPHS } from "../../content/formats/pdf-characters";
import { type FontName, pdfFonts } from "../../theme/pdf-styles";
import type { WhitePaperContent } from "../white-paper/content";
import { layOut } from "../white-paper/white-paper";
import { type FontFiles, writePdf } from "../writer/writer";

const forEachFont = <Value>(make: (name: FontName) => Value) => {
  const names = Object.keys(pdfFonts) as FontName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<FontName, Value>;
};

const readFont = (name: FontName) => new Uint8Array(readFileSync(`src/theme/fonts/${name}.ttf`));

/** Reads the fonts from the disk, for builds, scripts and tests; the page fetches them. */
export const readFonts = (): FontFiles => forEachFont(readFont);

/** Metrics of an embedded font that jsPDF's types omit. */
interface FontMetrics {
  /** 0 for a character without a glyph. */
  characterToGlyph: (code: number) => number;
  /** Unit: thousandths of the type size. */
  widthOfGlyph: (glyph: number) => number;
}

/** In thousandths of the type size; 0 without a glyph. @throws when the file is not a TrueType font. */
export function glyphWidths(file: Uint8Array, characters: readonly string[]): number[] {
  const pdf = new jsPDF();
  pdf.addFileToVFS("font", Buffer.from(file).toString("base64")).addFont("font", "font", "normal");
  const { metadata } = pdf.setFont("font", "normal").getFont() as unknown as { metadata: FontMetrics };
  return characters.map((character) => {
    const glyph = metadata.characterToGlyph(character.codePointAt(0) ?? 0);
    // jsPDF writes whole numbers into the file, which viewers use.
    return glyph > 0 ? Math.trunc(metadata.widthOfGlyph(glyph)) : 0;
  });
}

/** Measures the glyphs of each font, for `theme/fonts/widths.json`. */
export const measureFonts = () => forEachFont((name) => glyphWidths(readFont(name), PDF_GLYPHS));

/** Facts that the note beside the download gives. */
export interface PdfFacts {
  pages: number;
  bytes: number;
}

/** @returns the file that the page also makes, and its facts. */
export function makePublishedPdf(whitePaper: WhitePaperContent): { file: Blob; facts: PdfFacts } {
  const layout = layOut(whitePaper);
  const file = writePdf(layout, readFonts());
  return { file, facts: { pages: layout.pages.length, bytes: file.size } };
}
