import { jsPDF } from "jspdf";

/** A text with its place in points from the top left corner of an A4 page. */
export type Text = readonly [left: number, top: number, text: string, size?: number];

interface Options {
  /** Draws in another order than it is read. */
  isShuffled?: boolean;
  /** Draws each letter alone. */
  byLetter?: boolean;
  /** Extra space between letters, in points. */
  spacing?: number;
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

/** A PDF of these texts, one list a page. */
export function makePdf(pages: readonly (readonly Text[])[], options: Options = {}): Uint8Array<ArrayBuffer> {
  const { isShuffled = false, byLetter = false, spacing = 0, encryption } = options;
  const pdf = new jsPDF({ unit: "pt", format: "a4", ...(encryption && { encryption }) });
  pages.forEach((texts, index) => {
    if (index > 0) pdf.addPage();
    const drawn = texts.flatMap(([left, top, text, size = 9]): Text[] => {
      if (!byLetter) return [[left, top, text, size]];
      pdf.setFontSize(size);
      return Array.from(text, (letter, at) => [
        left + pdf.getTextWidth(text.slice(0, at)) + at * spacing,
        top,
        letter,
        size,
      ]);
    });
    for (const [left, top, text, size = 9] of isShuffled ? shuffled(drawn) : drawn) {
      pdf.setFontSize(size);
      if (text.trim()) pdf.text(text, left, top);
    }
  });
  return new Uint8Array(pdf.output("arraybuffer"));
}

/** Lines below each other from a place on. */
export const lines = (left: number, top: number, texts: readonly string[], size = 9): Text[] =>
  texts.map((text, index) => [left, top + index * size * 1.4, text, size]);

/** Labels with their values to the right, as in a box. */
export const pairs = (left: number, top: number, texts: Readonly<Record<string, string>>): Text[] =>
  Object.entries(texts).flatMap(([label, value], index): Text[] => [
    [left, top + index * 13, label],
    [left + 150, top + index * 13, value],
  ]);

/** Rows of cells at the same places. */
export const table = (lefts: readonly number[], top: number, rows: readonly (readonly string[])[]): Text[] =>
  rows.flatMap((cells, row) =>
    cells.map((cell, index): Text => [lefts[index] ?? 0, top + row * 13, cell, 8]),
  );
