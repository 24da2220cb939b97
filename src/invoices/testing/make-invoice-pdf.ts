import { AcroFormTextField, jsPDF } from "jspdf";

import { readInvoicePdf } from "../read-invoice-pdf";

/** A text with its place in points from the top left corner of an A4 page, and its slant in degrees. */
export type TextToDraw = readonly [left: number, top: number, text: string, size?: number, slant?: number];

interface Options {
  /** Draws in the opposite order to that of reading. */
  isReversed?: boolean;
  /** Draws each letter alone. */
  byLetter?: boolean;
  /** Draws the texts turned by these degrees on an upright page, as some programs print. */
  turn?: 90 | 180 | 270;
  encryption?: { userPassword: string };
  /** Values of text fields of a form on the first page, with the left end of their baseline. */
  fields?: Readonly<Record<string, readonly [left: number, baseline: number]>>;
}

const WIDTH = 595;
const HEIGHT = 842;

/** The place of a text that is drawn turned. */
function turned(left: number, top: number, turn: Options["turn"]): [left: number, top: number] {
  if (turn === 90) return [top, HEIGHT - left];
  if (turn === 180) return [WIDTH - left, HEIGHT - top];
  if (turn === 270) return [WIDTH - top, left];
  return [left, top];
}

/** A PDF of these texts, one list a page. */
export function makeInvoicePdf(
  pages: readonly (readonly TextToDraw[])[],
  options: Options = {},
): Uint8Array<ArrayBuffer> {
  const { isReversed = false, byLetter = false, turn, encryption, fields = {} } = options;
  // The fields of forms that jsPDF compresses cannot be read.
  const hasFields = Object.keys(fields).length > 0;
  const pdf = new jsPDF({
    unit: "pt",
    format: "a4",
    compress: !hasFields,
    ...(encryption && { encryption }),
  });
  pages.forEach((texts, index) => {
    if (index > 0) pdf.addPage();
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
    for (const [left, top, text, size = 9, slant = 0] of isReversed ? drawn.reverse() : drawn) {
      pdf.setFontSize(size);
      if (text.trim()) pdf.text(text, ...turned(left, top, turn), { angle: slant + (turn ?? 0) });
    }
  });
  pdf.setPage(1);
  for (const [value, [left, baseline]] of Object.entries(fields)) {
    const field = new AcroFormTextField();
    Object.assign(field, {
      fieldName: value,
      x: left,
      y: baseline - 12,
      width: 120,
      height: 16,
      value,
      fontSize: 9,
    });
    pdf.addField(field);
  }
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

/** The day of the visit: an invoice is read relative to it. */
const TODAY = "2026-11-29";

/** Reads an invoice as in a browser, but with pdf.js in the same thread. */
export const read = (data: Uint8Array<ArrayBuffer>) => readInvoicePdf(data.slice().buffer, TODAY);
