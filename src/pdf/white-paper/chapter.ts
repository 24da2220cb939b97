import { type Chart, type ChartBar, litColumns, readChart, readCitation } from "../../content/chapters";
import { printedAddress } from "../../content/links";
import { dayInFrench } from "../../french/dates";
import { duskColors, pageColumn, printGrid, type PrintType } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { element, line, place, polygon, type Shape, type StructureElement } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, hairline, heightOf, linkBox, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { textBlock, type TextFrame, type TextStyle } from "../text/text-block";
import { withHead, withShortHead } from "./heads";

type Labels = Queries.CitationLabels;

/** A bar is a row of 20 windows, each 5 % of the scale, between its label and its value. Long labels wrap. */
const BAR = { windows: 20, gap: 0.55, height: 3.9, label: 44, space: 3 };
/** Three buildings fill the panel's width, each with its value and label on its right. */
const BUILDING = { pitch: panelColumn.width / 3, scale: 0.14, gap: 2.4 };
const ROW_GAP = 1.7;

const valueStyle: TextStyle = { type: "label", font: "strong" };

const SOURCES = { before: 5, below: 1.6 };
/** Maximum height of a short chapter, which has a small head and small type: half a page, in millimetres. */
const LONGEST_SHORT = (printGrid.bottom - printGrid.top) / 2;

/** Includes the margin, so that most addresses fit on one line. */
const sourceFrame: TextFrame = { type: "source", ...pageColumn };

/** Size of a drawn building before it is scaled, as on the web page. */
const DRAWN = { width: 128, height: 144 };

/** 100 windows, lit from the ground up, column by column. */
function drawBuilding(percent: number, color: string): Shape[] {
  const windows = (lit: number, tone: string) =>
    litColumns(lit).map((rows, column) => {
      const x = 10.5 + 12 * column;
      return line([x, 136], [x, 136 - 13 * rows], 7, tone, [9, 4]);
    });
  const walls = polygon(colors.ink, [2, 144], [2, 5], [8, 0], [120, 0], [126, 5], [126, 144]);
  return [walls, ...windows(100, duskColors.stoneLight), ...windows(percent, color)];
}

/** Elements and colours of a bar. */
interface BarStyle {
  labelTag: StructureElement;
  value: { color: string; tag: StructureElement };
  /** Colour of the lit windows. */
  lit: string;
}

/** A row of a chart, before its place on a panel is known. */
type Row = Pick<Box, "height" | "marks">;

/** A bar is a table row for screen readers, with its label as TH and its value as TD. The lowest bar is in the accent colour. */
function styleOf({ amount }: ChartBar, { lowest }: Chart, table: StructureElement): BarStyle {
  const row = element("TR", table);
  const isLowest = amount === lowest;
  return {
    labelTag: element("TH", row),
    value: { color: isLowest ? colors.accent : colors.ink, tag: element("TD", row) },
    lit: isLowest ? colors.accent : colors.brand,
  };
}

/** Each tone is one dashed line: lit up to `least`, lighter up to `amount`, unlit up to `scale`. */
function barRows(chart: Chart, table: StructureElement): Row[] {
  const { x, width } = panelColumn;
  const start = x + BAR.label + BAR.space;
  const widestValue = Math.max(...chart.bars.map((bar) => textBlock(bar.value, valueStyle).width));
  const barWidth = x + width - widestValue - BAR.space - start;
  const dash = [(barWidth + BAR.gap) / BAR.windows - BAR.gap, BAR.gap];
  return chart.bars.map((bar) => {
    const style = styleOf(bar, chart, table);
    const name = textBlock(bar.label, { type: "label", x, width: BAR.label, tag: style.labelTag });
    const value = textBlock(bar.value, { ...valueStyle, ...style.value, x: x + width, align: "right" });
    const y = value.height / 2;
    const windows = (end: number, tone: string) =>
      line([start, y], [start + (barWidth * end) / chart.scale, y], BAR.height, tone, dash);
    const drawing = [
      windows(chart.scale, colors.line),
      windows(bar.amount, duskColors.litTop),
      windows(bar.least, style.lit),
    ];
    const height = Math.max(name.height, value.height);
    return { height, marks: [...name.marks, ...drawing, ...value.marks] };
  });
}

/** One row, with all buildings. */
function buildingRows(chart: Chart, table: StructureElement): Row[] {
  const buildings = chart.bars.map((bar, index) => {
    const style = styleOf(bar, chart, table);
    const x = panelColumn.x + index * BUILDING.pitch;
    const textX = x + DRAWN.width * BUILDING.scale + BUILDING.gap;
    const frame = { x: textX, width: x + BUILDING.pitch - BUILDING.gap - textX };
    const value = textBlock(bar.value, { type: "heading", ...style.value, ...frame });
    const name = textBlock(bar.label, { type: "label", ...frame, y: value.bottom, tag: style.labelTag });
    const building = place(drawBuilding(bar.amount, style.lit), x, 0, BUILDING.scale);
    const height = Math.max(DRAWN.height * BUILDING.scale, name.bottom);
    return { height, marks: [...building, ...name.marks, ...value.marks] };
  });
  const height = Math.max(...buildings.map((building) => building.height));
  return [{ height, marks: buildings.flatMap(({ marks }) => marks) }];
}

const rowsOf: Readonly<Record<Chart["drawing"], typeof barRows>> = {
  Barres: barRows,
  Immeubles: buildingRows,
};

export function chartBoxes(chart: Chart, section: StructureElement): Box[] {
  const table = element("Table", section);
  const rows = rowsOf[chart.drawing](chart, table);
  const boxes = rows.map((row) => ({ ...row, before: ROW_GAP, keepWithNext: true }));
  const caption = { ...panelColumn, tag: element("Caption", table), keepWithNext: true };
  return onPanel([...textBoxes(chart.title ?? "", { type: "subheading", ...caption }), ...boxes]);
}

/** Each source shows its URL, for readers on paper. Invalid sources, which the content check reports, are left out. */
function sourceBoxes({ sources }: Queries.ChapterContent, labels: Labels, section: StructureElement): Box[] {
  const citations = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  const list = element("L", section, { numbering: "None" });
  return citations.map(({ title, publisher, url, readOn }) => {
    const description = `${title}, ${publisher}, ${labels.readOnLabel} ${dayInFrench(readOn)}`;
    const text = `${description}, ${printedAddress(url)}`;
    return linkBox(text, url, sourceFrame, element("LBody", element("LI", list)), description);
  });
}

/** A chapter's boxes. Its sources are apart, because they stand at the foot of its last page, below other chapters. */
export interface ChapterBoxes {
  title: string;
  text: readonly Box[];
  /** Without their heading. */
  sources: readonly Box[];
  sourcesHeading: StructureElement;
}

export function chapterBoxes(
  chapter: Queries.ChapterContent,
  number: number,
  labels: Labels,
  section: StructureElement,
): ChapterBoxes {
  const { title, text, updatedOn } = chapter;
  const note = updatedOn && `${labels.updatedLabel} ${dayInFrench(updatedOn)}`;
  const chart = readChart(chapter);
  const head = { title, number, note };
  const inType = (type: PrintType) => [
    ...blockBoxes(text ?? [], section, type),
    ...(chart ? chartBoxes(chart, section) : []),
  ];
  const body = inType("body");
  const isShort = heightOf(body) <= LONGEST_SHORT;
  return {
    title,
    text: isShort ? withShortHead(head, section, inType("label")) : withHead(head, section, body),
    sourcesHeading: element("H3", section),
    sources: sourceBoxes(chapter, labels, section),
  };
}

/** The sources of a page's chapters, under a line. Where several chapters have some, each heading names its chapter. */
export function footBoxes(chapters: readonly ChapterBoxes[], label: string): Box[] {
  const cited = chapters.filter(({ sources }) => sources.length > 0);
  if (cited.length === 0) return [];
  const rule = { height: SOURCES.below, before: SOURCES.before, keepWithNext: true, marks: [hairline(0)] };
  const lists = cited.flatMap(({ title, sourcesHeading, sources }) => {
    // Screen readers find the heading in its chapter, so the title beside it is decoration.
    const name = chapters.length > 1 ? [{ text: ` · ${title}` }] : [];
    const heading = [{ text: label, tag: sourcesHeading }, ...name];
    return [...textBoxes(heading, { ...sourceFrame, font: "strong", keepWithNext: true }), ...sources];
  });
  return [rule, ...lists];
}
