/** For tests of a PDF's layout: finds texts that overlap, or are too close to the paper's edge. */
import { pdfGrid } from "../../theme/pdf-styles";
import type { PdfPage, TextMark } from "../marks";
import { MM_PER_POINT } from "../text/text-block";

/** Tolerance for rounded coordinates, in millimetres. */
const ROUNDING = 0.01;

export const textMarksOf = (page: PdfPage | undefined) =>
  (page ?? []).filter((mark): mark is TextMark => mark.kind === "text" && mark.text.trim() !== "");

/** In millimetres, with the accents on capitals and the descenders. `size` is in points. */
const areaOf = ({ x, y, width, size }: TextMark) => ({
  left: x,
  right: x + width,
  top: y - 0.75 * size * MM_PER_POINT,
  bottom: y + 0.2 * size * MM_PER_POINT,
});

/** Office printers print nothing within this distance of the paper's edge, in millimetres. */
const UNPRINTABLE_MARGIN = 4.2;

/** The texts so close to the edge of the paper that office printers do not print them. */
export function textsOffPaper(page: PdfPage): string[] {
  const { width, height } = pdfGrid;
  return textMarksOf(page)
    .filter((mark) => {
      const { left, right, top, bottom } = areaOf(mark);
      return Math.min(left, width - right, top, height - bottom) < UNPRINTABLE_MARGIN - ROUNDING;
    })
    .map(({ text }) => text);
}

function overlap(one: TextMark, other: TextMark): boolean {
  const first = areaOf(one);
  const second = areaOf(other);
  const sharedWidth = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const sharedHeight = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return sharedWidth > ROUNDING && sharedHeight > ROUNDING;
}

/** Each pair of texts that overlap: « Énergie / Prix ». */
export function overlappingTexts(page: PdfPage): string[] {
  const marks = textMarksOf(page);
  return marks.flatMap((one, index) => {
    const overlapping = marks.slice(index + 1).filter((other) => overlap(one, other));
    return overlapping.map((other) => `${one.text} / ${other.text}`);
  });
}
