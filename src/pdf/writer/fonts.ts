import type { jsPDF } from "jspdf";

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

const CHUNK = 8192;

/** Embeds the fonts. @throws when a file is not a TrueType font. */
export function addFonts(pdf: jsPDF, files: FontFiles): void {
  for (const name of FONT_NAMES) {
    const family = FONT_FAMILIES[name];
    const file = files[name];
    // jsPDF takes a file as a string with one character for each byte. A call takes only so many arguments.
    let characters = "";
    for (let start = 0; start < file.length; start += CHUNK)
      characters += String.fromCharCode(...file.subarray(start, start + CHUNK));
    pdf.addFileToVFS(family, characters).addFont(family, family, "normal");
  }
}
