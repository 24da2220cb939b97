import type { ChartBar } from "../../content/chart-bar";
import type { Chart } from "../../content/white-paper";
import { colors } from "../../theme/tokens";
import { type Mark, rect } from "../marks";
import { type Box, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";

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
export function chartBoxes(chart: Chart, section: StructureElement, faces: Faces): Box[] {
  const table = element("Table", section);
  const lowest = Math.min(...chart.bars.map(({ percent }) => percent));

  const barBox = ({ label, percent }: ChartBar, index: number): Box => {
    const { x, width } = panelColumn;
    const [color, barColor] =
      percent === lowest ? [colors.accent, colors.accent] : [colors.ink, colors.turquoise];
    const row = element("TR", table);
    const labelFrame = { ...labelStyle, x, width: LABEL_WIDTH, tag: element("TH", row) };
    const place = { x: x + width, align: "right", tag: element("TD", row) } as const;
    const name = textBlock(label, labelFrame, faces);
    const value = textBlock(`${percent}\u00a0%`, { ...valueStyle, color, ...place }, faces);
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
  const title = chart.title === null ? [] : textBoxes(chart.title, caption, flow, faces);
  return onPanel([...title, ...chart.bars.map(barBox)]);
}
