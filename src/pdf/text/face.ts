import { readFontMetrics } from "./font-metrics";
import type { FontName } from "./fonts";

/** A font, with its characters and the widths of texts. */
export interface Face {
  name: FontName;
  /** Whether it has a glyph for each character of a text. */
  shows: (text: string) => boolean;
  /** The width of a text in thousandths of the type size. Whole numbers, so that sums are exact. */
  width: (text: string) => number;
}

/**
 * Reads a font's metrics from the file that the PDF embeds.
 * @throws when the file is not a TrueType font.
 */
export function createFace(name: FontName, file: Uint8Array): Face {
  const metrics = readFontMetrics(file);
  return {
    name,
    shows: (text) => Array.from(text).every((character) => metrics.has(character.codePointAt(0) ?? 0)),
    width: (text) => {
      let width = 0;
      for (let index = 0; index < text.length; index++) width += metrics.get(text.charCodeAt(index)) ?? 0;
      return width;
    },
  };
}

/** All letters of a word take the same font, so match words and single other characters. */
const WORDS_AND_SIGNS = /\p{L}+|\P{L}/gu;

/**
 * Splits a printable text by font, because `face` may lack characters: the headings' font has no « ₂ », « → » or « Ł ».
 * @param fallback the font of the parts that `face` cannot show. It has every character that the PDF writes.
 */
export function splitByFace(text: string, face: Face, fallback: Face): { text: string; face: Face }[] {
  if (face.shows(text)) return [{ text, face }];
  const runs: { text: string; face: Face }[] = [];
  for (const part of text.match(WORDS_AND_SIGNS) ?? []) {
    const chosen = face.shows(part) ? face : fallback;
    const last = runs.at(-1);
    if (last?.face === chosen) last.text += part;
    else runs.push({ text: part, face: chosen });
  }
  return runs;
}
