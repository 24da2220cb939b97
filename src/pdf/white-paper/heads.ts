import { duskColors, printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { circle, element, type Mark, place, rect, type StructureElement } from "../marks";
import { type Box, hairline } from "../pages/boxes";
import { textBlock, type TextStyle } from "../text/text-block";

export interface Head {
  title: string;
  /** A chapter's number, in a window in the margin. */
  number?: number;
  note?: string | null;
}

/** Capitals of the title's first line are aligned with the top of the number's window. */
const BASELINE = 6.2;
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2, gap: 3 };
const WINDOW = { width: 16.4, paneHeight: 14.5, sill: 1.4, bar: 0.8 };

/** Size of a short chapter's head, as a share of the others'. */
const SHORT = 0.58;
const BELOW_SHORT_TITLE = 1.2;
/** Space around the line between two chapters of a page. */
const SEPARATOR = { above: 3, below: 3.2 };

const noteStyle: TextStyle = { type: "label", color: colors.inkSoft };

function drawNumber(number: number, scale: number, title: StructureElement): Mark[] {
  const left = printGrid.outer / scale;
  const { width, paneHeight, sill, bar } = WINDOW;
  const radius = width / 2;
  const x = left + sill;
  const middle = x + radius;
  const bottom = radius + paneHeight;
  const numeral = { x: middle, baseline: bottom - 4, align: "center", spaceAfter: true } as const;
  const marks: Mark[] = [
    circle(middle, radius, radius, duskColors.litTop),
    circle(middle, radius, radius / 3, colors.ink),
    rect(middle - bar / 2, 0, bar, radius, colors.ink),
    rect(x, radius, width, paneHeight, duskColors.lit),
    rect(x, radius, width, bar, colors.ink),
    rect(left, bottom, width + 2 * sill, sill, colors.ink),
    ...textBlock(`${number}`, { type: "numeral", ...numeral, tag: element("Lbl", title) }).marks,
  ];
  return place(marks, 0, 0, scale);
}

/** The first box below a head keeps this distance from it, and stays on its page. */
function under(
  head: Omit<Box, "before" | "keepWithNext">,
  space: number,
  [first, ...others]: readonly Box[],
): Box[] {
  return [
    { ...head, before: 0, keepWithNext: true },
    ...(first ? [{ ...first, before: space }, ...others] : []),
  ];
}

/** A large title over the boxes, with a rule and the note below it. */
export function withHead(
  { title, number, note }: Head,
  section: StructureElement,
  boxes: readonly Box[],
): Box[] {
  const tag = element("H2", section);
  const heading = textBlock(title, { type: "title", ...textColumn, baseline: BASELINE, tag });
  const rule = rect(textColumn.x, heading.bottom + RULE.above, RULE.width, RULE.height, colors.accent);
  const baseline = rule.y + rule.height;
  const x = rule.x + rule.width + RULE.gap;
  const noteFrame = { x, width: printGrid.right - x, baseline, tag: element("P", section) };
  const noteBlock = textBlock(note ?? "", { ...noteStyle, ...noteFrame });
  const numeral = number === undefined ? [] : drawNumber(number, 1, tag);
  const marks = [...numeral, ...heading.marks, rule, ...noteBlock.marks];
  return under({ height: noteBlock.end.baseline, marks }, RULE.below, boxes);
}

/** A small title over the boxes of a short chapter, with the note at the end of its line. */
export function withShortHead(
  { title, number, note }: Head,
  section: StructureElement,
  boxes: readonly Box[],
): Box[] {
  const tag = element("H2", section);
  const baseline = BASELINE * SHORT;
  const noteFrame = { x: printGrid.right, width: textColumn.width / 2, baseline, tag: element("P", section) };
  const noteBlock = textBlock(note ?? "", { ...noteStyle, ...noteFrame, align: "right" });
  const width = textColumn.width - noteBlock.width - RULE.gap;
  const heading = textBlock(title, { type: "title", scale: SHORT, ...textColumn, width, baseline, tag });
  const numeral = number === undefined ? [] : drawNumber(number, SHORT, tag);
  const marks = [...numeral, ...heading.marks, ...noteBlock.marks];
  return under({ height: Math.max(heading.bottom, noteBlock.bottom), marks }, BELOW_SHORT_TITLE, boxes);
}

/** The line between two chapters of a page. */
export const separator = (): Box => ({
  height: SEPARATOR.below,
  before: SEPARATOR.above,
  keepWithNext: true,
  marks: [hairline(0)],
});
