import type { ChartBar } from "../../../content-model/chart-bar";
import { colors } from "../../../theme/tokens";
import type { Chart } from "../../document";
import { rect, type RectMark } from "../marks";
import type { TextStyle, Typesetter } from "../text/typesetter";
import { type Box, lineBoxes } from "./boxes";
import { onPanel, panelColumn } from "./panel";

/** A bar is a row of windows. Each window stands for this many percent. */
const PERCENT_PER_WINDOW = 5;
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
function drawBar(percent: number, scale: number, y: number, lit: string): RectMark[] {
  const count = Math.ceil(scale / PERCENT_PER_WINDOW);
  const pitch = (bars.width + WINDOW.gap) / count;
  const width = pitch - WINDOW.gap;
  return Array.from({ length: count }, (_, index) => {
    const x = bars.x + index * pitch;
    const share = Math.min(1, Math.max(0, percent / PERCENT_PER_WINDOW - index));
    return [
      rect(x, y, width * share, WINDOW.height, lit),
      rect(x + width * share, y, width * (1 - share), WINDOW.height, colors.line),
    ].filter((pane) => pane.width > 0);
  }).flat();
}

/** A row of the chart: label, bar, value. */
function barBox({ label, percent }: ChartBar, scale: number, isLowest: boolean, typesetter: Typesetter): Box {
  const { x, width } = panelColumn;
  const name = typesetter.block(label, { ...labelStyle, x, width: LABEL_WIDTH });
  const valueColor = isLowest ? colors.accent : colors.ink;
  const value = typesetter.block(`${percent}\u00a0%`, {
    ...valueStyle,
    color: valueColor,
    x: x + width,
    align: "right",
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
export function chartBoxes({ title, bars: rows, scale }: Chart, typesetter: Typesetter): Box[] {
  const lowest = Math.min(...rows.map(({ percent }) => percent));
  const titleLines = title === null ? [] : typesetter.lines(title, { ...titleStyle, ...panelColumn });
  const boxes = onPanel([
    ...lineBoxes(titleLines, { before: 0, keep: "whole", keepWithNext: true }),
    ...rows.map((row) => barBox(row, scale, row.percent === lowest, typesetter)),
  ]);
  return boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keepWithNext: false } : box));
}
