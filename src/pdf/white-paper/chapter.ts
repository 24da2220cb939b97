import type { ChartBar } from "../../content/chart-bar";
import { readCitation } from "../../content/citation";
import { dayInFrench } from "../../content/day";
import { printedAddress } from "../../content/links";
import { type Chart, litColumns, readChart, type WhitePaperContent } from "../../content/white-paper";
import { duskColors, printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line, place, polygon, type Shape } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, linkedText, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { type Area, element, type StructureElement } from "../structure";
import { textBlock, type TextFrame, type TextStyle } from "../text/text-block";

type Labels = Pick<WhitePaperContent["whitePaperPage"], "sourcesLabel" | "readOnLabel">;

/** A bar is a row of 20 windows: each is 5 % of the scale. */
const BAR = { windows: 20, gap: 0.55, height: 3.9, labels: 44, columnGap: 3, rowGap: 1.7 };
/** A building has a label on its right. Three take the panel's width. */
const BUILDING = {
  pitch: panelColumn.width / 3,
  scale: 0.14,
  width: 128 * 0.14,
  height: 144 * 0.14,
  gap: 2.4,
};

const titleStyle: TextStyle = { type: "subheading", font: "strong", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "text", color: colors.ink };
const valueStyle: TextStyle = { type: "label", font: "strong", color: colors.ink };
const figureStyle: TextStyle = { type: "heading", font: "display", color: colors.ink };

const SOURCES = { before: 5, rule: 0.25, below: 1.6 };
/** As wide as the page's text and margin, so that most addresses keep to one line. */
const sourceFrame: TextFrame = {
  ...{ type: "source", font: "text", color: colors.inkSoft },
  ...{ x: printGrid.outer, width: printGrid.right - printGrid.outer },
};

/** A row of windows, as one dashed line: lit up to `least`, lighter up to `amount`, unlit up to `scale`. */
function drawBar(
  { least, amount }: ChartBar,
  scale: number,
  { x, y, width }: Omit<Area, "height">,
  color: string,
) {
  const dash = [(width + BAR.gap) / BAR.windows - BAR.gap, BAR.gap];
  const windows = (end: number, tone: string) =>
    line([x, y], [x + (width * end) / scale, y], BAR.height, tone, dash);
  return [windows(scale, colors.line), windows(amount, duskColors.litTop), windows(least, color)];
}

/** A façade of 100 windows, lit from the ground up, one column after the other. 128 wide and 144 high, as on the page. */
function drawBuilding(percent: number, color: string): Shape[] {
  const windows = (lit: number, tone: string) =>
    litColumns(lit).map((rows, column) => {
      const x = 10.5 + 12 * column;
      return line([x, 136], [x, 136 - 13 * rows], 7, tone, [9, 4]);
    });
  const walls = polygon(colors.ink, [2, 144], [2, 5], [8, 0], [120, 0], [126, 5], [126, 144]);
  return [walls, ...windows(100, duskColors.stoneLight), ...windows(percent, color)];
}

/** A chart on a panel, kept on one page. A reader finds labels and values in a table. */
export function chartBoxes(
  { title, bars, scale, lowest, asBuildings }: Chart,
  section: StructureElement,
): Box[] {
  const { x: left, width } = panelColumn;
  const table = element("Table", section);
  const rows = bars.map((bar, index) => {
    const row = element("TR", table);
    const [label, value] = [element("TH", row), element("TD", row)];
    return { bar, index, label, value, accent: bar.amount === lowest ? colors.accent : null };
  });
  const valueWidth = Math.max(...bars.map(({ value }) => textBlock(value, valueStyle).width));
  const barPlace = {
    x: left + BAR.labels + BAR.columnGap,
    width: width - BAR.labels - valueWidth - 2 * BAR.columnGap,
  };

  const barBoxes = rows.map(({ bar, index, accent, ...tags }): Box => {
    const name = textBlock(bar.label, { ...labelStyle, x: left, width: BAR.labels, tag: tags.label });
    const end = { x: left + width, align: "right", tag: tags.value } as const;
    const value = textBlock(bar.value, { ...valueStyle, color: accent ?? colors.ink, ...end });
    const row = drawBar(bar, scale, { ...barPlace, y: value.height / 2 }, accent ?? colors.brand);
    return {
      height: Math.max(name.height, value.height),
      before: BAR.rowGap,
      keepWithNext: index < bars.length - 1,
      marks: [...name.marks, ...row, ...value.marks],
    };
  });

  const cells = rows.map(({ bar, index, accent, ...tags }) => {
    const x = left + index * BUILDING.pitch;
    const building = place(drawBuilding(bar.amount, accent ?? colors.brand), x, 0, BUILDING.scale);
    const frame = {
      x: x + BUILDING.width + BUILDING.gap,
      width: BUILDING.pitch - BUILDING.width - 2 * BUILDING.gap,
    };
    const value = textBlock(bar.value, {
      ...figureStyle,
      color: accent ?? colors.ink,
      ...frame,
      tag: tags.value,
    });
    const name = textBlock(bar.label, { ...labelStyle, ...frame, y: value.bottom, tag: tags.label });
    return { bottom: name.bottom, marks: [...building, ...name.marks, ...value.marks] };
  });
  const buildings: Box = {
    height: Math.max(BUILDING.height, ...cells.map(({ bottom }) => bottom)),
    before: BAR.rowGap,
    marks: cells.flatMap(({ marks }) => marks),
  };

  const caption = { ...titleStyle, ...panelColumn, tag: element("Caption", table) };
  const flow = { before: 0, keep: "whole", keepWithNext: true } as const;
  const heading = title === null ? [] : textBoxes(title, caption, flow);
  return onPanel([...heading, ...(asBuildings ? [buildings] : barBoxes)]);
}

/** Sources, small, each with its address, also for who reads them on paper. Invalid ones, which the content check reports, are left out. */
function sourceBoxes(
  { sources }: Queries.ChapterContent,
  { sourcesLabel, readOnLabel }: Labels,
  section: StructureElement,
): Box[] {
  const citations = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  const linked = citations.map(({ title, publisher, url, readOn }): Box => {
    const description = `${title}, ${publisher}, ${readOnLabel} ${dayInFrench(readOn)}`;
    const text = `${description}, ${printedAddress(url)}`;
    const frame = { ...sourceFrame, y: 0 };
    const { marks, bottom } = linkedText(text, { url, description }, frame, element("P", section));
    return { height: bottom, before: 0, marks };
  });
  if (linked.length === 0) return [];
  const { outer, right } = printGrid;
  const rule = line([outer, 0], [right, 0], SOURCES.rule, colors.line);
  const flow = { before: 0, keep: "whole", keepWithNext: true } as const;
  const frame: TextFrame = { ...sourceFrame, font: "strong", tag: element("P", section) };
  return [
    { height: SOURCES.below, before: SOURCES.before, keepWithNext: true, marks: [rule] },
    ...textBoxes(sourcesLabel, frame, flow),
    ...linked,
  ];
}

/** A chapter below its title: text, chart, sources. */
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
