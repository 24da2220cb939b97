import type { ChartBar } from "../../content/chart-bar";
import { readCitation } from "../../content/citation";
import { dayInFrench } from "../../content/day";
import { printedAddress } from "../../content/links";
import { type Chart, readChart, type WhitePaperContent } from "../../content/white-paper";
import { printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line, type Mark, rect } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, linkedText, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextFrame, type TextStyle } from "../text/text-block";

type Labels = Pick<WhitePaperContent["whitePaperPage"], "sourcesLabel" | "readOnLabel">;

/** A bar is a row of windows. Each window stands for this many percent, or for a multiple where the row would be too long. */
const PERCENT_PER_WINDOW = 5;
const MOST_WINDOWS = 40;
const WINDOW = { height: 3.9, gap: 0.55 };
const LABEL_WIDTH = 44;
const VALUE_WIDTH = 12;
const ROW_GAP = 1.7;

const titleStyle: TextStyle = { type: "subheading", font: "strong", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "text", color: colors.ink };
const valueStyle: TextStyle = { type: "label", font: "strong", color: colors.ink };

const bars = { x: panelColumn.x + LABEL_WIDTH + 3, width: panelColumn.width - LABEL_WIDTH - VALUE_WIDTH - 3 };

const SOURCES = { before: 5, rule: 0.25, below: 1.6 };
/** As wide as the page's text and margin, so that most addresses keep to one line. */
const sourceFrame: TextFrame = {
  ...{ type: "source", font: "text", color: colors.inkSoft },
  ...{ x: printGrid.outer, width: printGrid.right - printGrid.outer },
};

/** Draws a bar: lit windows up to `percent`, then unlit ones up to `scale`. */
function drawBar(percent: number, scale: number, y: number, litColor: string): Mark[] {
  const percentPerWindow = PERCENT_PER_WINDOW * Math.ceil(scale / PERCENT_PER_WINDOW / MOST_WINDOWS);
  const count = Math.ceil(scale / percentPerWindow);
  const pitch = (bars.width + WINDOW.gap) / count;
  const width = pitch - WINDOW.gap;
  return Array.from({ length: count }, (_, index) => {
    const x = bars.x + index * pitch;
    const lit = Math.min(1, Math.max(0, percent / percentPerWindow - index));
    return [
      rect(x, y, width * lit, WINDOW.height, litColor),
      rect(x + width * lit, y, width * (1 - lit), WINDOW.height, colors.line),
    ].filter((pane) => pane.width > 0);
  }).flat();
}

/** A bar chart on a panel, kept on one page. A reader finds labels and values in a table. The lowest bars take the accent colour. */
export function chartBoxes(chart: Chart, section: StructureElement): Box[] {
  const table = element("Table", section);
  const lowest = Math.min(...chart.bars.map(({ percent }) => percent));

  const barBox = ({ label, percent }: ChartBar, index: number): Box => {
    const { x, width } = panelColumn;
    const [color, barColor] =
      percent === lowest ? [colors.accent, colors.accent] : [colors.ink, colors.brand];
    const row = element("TR", table);
    const labelFrame = { ...labelStyle, x, width: LABEL_WIDTH, tag: element("TH", row) };
    const place = { x: x + width, align: "right", tag: element("TD", row) } as const;
    const name = textBlock(label, labelFrame);
    const value = textBlock(`${percent}\u00a0%`, { ...valueStyle, color, ...place });
    const bar = drawBar(percent, chart.scale, (value.height - WINDOW.height) / 2, barColor);
    return {
      height: Math.max(name.height, value.height),
      before: ROW_GAP,
      keepWithNext: index < chart.bars.length - 1,
      marks: [...name.marks, ...bar, ...value.marks],
    };
  };

  const caption = { ...titleStyle, ...panelColumn, tag: element("Caption", table) };
  const flow = { before: 0, keep: "whole", keepWithNext: true } as const;
  const title = chart.title === null ? [] : textBoxes(chart.title, caption, flow);
  return onPanel([...title, ...chart.bars.map(barBox)]);
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
