import type { Drawing, Mark } from "../marks";
import type { TextBlock } from "../text/text-setter";

/** A piece of a column that no page break cuts: a line, a heading, a row. Millimetres. */
export interface Box {
  height: number;
  /** Space above; it disappears at the top of a page. */
  before: number;
  /** Whether the next box must start on the same page. */
  keepWithNext: boolean;
  /** Stands at the foot of the page, and is left out rather than moved to another one. */
  ornament?: true;
  /** Horizontally on the page, vertically from the box's top. */
  marks: readonly Mark[];
  /** Boxes of one panel share a coloured background, however many pages they take. */
  panel?: Panel;
}

/** A coloured background behind boxes that follow each other. Millimetres. */
export interface Panel {
  x: number;
  width: number;
  color: string;
  /** The stripe along its left edge. */
  stripe: { width: number; color: string };
}

/** How a text goes down a column and over page breaks. Millimetres. */
interface FlowRules {
  /** Space above the first line. */
  before: number;
  /** Space below the last line. */
  after?: number;
  /** `lines`: no line alone at either end of a page. `whole`: never cut. */
  keep?: "lines" | "whole";
  /** Whether the last line must stay with what follows. */
  keepWithNext?: boolean;
}

/** The lines of a text as boxes. */
export function lineBoxes(
  lines: readonly TextBlock[],
  { before, after = 0, keep = "lines", keepWithNext = false }: FlowRules,
): Box[] {
  const last = lines.length - 1;
  return lines.map(({ marks, height }, index) => ({
    height: index === last ? height + after : height,
    before: index === 0 ? before : 0,
    keepWithNext: index === last ? keepWithNext : keep === "whole" || index === 0 || index === last - 1,
    marks,
  }));
}

/** A drawing at the foot of a page that has room for it, `before` millimetres below the text. */
export function ornamentBox({ marks, height }: Drawing, before: number): Box {
  return { height, before, keepWithNext: false, ornament: true, marks };
}
