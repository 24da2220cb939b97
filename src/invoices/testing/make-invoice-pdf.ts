import { jsPDF } from "jspdf";

import { readInvoicePdf } from "../read-invoice-pdf";

/** A text with its place in points from the top left corner of an A4 page, and its slant in degrees. */
export type TextToDraw = readonly [left: number, top: number, text: string, size?: number, slant?: number];

interface Options {
  /** Draws in another order than it is read. */
  isShuffled?: boolean;
  /** Draws each letter alone. */
  byLetter?: boolean;
  /** Turns the pages by these degrees, as some programs print them. */
  turn?: 90 | 180 | 270;
  /** Draws a grey picture of so many pixels a side. */
  picture?: number;
  /** The page of the picture; without it, the first. */
  picturePage?: number;
  encryption?: { userPassword: string };
}

/** The same order in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647);
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

const WIDTH = 595;
const HEIGHT = 842;

/** The place of a text on a page that is turned. */
function turned(left: number, top: number, turn: Options["turn"]): [left: number, top: number] {
  if (turn === 90) return [top, HEIGHT - left];
  if (turn === 180) return [WIDTH - left, HEIGHT - top];
  if (turn === 270) return [WIDTH - top, left];
  return [left, top];
}

const greyPicture = (side: number) => ({
  data: new Uint8ClampedArray(side * side * 4).fill(200),
  width: side,
  height: side,
});

/** A PDF of these texts, one list a page. */
export function makeInvoicePdf(
  pages: readonly (readonly TextToDraw[])[],
  options: Options = {},
): Uint8Array<ArrayBuffer> {
  const { isShuffled = false, byLetter = false, turn, picture, picturePage = 1, encryption } = options;
  const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true, ...(encryption && { encryption }) });
  pages.forEach((texts, index) => {
    if (index > 0) pdf.addPage();
    if (picture && index + 1 === picturePage)
      pdf.addImage(greyPicture(picture) as ImageData, "RGBA", 20, 20, 500, 700);
    const drawn = texts.flatMap((each): TextToDraw[] => {
      const [left, top, text, size = 9] = each;
      if (!byLetter) return [each];
      pdf.setFontSize(size);
      return Array.from(text, (letter, at) => [
        left + pdf.getTextWidth(text.slice(0, at)),
        top,
        letter,
        size,
      ]);
    });
    for (const [left, top, text, size = 9, slant = 0] of isShuffled ? shuffled(drawn) : drawn) {
      pdf.setFontSize(size);
      if (text.trim()) pdf.text(text, ...turned(left, top, turn), { angle: slant + (turn ?? 0) });
    }
  });
  return new Uint8Array(pdf.output("arraybuffer"));
}

/** Lines below each other from a place on. */
export const lines = (left: number, top: number, texts: readonly string[], size = 9): TextToDraw[] =>
  texts.map((text, index) => [left, top + index * size * 1.4, text, size]);

/** Labels with their values to the right, as in a box. */
export const pairs = (left: number, top: number, texts: Readonly<Record<string, string>>): TextToDraw[] =>
  Object.entries(texts).flatMap(([label, value], index): TextToDraw[] => [
    [left, top + index * 13, label],
    [left + 150, top + index * 13, value],
  ]);

/** Rows of cells at the same places. */
export const table = (
  lefts: readonly number[],
  top: number,
  rows: readonly (readonly string[])[],
): TextToDraw[] =>
  rows.flatMap((cells, row) =>
    cells.map((cell, index): TextToDraw => [lefts[index] ?? 0, top + row * 13, cell, 8]),
  );

/** Reads an invoice as the worker does. */
export const read = (data: Uint8Array<ArrayBuffer>) => readInvoicePdf(data.slice().buffer);
