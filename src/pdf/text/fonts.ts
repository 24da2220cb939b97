/** The three fonts of the PDFs: text, bold text, headings. */
export const FONT_NAMES = ["text", "strong", "display"] as const;

export type FontName = (typeof FONT_NAMES)[number];

/** The name of each font in the PDF, which also credits its designers. */
export const FONT_FAMILIES: Readonly<Record<FontName, string>> = {
  text: "SourceSerif4-Regular",
  strong: "SourceSerif4-Bold",
  display: "BricolageGrotesque-Bold",
};

/** The TrueType file of each font. */
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;
