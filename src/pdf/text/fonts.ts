/** The three fonts of the PDFs: text, bold text, headings. */
export const FONT_NAMES = ["text", "strong", "display"] as const;

export type FontName = (typeof FONT_NAMES)[number];

/** The TrueType file of each font. */
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

/** A font, with the widths of texts in it. */
export interface Face {
  name: FontName;
  /** Whether it has a glyph for each character of a text. */
  shows: (text: string) => boolean;
  /** The width of a text in thousandths of the type size. Whole numbers, so that sums are exact. */
  width: (text: string) => number;
}

export type Faces = Readonly<Record<FontName, Face>>;
