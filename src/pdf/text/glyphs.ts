import { PDF_GLYPHS } from "../../content/pdf-characters";
import type { FontName } from "../writer/fonts";
import widths from "./fonts/widths.json";

const mapOf = (font: FontName) =>
  new Map(PDF_GLYPHS.map((glyph, index) => [glyph, widths[font][index] ?? 0]));
const widthsOf = { text: mapOf("text"), strong: mapOf("strong"), display: mapOf("display") };

/** The width of a printable text in thousandths of the type size. Whole numbers, so that sums are exact. */
export const widthIn = (font: FontName, text: string) =>
  Array.from(text).reduce((sum, character) => sum + (widthsOf[font].get(character) ?? 0), 0);

/** Whether a font has a glyph for each character of a text. */
export const hasGlyphs = (font: FontName, text: string) =>
  Array.from(text).every((character) => widthsOf[font].get(character));
