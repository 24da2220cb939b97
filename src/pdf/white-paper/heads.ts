/** The heads of chapters, contents and contact: title, chapter number in a window, and note. */
import { duskColors, pdfGrid, textColumn } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { circle, element, type Mark, moveMarks, rect, type StructureElement } from "../marks";
import { type Box, hairline } from "../pages/boxes";
import { textBlock, type TextStyle } from "../text/text-block";

export interface Head {
  title: string;
  /** A chapter's number, in a window in the margin. */
  number?: number;
  /** « Mis à jour le 26 novembre 2026 » */
  note?: string | null;
}

/** Unit: mm. At this baseline, the title's capitals reach the top of the number's window. */
const TITLE_BASELINE = 6.2;
/** The coloured rule below a title, in mm. `gap` is its distance to the note. */
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2, gap: 3 };
/** The window with a chapter's number: an arch over a pane, on a sill. In mm. */
const WINDOW = { width: 16.4, paneHeight: 14.5, sill: 1.4, bar: 0.8 };

/** The size of a short chapter's head, as a share of the other heads' size. */
const SHORT_SCALE = 0.58;
/** Space below a short head, in mm. */
const BELOW_SHORT_TITLE = 1.2;

const noteStyle: TextStyle = { type: "label", color: colors.inkSoft };

/** The window with the number, in the margin. @param title the heading's element, of which the number is a label. */
function drawNumber(number: number, scale: number, title: StructureElement): Mark[] {
  // `moveMarks` scales all marks from the page's edge: dividing first keeps the window at the margin.
  const sillLeft = pdfGrid.outer / scale;
  const { width, paneHeight, sill, bar } = WINDOW;
  const radius = width / 2;
  const paneLeft = sillLeft + sill;
  const middle = paneLeft + radius;
  const paneBottom = radius + paneHeight;
  const numeral = textBlock(`${number}`, {
    type: "numeral",
    x: middle,
    baseline: paneBottom - 4,
    align: "center",
    spaceAfter: true,
    tag: element("Lbl", title),
  });
  const marks: Mark[] = [
    circle(middle, radius, radius, duskColors.litTop),
    circle(middle, radius, radius / 3, colors.ink),
    rect(middle - bar / 2, 0, bar, radius, colors.ink),
    rect(paneLeft, radius, width, paneHeight, duskColors.lit),
    rect(paneLeft, radius, width, bar, colors.ink),
    rect(sillLeft, paneBottom, width + 2 * sill, sill, colors.ink),
    ...numeral.marks,
  ];
  return moveMarks(marks, 0, 0, scale);
}

/** Puts a head above boxes, on the page of the first one. @param space between head and first box. */
function stackHead(head: Pick<Box, "height" | "marks">, space: number, boxes: readonly Box[]): Box[] {
  const headBox: Box = { ...head, before: 0, keepWithNext: true };
  const [first, ...others] = boxes;
  if (!first) return [headBox];
  return [headBox, { ...first, before: space }, ...others];
}

/** A large title over the boxes, with a rule and the note below it. */
export function withHead(
  { title, number, note }: Head,
  section: StructureElement,
  boxes: readonly Box[],
): Box[] {
  const tag = element("H2", section);
  const heading = textBlock(title, { type: "title", ...textColumn, baseline: TITLE_BASELINE, tag });
  const rule = rect(textColumn.x, heading.bottom + RULE.above, RULE.width, RULE.height, colors.accent);
  // The note stands to the right of the rule, on the line of its lower edge.
  const noteLeft = rule.x + rule.width + RULE.gap;
  const noteBlock = textBlock(note ?? "", {
    ...noteStyle,
    x: noteLeft,
    width: pdfGrid.right - noteLeft,
    baseline: rule.y + rule.height,
    tag: element("P", section),
  });
  const lastBaseline = noteBlock.end.baseline;
  const numeral = number === undefined ? [] : drawNumber(number, 1, tag);
  const marks = [...numeral, ...heading.marks, rule, ...noteBlock.marks];
  return stackHead({ height: lastBaseline, marks }, RULE.below, boxes);
}

/** A small title over the boxes of a short chapter, with the note at the end of its line. */
export function withShortHead(
  { title, number, note }: Head,
  section: StructureElement,
  boxes: readonly Box[],
): Box[] {
  const tag = element("H2", section);
  const baseline = TITLE_BASELINE * SHORT_SCALE;
  const noteBlock = textBlock(note ?? "", {
    ...noteStyle,
    x: pdfGrid.right,
    width: textColumn.width / 2,
    baseline,
    align: "right",
    tag: element("P", section),
  });
  // The title takes what the note leaves of the line.
  const width = textColumn.width - noteBlock.width - RULE.gap;
  const heading = textBlock(title, {
    type: "title",
    scale: SHORT_SCALE,
    ...textColumn,
    width,
    baseline,
    tag,
  });
  const numeral = number === undefined ? [] : drawNumber(number, SHORT_SCALE, tag);
  const marks = [...numeral, ...heading.marks, ...noteBlock.marks];
  const height = Math.max(heading.bottom, noteBlock.bottom);
  return stackHead({ height, marks }, BELOW_SHORT_TITLE, boxes);
}

/** The line between two chapters of a page, with its space above and below in mm. */
export const separator: Box = { before: 3, height: 3.2, keepWithNext: true, marks: [hairline(0)] };
