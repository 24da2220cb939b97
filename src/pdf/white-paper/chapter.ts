import { type Chart, type ChartBar, litColumns, readChart, readCitation } from "../../content/chapters";
import { printedAddress } from "../../content/links";
import { dayInFrench } from "../../french/dates";
import { duskColors, pageColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { element, line, place, polygon, type Shape, type StructureElement } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, hairline, linkBox, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { textBlock, type TextFrame, type TextStyle } from "../text/text-block";

type Labels = Queries.CitationLabels;

/** A bar is a row of 20 windows, each 5 % of the scale, between its label and its value. Long labels wrap. */
const BAR = { windows: 20, gap: 0.55, height: 3.9, label: 44, space: 3 };
/** Three buildings fill the panel's width, each with its value and label on its right. */
const BUILDING = { pitch: panelColumn.width / 3, scale: 0.14, gap: 2.4 };
const ROW_GAP = 1.7;

const valueStyle: TextStyle = { type: "label", font: "strong" };

const SOURCES = { before: 5, below: 1.6 };
/** Includes the margin, so that most addresses fit on one line. */
const sourceFrame: TextFrame = { type: "source", ...pageColumn };

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

/** A bar is a table row for screen readers, with its label as TH and its value as TD. */
function cells({ amount }: ChartBar, { lowest }: Chart, table: StructureElement) {
  const row = element("TR", table);
  const [color, lit] = amount === lowest ? [colors.accent, colors.accent] : [colors.ink, colors.brand];
  return { head: element("TH", row), figure: { color, tag: element("TD", row) }, lit };
}

/** Each tone is one dashed line: lit up to `least`, lighter up to `amount`, unlit up to `scale`. */
function barRows(chart: Chart, table: StructureElement) {
  const { x, width } = panelColumn;
  const start = x + BAR.label + BAR.space;
  const values = Math.max(...chart.bars.map((bar) => textBlock(bar.value, valueStyle).width));
  const barWidth = x + width - values - BAR.space - start;
  const dash = [(barWidth + BAR.gap) / BAR.windows - BAR.gap, BAR.gap];
  return chart.bars.map((bar) => {
    const { head, figure, lit } = cells(bar, chart, table);
    const name = textBlock(bar.label, { type: "label", x, width: BAR.label, tag: head });
    const value = textBlock(bar.value, { ...valueStyle, ...figure, x: x + width, align: "right" });
    const y = value.height / 2;
    const windows = (end: number, tone: string) =>
      line([start, y], [start + (barWidth * end) / chart.scale, y], BAR.height, tone, dash);
    const unlit = windows(chart.scale, colors.line);
    const drawing = [unlit, windows(bar.amount, duskColors.litTop), windows(bar.least, lit)];
    const height = Math.max(name.height, value.height);
    return { height, marks: [...name.marks, ...drawing, ...value.marks] };
  });
}

/** One row, with all buildings. */
function buildingRows(chart: Chart, table: StructureElement) {
  const buildings = chart.bars.map((bar, index) => {
    const { head, figure, lit } = cells(bar, chart, table);
    const x = panelColumn.x + index * BUILDING.pitch;
    const end = x + 128 * BUILDING.scale + BUILDING.gap;
    const frame = { x: end, width: x + BUILDING.pitch - BUILDING.gap - end };
    const value = textBlock(bar.value, { type: "heading", ...figure, ...frame });
    const name = textBlock(bar.label, { type: "label", ...frame, y: value.bottom, tag: head });
    const building = place(drawBuilding(bar.amount, lit), x, 0, BUILDING.scale);
    const height = Math.max(144 * BUILDING.scale, name.bottom);
    return { height, marks: [...building, ...name.marks, ...value.marks] };
  });
  const height = Math.max(...buildings.map((building) => building.height));
  return [{ height, marks: buildings.flatMap(({ marks }) => marks) }];
}

const rowsOf = { Barres: barRows, Immeubles: buildingRows } satisfies Record<Chart["drawing"], unknown>;

export function chartBoxes(chart: Chart, section: StructureElement): Box[] {
  const table = element("Table", section);
  const rows = rowsOf[chart.drawing](chart, table);
  const boxes = rows.map((row) => ({ ...row, before: ROW_GAP, keepWithNext: true }));
  const caption = { ...panelColumn, tag: element("Caption", table), keepWithNext: true };
  return onPanel([...textBoxes(chart.title ?? "", { type: "subheading", ...caption }), ...boxes]);
}

/** Each source shows its URL, for readers on paper. Invalid sources, which the content check reports, are left out. */
function sourceBoxes({ sources }: Queries.ChapterContent, labels: Labels, section: StructureElement) {
  const citations = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  const linked = citations.map(({ title, publisher, url, readOn }): Box => {
    const description = `${title}, ${publisher}, ${labels.readOnLabel} ${dayInFrench(readOn)}`;
    const text = `${description}, ${printedAddress(url)}`;
    return linkBox(text, url, sourceFrame, element("P", section), description);
  });
  if (linked.length === 0) return [];
  const labelFrame = { ...sourceFrame, font: "strong", tag: element("P", section) } as const;
  return [
    { height: SOURCES.below, before: SOURCES.before, keepWithNext: true, marks: [hairline(0)] },
    ...textBoxes(labels.sourcesLabel, { ...labelFrame, keepWithNext: true }),
    ...linked,
  ];
}

export function chapterBoxes(chapter: Queries.ChapterContent, labels: Labels, section: StructureElement) {
  const chart = readChart(chapter);
  return [
    ...blockBoxes(chapter.text ?? [], section),
    ...(chart ? chartBoxes(chart, section) : []),
    ...sourceBoxes(chapter, labels, section),
  ];
}
