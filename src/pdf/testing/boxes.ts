import { printGrid } from "../../theme/print";
import type { TextMark } from "../marks";
import type { Page } from "../pdf-layout";
import { MM_PER_POINT } from "../text/typesetter";

/** Maximum ascent and descent of a text as shares of its type size, with accents on capitals and descenders. */
const ASCENT = 0.75;
const DESCENT = 0.2;
const ROUNDING = 0.01;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const textMarksOf = (page: Page | undefined) =>
  (page ?? []).filter((mark): mark is TextMark => mark.kind === "text" && mark.text.trim() !== "");

const areaOf = ({ x, y, width, size }: TextMark): Area => ({
  left: x,
  right: x + width,
  top: y - ASCENT * size * MM_PER_POINT,
  bottom: y + DESCENT * size * MM_PER_POINT,
});

/** The texts outside the grid's margins. */
export function textsOutsideMargins(page: Page): string[] {
  const { outer, right, footer, header } = printGrid;
  return textMarksOf(page)
    .filter((mark) => {
      const area = areaOf(mark);
      const inside = area.left >= outer - 2 && area.right <= right + ROUNDING;
      return !inside || area.top < header - 5 || area.bottom > footer + 1;
    })
    .map(({ text }) => text);
}

/** The pairs of texts that overlap. */
export function overlappingTexts(page: Page): string[] {
  const marks = textMarksOf(page).map((mark) => ({ mark, area: areaOf(mark) }));
  return marks.flatMap(({ mark, area }, index) =>
    marks
      .slice(index + 1)
      .filter(
        ({ area: other }) =>
          area.left < other.right - ROUNDING &&
          other.left < area.right - ROUNDING &&
          area.top < other.bottom - ROUNDING &&
          other.top < area.bottom - ROUNDING,
      )
      .map(({ mark: other }) => `${mark.text} / ${other.text}`),
  );
}
