import type { jsPDF } from "jspdf";

import { printFonts } from "../../theme/print";

export const FONT_NAMES = ["text", "strong", "display", "signs"] as const;

export type FontName = (typeof FONT_NAMES)[number];

export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

/** @throws when a file is not a TrueType font. */
export function addFonts(pdf: jsPDF, files: FontFiles): void {
  for (const name of FONT_NAMES) {
    const family = printFonts[name];
    // jsPDF takes a file as a string with one character for each byte.
    const characters = Array.from(files[name], (byte) => String.fromCharCode(byte)).join("");
    pdf.addFileToVFS(family, characters).addFont(family, family, "normal");
  }
}
