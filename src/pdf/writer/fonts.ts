import { jsPDF } from "jspdf";

/** The three fonts of the PDFs: text, bold text, headings. */
export const FONT_NAMES = ["text", "strong", "display"] as const;

export type FontName = (typeof FONT_NAMES)[number];

/** The TrueType file of each font. */
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

/** The name of each font in the PDF, which also credits its designers. */
export const FONT_FAMILIES: Readonly<Record<FontName, string>> = {
  text: "SourceSerif4-Regular",
  strong: "SourceSerif4-Bold",
  display: "BricolageGrotesque-Bold",
};

/** A font, with the widths of texts in it. */
export interface Face {
  name: FontName;
  /** Whether it has a glyph for each character of a text. */
  shows: (text: string) => boolean;
  /** The width of a text in thousandths of the type size. Whole numbers, so that sums are exact. */
  width: (text: string) => number;
}

export type Faces = Readonly<Record<FontName, Face>>;

/** Embeds the fonts. @throws when a file is not a TrueType font. */
export function addFonts(pdf: jsPDF, files: FontFiles): void {
  for (const name of FONT_NAMES) {
    const family = FONT_FAMILIES[name];
    // jsPDF takes a file as a string with one character for each byte.
    const bytes = Array.from(files[name], (byte) => String.fromCharCode(byte)).join("");
    pdf.addFileToVFS(family, bytes).addFont(family, family, "normal");
  }
}

/** What jsPDF knows of an embedded font, and its types leave out. */
interface FontMetrics {
  /** 0 for a character without a glyph. */
  characterToGlyph: (code: number) => number;
  /** In thousandths of the type size. */
  widthOfGlyph: (glyph: number) => number;
}

/** Measures texts as the PDF will show them. @throws when a file is not a TrueType font. */
export function createFaces(files: FontFiles): Faces {
  const pdf = new jsPDF();
  addFonts(pdf, files);
  const faceOf = (name: FontName): Face => {
    const font = pdf.setFont(FONT_FAMILIES[name], "normal").getFont() as unknown as { metadata: FontMetrics };
    const glyphOf = (code: number) => font.metadata.characterToGlyph(code);
    // jsPDF writes whole numbers into the file, and viewers use those.
    const widthOf = (code: number) => Math.trunc(font.metadata.widthOfGlyph(glyphOf(code)));
    return {
      name,
      shows: (text) => Array.from(text).every((each) => glyphOf(each.codePointAt(0) ?? 0) > 0),
      width: (text) => text.split("").reduce((sum, unit) => sum + widthOf(unit.charCodeAt(0)), 0),
    };
  };
  return { text: faceOf("text"), strong: faceOf("strong"), display: faceOf("display") };
}
