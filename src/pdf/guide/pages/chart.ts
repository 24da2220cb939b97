import type { ChartBar } from "../../../content/chart-bar";
import type { Chart } from "../../../content/white-paper";
import { colors } from "../../../theme/tokens";
import { rect, type RectMark } from "../../marks";
import { type Box, lineBoxes } from "../../pages/boxes";
import { onPanel, panelColumn } from "../../pages/panel";
import { element, type StructureElement } from "../../structure";
import type { TextStyle, Typesetter } from "../../text/typesetter";

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

const bars = {
  x: panelColumn.x + LABEL_WIDTH + 3,
  width: panelColumn.width - LABEL_WIDTH - VALUE_WIDTH - 3,
};

/** Draws a bar: lit windows up to `percent`, then unlit ones up to `scale`. */
function drawBar(percent: number, scale: number, y: number, litColor: string): RectMark[] {
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

/** What the rows of a chart share. */
interface ChartFrame {
  scale: number;
  lowest: number;
  table: StructureElement;
  typesetter: Typesetter;
}

/** A row of the chart: label, bar, value. A reader finds label and value in a table, without the bar. */
function barBox({ label, percent }: ChartBar, { scale, lowest, table, typesetter }: ChartFrame): Box {
  const { x, width } = panelColumn;
  const isLowest = percent === lowest;
  const row = element("TR", table);
  const name = typesetter.block(label, { ...labelStyle, x, width: LABEL_WIDTH, tag: element("TH", row) });
  const valueColor = isLowest ? colors.accent : colors.ink;
  const value = typesetter.block(`${percent}\u00a0%`, {
    ...valueStyle,
    color: valueColor,
    x: x + width,
    align: "right",
    tag: element("TD", row),
  });
  const barColor = isLowest ? colors.accent : colors.turquoise;
  const bar = drawBar(percent, scale, (value.height - WINDOW.height) / 2, barColor);
  return {
    height: Math.max(name.height, value.height),
    before: ROW_GAP,
    keepWithNext: true,
    marks: [...name.marks, ...bar, ...value.marks],
  };
}

/** A bar chart on a panel, kept on one page. The lowest bars take the accent colour. */
export function chartBoxes(
  { title, bars: rows, scale }: Chart,
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  const table = element("Table", section);
  const titleFrame = { ...titleStyle, ...panelColumn, tag: element("Caption", table) };
  const titleLines = title === null ? [] : typesetter.lines(title, titleFrame);
  const frame = { scale, lowest: Math.min(...rows.map(({ percent }) => percent)), table, typesetter };
  const boxes = onPanel([
    ...lineBoxes(titleLines, { before: 0, keep: "whole", keepWithNext: true }),
    ...rows.map((row) => barBox(row, frame)),
  ]);
  return boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keepWithNext: false } : box));
}
