import type { ChartBar } from "../../../content-model/chart-bar";
import { printColors } from "../../../theme/print";
import type { Chart } from "../../document";
import type { Mark, RectMark } from "../marks";
import { baselineOf, leadingOf, type RunStyle, type Typesetter } from "../text/typesetter";
import { createPanel, padPanel, panelColumn } from "./callout";
import type { Box } from "./flow";
import { textBoxes, textMark } from "./text-boxes";

/** A bar is a row of windows, each worth this many percent. */
const PERCENT_PER_WINDOW = 5;
const WINDOW = { height: 3.9, gap: 0.55 };
const LABEL_WIDTH = 44;
const VALUE_WIDTH = 12;
const ROW_GAP = 1.7;

const titleStyle: RunStyle = { font: "strong", color: printColors.ink };
const labelStyle: RunStyle = { font: "text", color: printColors.ink };

const bars = {
  x: panelColumn.x + LABEL_WIDTH + 3,
  width: panelColumn.width - LABEL_WIDTH - VALUE_WIDTH - 3,
};

/** The lit part of a bar, then the rest up to the scale's end. The lowest bar takes the accent. */
function windowRow(percent: number, scale: number, y: number, lit: string): RectMark[] {
  const count = Math.ceil(scale / PERCENT_PER_WINDOW);
  const pitch = (bars.width + WINDOW.gap) / count;
  const windowWidth = pitch - WINDOW.gap;
  return Array.from({ length: count }, (_, index) => {
    const share = Math.min(1, Math.max(0, percent / PERCENT_PER_WINDOW - index));
    const x = bars.x + index * pitch;
    const pane = (left: number, width: number, color: string): RectMark => ({
      kind: "rect",
      x: x + left,
      y,
      width,
      height: WINDOW.height,
      color,
    });
    return [
      pane(0, windowWidth * share, lit),
      pane(windowWidth * share, windowWidth * (1 - share), printColors.line),
    ].filter(({ width }) => width > 0);
  }).flat();
}

function barBox(bar: ChartBar, scale: number, isLowest: boolean, typesetter: Typesetter): Box {
  const label = { x: panelColumn.x, width: LABEL_WIDTH, type: "label", before: 0 } as const;
  const lines = textBoxes([{ text: bar.label, style: labelStyle }], label, typesetter);
  const color = isLowest ? printColors.pink : printColors.turquoise;
  const style: RunStyle = { font: "strong", color: isLowest ? printColors.pink : printColors.ink };
  const y = baselineOf("label");
  const value = { x: panelColumn.x + panelColumn.width, y, type: "label", style, align: "right" } as const;
  const marks: Mark[] = [
    ...lines.flatMap((line, index) =>
      line.marks.map((mark) =>
        mark.kind === "text" ? { ...mark, y: mark.y + index * leadingOf("label") } : mark,
      ),
    ),
    ...windowRow(bar.percent, scale, leadingOf("label") / 2 - WINDOW.height / 2, color),
    textMark(`${bar.percent}\u00a0%`, value, typesetter),
  ];
  return {
    height: Math.max(1, lines.length) * leadingOf("label"),
    before: ROW_GAP,
    keepWithNext: true,
    marks,
  };
}

/** A bar chart on a panel; pages never cut it. */
export function chartBoxes(chart: Chart, typesetter: Typesetter): Box[] {
  const lowest = Math.min(...chart.bars.map(({ percent }) => percent));
  const title = textBoxes(
    chart.title === null ? [] : [{ text: chart.title, style: titleStyle }],
    { ...panelColumn, type: "subheading", before: 0, keep: "whole", keepWithNext: true },
    typesetter,
  );
  const rows = chart.bars.map((bar) => barBox(bar, chart.scale, bar.percent === lowest, typesetter));
  const boxes = padPanel([...title, ...rows], createPanel());
  return boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keepWithNext: false } : box));
}
