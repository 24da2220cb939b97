/** The chart of a chapter: a table for screen readers, drawn as bars of windows or as buildings. */
import { type Chart, type ChartBar, litColumns } from "../../content/chart";
import { duskColors } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, line, place, polygon, type Shape, type StructureElement } from "../marks";
import { type Box, onPanel, panelColumn, textBoxes } from "../pages/boxes";
import { textBlock, type TextStyle } from "../text/text-block";

/** Unit: mm, except for the count. A row has a label, a bar of 20 windows (each 5 % of the scale) and a value. Long labels wrap. */
const BAR = { windows: 20, gap: 0.55, height: 3.9, label: 44, space: 3 };
/** Unit: mm; `scale` is that of a drawn building. Three buildings fill the panel's width, each with its value and label on its right. */
const BUILDING = { pitch: panelColumn.width / 3, scale: 0.14, gap: 2.4 };
/** Unit: mm. */
const ROW_GAP = 1.7;

const valueStyle: TextStyle = { type: "label", font: "strong" };

/** Size in the units of `drawBuilding`, before `place` scales it to millimetres. */
const DRAWN = { width: 128, height: 144 };

/** 100 windows, lit from the ground up, column by column. */
function drawBuilding(percent: number, color: string): Shape[] {
  // A column of windows is one dashed line: a dash of 9 is a window, and a gap of 4 the wall above it.
  const windows = (lit: number, tone: string) =>
    litColumns(lit).map((rows, column) => {
      const x = 10.5 + 12 * column;
      return line([x, 136], [x, 136 - 13 * rows], 7, tone, [9, 4]);
    });
  const walls = polygon(colors.ink, [2, 144], [2, 5], [8, 0], [120, 0], [126, 5], [126, 144]);
  return [walls, ...windows(100, duskColors.stoneLight), ...windows(percent, color)];
}

/** Elements and colours of a bar or a building. */
interface BarStyle {
  labelTag: StructureElement;
  value: { color: string; tag: StructureElement };
  /** Colour of the lit windows. */
  lit: string;
}

/** A row of a chart, before its place on a panel is known. */
type Row = Pick<Box, "height" | "marks">;

/** A bar or a building is a table row for screen readers: its label is the TH, its value the TD. The lowest ones are in the accent colour. */
function styleOf({ amount }: ChartBar, { lowest }: Chart, table: StructureElement): BarStyle {
  const row = element("TR", table);
  const isLowest = amount === lowest;
  return {
    labelTag: element("TH", row),
    value: { color: isLowest ? colors.accent : colors.ink, tag: element("TD", row) },
    lit: isLowest ? colors.accent : colors.brand,
  };
}

/** Three dashed lines lie over each other: unlit up to `scale`, lighter up to `amount`, lit up to `least` (the start of a range). */
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
