/** The three faces of the white paper: text, text in bold, headings. */
export const FONT_NAMES = ["text", "strong", "display"] as const;

export type FontName = (typeof FONT_NAMES)[number];

/** The name under which the PDF lists each face, and gives its designers credit. */
export const FONT_FAMILIES: Readonly<Record<FontName, string>> = {
  text: "SourceSerif4-Regular",
  strong: "SourceSerif4-Bold",
  display: "BricolageGrotesque-Bold",
};

/** The TrueType file of each face. */
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;
