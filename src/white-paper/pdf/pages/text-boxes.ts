import { type PrintType, printType } from "../../../theme/print";
import type { TextMark } from "../marks";
import type { StyledText } from "../text/chunks";
import { breakLines, type Line } from "../text/line-breaking";
import { baselineOf, leadingOf, type RunStyle, type Typesetter } from "../text/typesetter";
import type { Box } from "./flow";

/** One line of text that starts at `x` with its baseline at `y`, in millimetres. */
export function textMark(
  text: string,
  { x, y, type, style, align = "left" }: Placement,
  typesetter: Typesetter,
): TextMark {
  const { size } = printType[type];
  const printable = typesetter.printable(text, style.font);
  const width = typesetter.width(printable, style.font, size);
  const start = align === "right" ? x - width : x;
  return { kind: "text", x: start, y, width, text: printable, size, ...style };
}

interface Placement {
  x: number;
  y: number;
  type: PrintType;
  style: RunStyle;
  /** `right`: the text ends at `x`. */
  align?: "left" | "right";
}

/** The marks of a broken line. */
export function lineMarks(line: Line, { x, y, type }: Omit<Placement, "style">): TextMark[] {
  const { size } = printType[type];
  return line.runs.map((run) => ({
    kind: "text",
    x: x + run.x,
    y,
    width: run.width,
    text: run.text,
    size,
    ...run.style,
  }));
}

/** A column of text: where its lines stand, in millimetres, and how they keep together. */
export interface Column {
  x: number;
  width: number;
  type: PrintType;
  /** Space above the first line. */
  before: number;
  /** `lines`: no line alone at either end of a page. `whole`: never cut. */
  keep?: "lines" | "whole";
  /** Whether the last line must stay with what follows. */
  keepWithNext?: boolean;
}

/** A text as boxes of one line each. */
export function textBoxes(
  texts: readonly StyledText[],
  { x, width, type, before, keep = "lines", keepWithNext = false }: Column,
  typesetter: Typesetter,
): Box[] {
  const lines = breakLines(texts, width, printType[type].size, typesetter);
  const last = lines.length - 1;
  return lines.map((line, index) => ({
    height: leadingOf(type),
    before: index === 0 ? before : 0,
    keepWithNext: index === last ? keepWithNext : keep === "whole" || index === 0 || index === last - 1,
    marks: lineMarks(line, { x, y: baselineOf(type), type }),
  }));
}
