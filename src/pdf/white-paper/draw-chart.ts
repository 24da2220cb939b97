/** Draws the chart of a chapter as bars of windows. For screen readers, it is a table. */
import type { Chart } from "../../content/formats/chart";
import { duskColors } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, line, type StructureElement } from "../marks";
import { type Box, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { textBlock, type TextStyle } from "../text/text-block";

/** A row has a label of width `label`, a bar of windows and a value. Unit, except for `windows`: mm. */
const BAR = { windows: 20, gap: 0.55, height: 3.9, label: 44, space: 3 };
/** Unit: mm. */
const ROW_GAP = 1.7;

const valueStyle: TextStyle = { type: "label", font: "strong" };

/**
 * A bar is three dashed lines over each other: unlit up to `scale`, lighter up to `amount`, lit up to `least`
 * (the start of a range). The lowest bars are in the accent colour.
 */
function barBoxes(chart: Chart, table: StructureElement): Box[] {
  const { x, width } = panelColumn;
  const start = x + BAR.label + BAR.space;
  const widestValue = Math.max(...chart.bars.map((bar) => textBlock(bar.value, valueStyle).width));
  const barWidth = x + width - widestValue - BAR.space - start;
  const dash = [(barWidth + BAR.gap) / BAR.windows - BAR.gap, BAR.gap];
  return chart.bars.map((bar) => {
    const row = element("TR", table);
    const isLowest = bar.amount === chart.lowest;
    const color = isLowest ? colors.accent : colors.ink;
    const name = textBlock(bar.label, { type: "label", x, width: BAR.label, tag: element("TH", row) });
    const valueFrame = { ...valueStyle, color, x: x + width, align: "right" } as const;
    const value = textBlock(bar.value, { ...valueFrame, tag: element("TD", row) });
    const y = value.height / 2;
    const windows = (end: number, tone: string) =>
      line([start, y], [start + (barWidth * end) / chart.scale, y], BAR.height, tone, dash);
    const drawing = [
      windows(chart.scale, colors.line),
      windows(bar.amount, duskColors.litTop),
      windows(bar.least, isLowest ? colors.accent : colors.brand),
    ];
    return {
      height: Math.max(name.height, value.height),
      before: ROW_GAP,
      keepWithNext: true,
      marks: [...name.marks, ...drawing, ...value.marks],
    };
  });
}

export function chartBoxes(chart: Chart, section: StructureElement): Box[] {
  const table = element("Table", section);
  const caption = { ...panelColumn, tag: element("Caption", table), keepWithNext: true };
  return onPanel([
    ...textBoxes(chart.title ?? "", { type: "subheading", ...caption }),
    ...barBoxes(chart, table),
  ]);
}
