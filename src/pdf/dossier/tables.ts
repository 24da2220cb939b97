/** The dossier's tables: deadlines and comparison. Their column heads are in code, like a form's labels. */
import type { Block } from "../../content/model/content-type";
import type { Deadline } from "../../contract/deadlines";
import { dayInFrench } from "../../french/dates";
import { pageColumn, textColumn } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, moveMarks, rect, type StructureElement, tagged } from "../marks";
import { blockBoxes, textOfSpans } from "../pages/blocks";
import { type Box, hairline, heightOf, textBoxes } from "../pages/boxes";
import { textBlock, type TextFrame } from "../text/text-block";
import type { PrintedDossier } from "./content";

/** Unit: mm. Space above and below the texts of a row. */
const PADDING = 1;
/** Unit: mm. Minimum space above a row of heads. */
const ABOVE_HEADS = 2.8;

/** Moves the boxes of the text column to the page's left edge, where the tables start. */
export const inPageColumn = (boxes: readonly Box[]): Box[] =>
  boxes.map((box) => ({ ...box, marks: moveMarks(box.marks, pageColumn.x - textColumn.x, 0) }));

/** Unit: mm. « mercredi 15 septembre 2027 » is on one line. */
const DAY_WIDTH = 50;
const dayColumn = { x: pageColumn.x, width: DAY_WIDTH, spaceAfter: true };
const stepColumn = { x: pageColumn.x + DAY_WIDTH, width: pageColumn.width - DAY_WIDTH };

const headStyle = { type: "label", font: "strong", color: colors.inkSoft } as const;
const boundFrame: TextFrame = { ...dayColumn, type: "label" };
const dayFrame: TextFrame = { ...boundFrame, font: "display", color: colors.action };
const titleFrame: TextFrame = { ...stepColumn, type: "subheading" };
const noteFrame: TextFrame = { ...stepColumn, type: "label" };

/** The row of a table's column heads. */
function headRow(table: StructureElement, heads: readonly (TextFrame & { text: string })[]): Box {
  const row = element("TR", table);
  const blocks = heads.map(({ text, ...frame }) =>
    textBlock(text, { ...frame, tag: element("TH", row, { scope: "Column" }) }),
  );
  return {
    height: Math.max(...blocks.map(({ bottom }) => bottom)) + PADDING,
    before: ABOVE_HEADS,
    keepWithNext: true,
    marks: blocks.flatMap(({ marks }) => marks),
  };
}

/** Unit: mm. Rows of days grow up to this height to fill the page. A row is never lower than its texts. */
const MOST_DAY_HEIGHT = 17;

/** The day is on the left; the reading order is title, day, note. */
function dayBox({ title, bound, date, note }: Deadline, rowHeight: number, table: StructureElement): Box {
  const row = element("TR", table);
  const cell = element("TD", row);
  const day = element("P", cell);
  const name = textBlock(title, { ...titleFrame, y: PADDING, tag: element("TH", row) });
  const shownBound = textBlock(bound.trim(), { ...boundFrame, y: PADDING, tag: day });
  const shownDay = textBlock(date, { ...dayFrame, y: shownBound.bottom, tag: day });
  const shownNote = textBlock(note, { ...noteFrame, y: name.bottom, tag: element("P", cell) });
  const texts = [name, shownBound, shownDay, shownNote];
  const height = Math.max(rowHeight, ...texts.map(({ bottom }) => bottom + PADDING));
  return { height, before: 0, marks: [hairline(0), ...texts.flatMap(({ marks }) => marks)] };
}

/** Caption and heads of a table of days. */
function daysHead(caption: string, table: StructureElement): Box[] {
  const tag = element("Caption", table);
  return [
    ...textBoxes(caption, { ...pageColumn, type: "label", keepWithNext: true, tag }),
    headRow(table, [
      { text: "Étape", ...headStyle, ...stepColumn },
      { text: "Date", ...headStyle, ...dayColumn },
    ]),
  ];
}

/** Days of a hypothesis have a second table. @param room the height below the section's heading, in mm. */
export function deadlineBoxes(
  { deadlines, madeOn }: PrintedDossier,
  section: StructureElement,
  room: number,
): Box[] {
  const { rows, hypothesis } = deadlines;
  const tables = [
    {
      caption: `Les dates, vues le ${dayInFrench(madeOn)}`,
      days: rows.filter(({ isHypothetical }) => !isHypothetical),
    },
    { caption: hypothesis, days: rows.filter(({ isHypothetical }) => isHypothetical) },
  ]
    .filter(({ days }) => days.length > 0)
    .map(({ caption, days }) => {
      const table = element("Table", section);
      return { table, days, above: daysHead(caption, table) };
    });
  const roomForDays = room - heightOf(tables.flatMap(({ above }) => above));
  const rowHeight = Math.min(MOST_DAY_HEIGHT, roomForDays / rows.length);
  return tables.flatMap(({ table, days, above }) => [
    ...above,
    ...days.map((day) => dayBox(day, rowHeight, table)),
  ]);
}

/** The comparison has an empty column for each offer, to fill in by hand. */
const OFFERS = [1, 2, 3, 4] as const;
const CRITERION_WIDTH = 42;
const GAP = 0.8;
/** Unit: mm. Cells are tall enough to write in, and grow to fill the page. */
const CELL_HEIGHT = { least: 9.8, most: 20 };
const cellWidth = (pageColumn.width - CRITERION_WIDTH) / OFFERS.length;
const cellX = (offer: number) => pageColumn.x + CRITERION_WIDTH + (offer - 1) * cellWidth;
const criterionFrame: TextFrame = {
  ...pageColumn,
  type: "label",
  font: "strong",
  width: CRITERION_WIDTH - 3,
  y: PADDING,
};

/** An empty cell's background is tagged, because the writer adds an element only with a mark. */
function criterionBox(criterion: string, cellHeight: number, table: StructureElement): Box {
  const row = element("TR", table);
  const name = textBlock(criterion, { ...criterionFrame, tag: element("TH", row) });
  const height = Math.max(cellHeight, name.bottom + PADDING);
  const cells = OFFERS.map((offer) =>
    tagged([rect(cellX(offer), 0, cellWidth - GAP, height - GAP, colors.surfaceTint)], element("TD", row)),
  );
  return { height, before: 0, marks: [hairline(0), ...name.marks, ...cells.flat()] };
}

/** The items of a list, each with its number if it was typed. */
function criteriaOf(block: Block): string[] {
  if (block.kind !== "list") return [];
  const { start, items } = block;
  const texts = items.map(textOfSpans);
  return start === null ? texts : texts.map((text, index) => `${start + index}. ${text}`);
}

/** The table that compares offers. @param room the height of a page below the section's heading, in mm. */
export function comparisonBoxes(
  { blocks }: PrintedDossier["comparison"],
  section: StructureElement,
  room: number,
): Box[] {
  const table = element("Table", section);
  const texts = blocks.filter(({ kind }) => kind !== "list");
  const criteria = blocks.flatMap(criteriaOf);
  const caption = inPageColumn(blockBoxes(texts, element("Caption", table)));
  const headBox = headRow(table, [
    { text: "Critère", ...dayFrame, x: pageColumn.x },
    ...OFFERS.map((offer) => ({ text: `Offre\u00a0${offer}`, ...dayFrame, x: cellX(offer) })),
  ]);
  const roomForEach = (room - heightOf([...caption, headBox])) / criteria.length;
  const cellHeight = Math.min(CELL_HEIGHT.most, Math.max(CELL_HEIGHT.least, roomForEach));
  const rows = criteria.map((criterion) => criterionBox(criterion, cellHeight, table));
  return [...caption, headBox, ...rows];
}
