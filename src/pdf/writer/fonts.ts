import { jsPDF } from "jspdf";

import { type Face, type Faces, FONT_NAMES, type FontFiles, type FontName } from "../text/fonts";

/** The name of each font in the PDF, which also credits its designers. */
export const FONT_FAMILIES: Readonly<Record<FontName, string>> = {
  text: "SourceSerif4-Regular",
  strong: "SourceSerif4-Bold",
  display: "BricolageGrotesque-Bold",
};

/** jsPDF takes a file as a string with one character for each byte. */
function toByteString(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** @throws when a file is not a TrueType font. */
export function addFonts(pdf: jsPDF, fonts: FontFiles): void {
  for (const name of FONT_NAMES) {
    const family = FONT_FAMILIES[name];
    pdf.addFileToVFS(family, toByteString(fonts[name])).addFont(family, family, "normal");
  }
}

/** What jsPDF knows of an embedded font, and its types leave out. */
interface FontMetrics {
  /** 0 for a character without a glyph. */
  characterToGlyph: (code: number) => number;
  /** In thousandths of the type size. */
  widthOfGlyph: (glyph: number) => number;
}

function createFace(name: FontName, metrics: FontMetrics): Face {
  const widths = new Map<number, number>();
  const widthOf = (code: number): number => {
    const known = widths.get(code);
    if (known !== undefined) return known;
    // jsPDF writes whole numbers into the file, and viewers use those.
    const width = Math.trunc(metrics.widthOfGlyph(metrics.characterToGlyph(code)));
    widths.set(code, width);
    return width;
  };
  return {
    name,
    shows: (text) => Array.from(text).every((each) => metrics.characterToGlyph(each.codePointAt(0) ?? 0) > 0),
    width: (text) => {
      let width = 0;
      for (let index = 0; index < text.length; index++) width += widthOf(text.charCodeAt(index));
      return width;
    },
  };
}

/**
 * Measures texts as the PDF will show them.
 * @throws when a file is not a TrueType font.
 */
export function createFaces(fonts: FontFiles): Faces {
  const pdf = new jsPDF();
  addFonts(pdf, fonts);
  const faceOf = (name: FontName) => {
    const { metadata } = pdf.setFont(FONT_FAMILIES[name], "normal").getFont() as unknown as {
      metadata: FontMetrics;
    };
    return createFace(name, metadata);
  };
  return { text: faceOf("text"), strong: faceOf("strong"), display: faceOf("display") };
}
