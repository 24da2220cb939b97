import type { Deadline } from "../../assembly/calendar";
import { printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line, type Mark } from "../marks";
import type { Box } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle, Typesetter } from "../text/typesetter";

const PADDING = 1.4;
const GAP = 0.4;
const RULE = 0.25;
/** The days stand in the margin, like the numbers of the white paper's chapters. */
const dayColumn = { x: printGrid.outer, width: textColumn.x - printGrid.outer - 3 };

const dayStyle: TextStyle = { type: "label", font: "display", color: colors.action };
const pastStyle: TextStyle = { type: "label", font: "strong", color: colors.accentStrong };
const titleStyle: TextStyle = { type: "subheading", font: "strong", color: colors.ink };
const sumStyle: TextStyle = { type: "label", font: "text", color: colors.ink };

/** « mercredi 15 » and « septembre 2027 » take a line each: the column is too narrow for both. */
const breakable = (date: string) => date.replace(/\u00a0(?=\p{L}+\u00a0\d{4}$)/u, " ");

/** A row: day in the margin; title, sum and advice beside it. It is read as title, day, sum, advice. */
function rowBox(deadline: Deadline, table: StructureElement, typesetter: Typesetter): Box {
  const { title, date, sum, past, advice } = deadline;
  const row = element("TR", table);
  const inText = (text: string, style: TextStyle, y: number, tag: StructureElement) =>
    typesetter.block(text, { ...style, ...textColumn, y, tag });
  const inMargin = (text: string, style: TextStyle, y: number, tag: StructureElement) =>
    typesetter.block(text, { ...style, ...dayColumn, y, tag, spaceAfter: true });

  const name = inText(title, titleStyle, PADDING, element("TH", row));
  const dayCell = element("TD", row);
  const shownDay = inMargin(breakable(date), dayStyle, PADDING, dayCell);
  const label = past ? inMargin(past, pastStyle, shownDay.bottom, dayCell) : null;
  const sumCell = element("TD", row);
  const shownSum = inText(sum, sumStyle, name.bottom, element("P", sumCell));
  const below = shownSum.bottom + GAP;
  const shownAdvice = advice ? inText(advice, sumStyle, below, element("P", sumCell)) : null;

  const texts = [name, shownDay, label, shownSum, shownAdvice].filter((text) => text !== null);
  const rule = line([printGrid.outer, 0], [printGrid.right, 0], RULE, colors.line);
  const marks: Mark[] = [rule, ...texts.flatMap((text) => text.marks)];
  const height = Math.max(...texts.map(({ bottom }) => bottom)) + PADDING;
  return { height, before: 0, keepWithNext: false, marks };
}

/** The dates of the calendar as a table, a box a date. */
export function deadlineBoxes(
  deadlines: readonly Deadline[],
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  const table = element("Table", section);
  return deadlines.map((deadline) => rowBox(deadline, table, typesetter));
}
