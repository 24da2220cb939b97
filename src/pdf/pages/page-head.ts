import { duskColors, printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { circle, element, type Mark, rect, type StructureElement } from "../marks";
import { textBlock, type TextStyle } from "../text/text-block";

const titleStyle: TextStyle = { type: "title", font: "display", color: colors.ink };
const noteStyle: TextStyle = { type: "label", font: "text", color: colors.inkSoft };
const numeralStyle: TextStyle = { type: "numeral", font: "display", color: colors.ink };

/** Aligns the capitals of the title's first line with the top of the number's window. */
const BASELINE = printGrid.top + 6.2;
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2, gap: 3 };
const WINDOW = { width: 16.4, paneHeight: 14.5, sill: 1.4, bar: 0.8 };

function drawNumber(number: number, title: StructureElement): Mark[] {
  const { outer: left, top } = printGrid;
  const { width, paneHeight, sill, bar } = WINDOW;
  const radius = width / 2;
  const [x, middle, spring] = [left + sill, left + sill + radius, top + radius];
  const bottom = spring + paneHeight;
  const place = { x: middle, baseline: bottom - 4, align: "center", spaceAfter: true } as const;
  return [
    circle(middle, spring, radius, duskColors.litTop),
    circle(middle, spring, radius / 3, colors.ink),
    rect(middle - bar / 2, top, bar, radius, colors.ink),
    rect(x, spring, width, paneHeight, duskColors.lit),
    rect(x, spring, width, bar, colors.ink),
    rect(left, bottom, width + 2 * sill, sill, colors.ink),
    ...textBlock(`${number}`, { ...numeralStyle, ...place, tag: element("Lbl", title) }).marks,
  ];
}

/** @returns `bottom`, where the text column starts, in millimetres. */
export function drawPageHead(
  { title, number, note }: { title: string; number?: number; note?: string | null },
  section: StructureElement,
) {
  const tag = element("H2", section);
  const heading = textBlock(title, { ...titleStyle, ...textColumn, baseline: BASELINE, tag });
  const rule = rect(textColumn.x, heading.bottom + RULE.above, RULE.width, RULE.height, colors.accent);
  const baseline = rule.y + rule.height;
  const x = rule.x + rule.width + RULE.gap;
  const noteFrame = { x, width: printGrid.right - x, baseline, tag: element("P", section) };
  const noteBlock = note ? textBlock(note, { ...noteStyle, ...noteFrame }) : null;
  const marks: Mark[] = [
    ...(number === undefined ? [] : drawNumber(number, tag)),
    ...heading.marks,
    rule,
    ...(noteBlock?.marks ?? []),
  ];
  return { title, marks, bottom: Math.max(baseline, noteBlock?.end[1] ?? 0) + RULE.below };
}
