import { toPrintable } from "./characters";
import { readFontMetrics } from "./font-metrics";
import type { FontName } from "./fonts";

/** A font that says what it can show, and how wide. */
export interface Face {
  name: FontName;
  /** The text as the font can show it. */
  printable: (text: string) => string;
  /** The width of a printable text, in thousandths of the type size: whole numbers, so that sums are exact. */
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
    printable: (text) => toPrintable(text, (codePoint) => metrics.has(codePoint)),
    width: (text) => {
      let width = 0;
      for (let index = 0; index < text.length; index++) width += metrics.get(text.charCodeAt(index)) ?? 0;
      return width;
    },
  };
}
