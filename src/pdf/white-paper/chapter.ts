import {
  type Chart,
  type ChartBar,
  litColumns,
  readChart,
  readCitation,
  type WhitePaperContent,
} from "../../content/chapters";
import { printedAddress } from "../../content/links";
import { dayInFrench } from "../../french/dates";
import { duskColors, printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { element, line, place, type Point, polygon, type Shape, type StructureElement } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, linkBox, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { textBlock, type TextFrame, type TextStyle } from "../text/text-block";

type Labels = Pick<WhitePaperContent["whitePaperPage"], "sourcesLabel" | "readOnLabel">;

/** A bar is a row of 20 windows, each 5 % of the scale, between its label and its value. Long labels wrap. */
const BAR = { windows: 20, gap: 0.55, height: 3.9, label: 44, space: 3 };
/** Three buildings fill the panel's width, each with its value and label on its right. */
const BUILDING = { pitch: panelColumn.width / 3, scale: 0.14, gap: 2.4 };
const ROW_GAP = 1.7;

const titleStyle: TextStyle = { type: "subheading", font: "strong", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "text", color: colors.ink };
const valueStyle: TextStyle = { type: "label", font: "strong", color: colors.ink };
const figureStyle: TextStyle = { type: "heading", font: "display", color: colors.ink };

const SOURCES = { before: 5, rule: 0.25, below: 1.6 };
/** Includes the margin, so that most addresses fit on one line. */
const sourceFrame: TextFrame = {
  ...{ type: "source", font: "text", color: colors.inkSoft },
  ...{ x: printGrid.outer, width: printGrid.right - printGrid.outer },
};

/** Each tone is one dashed line: lit up to `least`, lighter up to `amount`, unlit up to `scale`. */
function drawBar(
  { least, amount }: ChartBar,
  scale: number,
  [x, y]: Point,
  width: number,
  color: string,
): Shape[] {
  const dash = [(width + BAR.gap) / BAR.windows - BAR.gap, BAR.gap];
  const windows = (end: number, tone: string) =>
    line([x, y], [x + (width * end) / scale, y], BAR.height, tone, dash);
  return [windows(scale, colors.line), windows(amount, duskColors.litTop), windows(least, color)];
}

/** 100 windows, lit from the ground up, column by column. The size is 128 × 144, as on the web page. */
function drawBuilding(percent: number, color: string): Shape[] {
  const windows = (lit: number, tone: string) =>
    litColumns(lit).map((rows, column) => {
      const x = 10.5 + 12 * column;
      return line([x, 136], [x, 136 - 13 * rows], 7, tone, [9, 4]);
    });
  const walls = polygon(colors.ink, [2, 144], [2, 5], [8, 0], [120, 0], [126, 5], [126, 144]);
  return [walls, ...windows(100, duskColors.stoneLight), ...windows(percent, color)];
}

type Row = Pick<Box, "height" | "marks">;

/** A bar is a table row for screen readers, with its label as TH and its value as TD. */
function cells({ amount }: ChartBar, { lowest }: Chart, table: StructureElement) {
  const row = element("TR", table);
  const [color, lit] = amount === lowest ? [colors.accent, colors.accent] : [colors.ink, colors.brand];
  return {
    head: { ...labelStyle, tag: element("TH", row) },
    figure: { color, tag: element("TD", row) },
    lit,
  };
}

const rowsOf: Record<Chart["drawing"], (chart: Chart, table: StructureElement) => Row[]> = {
  Barres: (chart, table) => {
    const { x, width } = panelColumn;
    const start = x + BAR.label + BAR.space;
    const values = Math.max(...chart.bars.map((bar) => textBlock(bar.value, valueStyle).width));
    const barWidth = x + width - values - BAR.space - start;
    return chart.bars.map((bar) => {
      const { head, figure, lit } = cells(bar, chart, table);
      const name = textBlock(bar.label, { ...head, x, width: BAR.label });
      const value = textBlock(bar.value, { ...valueStyle, ...figure, x: x + width, align: "right" });
      const drawing = drawBar(bar, chart.scale, [start, value.height / 2], barWidth, lit);
      const height = Math.max(name.height, value.height);
      return { height, marks: [...name.marks, ...drawing, ...value.marks] };
    });
  },
  Immeubles: (chart, table) => {
    const buildings = chart.bars.map((bar, index) => {
      const { head, figure, lit } = cells(bar, chart, table);
      const x = panelColumn.x + index * BUILDING.pitch;
      const end = x + 128 * BUILDING.scale + BUILDING.gap;
      const frame = { x: end, width: x + BUILDING.pitch - BUILDING.gap - end };
      const value = textBlock(bar.value, { ...figureStyle, ...figure, ...frame });
      const name = textBlock(bar.label, { ...head, ...frame, y: value.bottom });
      const building = place(drawBuilding(bar.amount, lit), x, 0, BUILDING.scale);
      const height = Math.max(144 * BUILDING.scale, name.bottom);
      return { height, marks: [...building, ...name.marks, ...value.marks] };
    });
    const height = Math.max(...buildings.map((building) => building.height));
    return [{ height, marks: buildings.flatMap(({ marks }) => marks) }];
  },
};

export function chartBoxes(chart: Chart, section: StructureElement): Box[] {
  const { title, drawing } = chart;
  const table = element("Table", section);
  const flow = { before: ROW_GAP, keepWithNext: true };
  const boxes = rowsOf[drawing](chart, table).map((row) => ({ ...row, ...flow }));

  const caption = { ...titleStyle, ...panelColumn, tag: element("Caption", table), keepWithNext: true };
  return onPanel([...(title === null ? [] : textBoxes(title, caption)), ...boxes]);
}

/** Each source shows its URL, for readers on paper. Invalid sources, which the content check reports, are left out. */
function sourceBoxes(
  { sources }: Queries.ChapterContent,
  { sourcesLabel, readOnLabel }: Labels,
  section: StructureElement,
): Box[] {
  const citations = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  const linked = citations.map(({ title, publisher, url, readOn }): Box => {
    const description = `${title}, ${publisher}, ${readOnLabel} ${dayInFrench(readOn)}`;
    const text = `${description}, ${printedAddress(url)}`;
    return linkBox(text, url, sourceFrame, element("P", section), description);
  });
  if (linked.length === 0) return [];
  const { outer, right } = printGrid;
  const rule = line([outer, 0], [right, 0], SOURCES.rule, colors.line);
  const labelFrame = { ...sourceFrame, font: "strong", tag: element("P", section) } as const;
  return [
    { height: SOURCES.below, before: SOURCES.before, keepWithNext: true, marks: [rule] },
    ...textBoxes(sourcesLabel, { ...labelFrame, keepWithNext: true }),
    ...linked,
  ];
}

export function chapterBoxes(
  chapter: Queries.ChapterContent,
  labels: Labels,
  section: StructureElement,
): Box[] {
  const chart = readChart(chapter);
  return [
    ...blockBoxes(chapter.text ?? [], section),
    ...(chart ? chartBoxes(chart, section) : []),
    ...sourceBoxes(chapter, labels, section),
  ];
}
