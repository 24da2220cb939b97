import { type PrintType, printType } from "../../../theme/print";
import { toPrintable } from "./characters";
import { readFontMetrics } from "./font-metrics";
import { FONT_NAMES, type FontFiles, type FontName } from "./fonts";

/** Millimetres in a point, the unit of type. */
export const MM_PER_POINT = 25.4 / 72;

/** How a run of text looks. */
export interface RunStyle {
  font: FontName;
  color: string;
}

/** Knows what the fonts can show, and how wide. */
export interface Typesetter {
  /** The text as the font can show it. */
  printable: (text: string, font: FontName) => string;
  /** The width of a printable text, in millimetres, for a type size in points. */
  width: (text: string, font: FontName, size: number) => number;
}

/**
 * Measures with the widths of the very files that the PDF embeds.
 * @throws when one of the files is no TrueType font.
 */
export function createTypesetter(files: FontFiles): Typesetter {
  const metrics = new Map(FONT_NAMES.map((name) => [name, readFontMetrics(files[name])]));
  return {
    printable: (text, font) => toPrintable(text, (codePoint) => metrics.get(font)?.has(codePoint) ?? false),
    width: (text, font, size) => {
      const widths = metrics.get(font);
      let thousandths = 0;
      for (let index = 0; index < text.length; index++)
        thousandths += widths?.get(text.charCodeAt(index)) ?? 0;
      return (thousandths / 1000) * size * MM_PER_POINT;
    },
  };
}

/** Distance between two baselines, in millimetres. */
export function leadingOf(type: PrintType): number {
  return printType[type].leading * MM_PER_POINT;
}

/** Distance from the top of a line's box to its baseline, in millimetres: capitals stand centred in the box. */
export function baselineOf(type: PrintType): number {
  const { size, leading } = printType[type];
  return (leading / 2 + size * 0.34) * MM_PER_POINT;
}
