import type { Deadline } from "../../assembly/calendar";
import { printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line } from "../marks";
import type { Box } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextStyle } from "../text/text-block";

const PADDING = 1.4;
const GAP = 0.4;
const RULE = 0.25;
/** The days stand in the margin, like the numbers of the white paper's chapters. */
const dayColumn = { x: printGrid.outer, width: textColumn.x - printGrid.outer - 3, spaceAfter: true };

const dayStyle: TextStyle = { type: "label", font: "display", color: colors.action };
const pastStyle: TextStyle = { type: "label", font: "strong", color: colors.accentStrong };
const titleStyle: TextStyle = { type: "subheading", font: "strong", color: colors.ink };
const sumStyle: TextStyle = { type: "label", font: "text", color: colors.ink };

/** « mercredi 15 » and « septembre 2027 » take a line each: the column is too narrow for both. */
const breakable = (date: string) => date.replace(/\u00a0(?=\p{L}+\u00a0\d{4}$)/u, " ");

/** A row: day in the margin; title, sum and advice beside it. It is read as title, day, sum, advice. */
export function rowBox({ title, date, sum, past, advice }: Deadline, table: StructureElement): Box {
  const row = element("TR", table);
  const inText = (text: string, style: TextStyle, y: number, tag: StructureElement) =>
    textBlock(text, { ...style, ...textColumn, y, tag });
  const dayCell = element("TD", row);
  const inMargin = (text: string, style: TextStyle, y: number) =>
    textBlock(text, { ...style, ...dayColumn, y, tag: dayCell });

  const name = inText(title, titleStyle, PADDING, element("TH", row));
  const shownDay = inMargin(breakable(date), dayStyle, PADDING);
  const label = past ? inMargin(past, pastStyle, shownDay.bottom) : null;
  const sumCell = element("TD", row);
  const shownSum = inText(sum, sumStyle, name.bottom, element("P", sumCell));
  const below = shownSum.bottom + GAP;
  const shownAdvice = advice ? inText(advice, sumStyle, below, element("P", sumCell)) : null;

  const texts = [name, shownDay, label, shownSum, shownAdvice].filter((text) => text !== null);
  const rule = line([printGrid.outer, 0], [printGrid.right, 0], RULE, colors.line);
  const height = Math.max(...texts.map(({ bottom }) => bottom)) + PADDING;
  return { height, before: 0, marks: [rule, ...texts.flatMap(({ marks }) => marks)] };
}
