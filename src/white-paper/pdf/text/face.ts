import { readFontMetrics } from "./font-metrics";
import type { FontName } from "./fonts";

/** A font that says what it can show, and how wide. */
export interface Face {
  name: FontName;
  /** Whether it has a glyph for each character of a text. */
  shows: (text: string) => boolean;
  /** The width of a text that it shows, in thousandths of the type size: whole numbers, so that sums are exact. */
  width: (text: string) => number;
}

/**
 * Measures with the very file that the PDF embeds.
 * @throws when the file is no TrueType font.
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

/** Letters that follow each other: a word is set in one face. */
const WORDS_AND_SIGNS = /\p{L}+|\P{L}/gu;

/**
 * Cuts a printable text where a face lacks what follows: the headings' has no « ₂ », « → » or « Ł ».
 * @param standIn the face of the pieces that `face` cannot show; it has every character that the PDF writes.
 */
export function inFaces(text: string, face: Face, standIn: Face): { text: string; face: Face }[] {
  if (face.shows(text)) return [{ text, face }];
  const runs: { text: string; face: Face }[] = [];
  for (const part of text.match(WORDS_AND_SIGNS) ?? []) {
    const chosen = face.shows(part) ? face : standIn;
    const last = runs.at(-1);
    if (last?.face === chosen) last.text += part;
    else runs.push({ text: part, face: chosen });
  }
  return runs;
}
