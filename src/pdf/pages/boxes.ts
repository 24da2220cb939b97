import type { Drawing, Mark } from "../marks";
import type { TextBlock } from "../text/typesetter";

/** A part of a column that a page break never splits: a line of text, a chart row. Lengths in millimetres. */
export interface Box {
  height: number;
  /** Space above the box, dropped at the top of a page. */
  before: number;
  /** Whether the next box must start on the same page. */
  keepWithNext: boolean;
  /** Placed at the bottom of the page, and left out when the page has no room for it. */
  ornament?: true;
  /** Their `x` starts at the page's left edge, their `y` at the box's top. */
  marks: readonly Mark[];
  /** Boxes of one panel share a coloured background, also across pages. */
  panel?: Panel;
}

/** A coloured background behind consecutive boxes. Lengths in millimetres. */
export interface Panel {
  x: number;
  width: number;
  color: string;
  /** The stripe along its left edge. */
  stripe: { width: number; color: string };
}

/** How a text flows down a column and across page breaks. Lengths in millimetres. */
interface FlowRules {
  /** Space above the first line. */
  before: number;
  /** Space below the last line. */
  after?: number;
  /** `lines`: no single first or last line on a page (no widow, no orphan). `whole`: never split. */
  keep?: "lines" | "whole";
  /** Whether the last line must stay on the same page as the next box. */
  keepWithNext?: boolean;
}

/** Turns the lines of a text into boxes. */
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

/** A drawing at the bottom of a page that has room for it, at least `before` millimetres below the text. */
export function ornamentBox({ marks, height }: Drawing, before: number): Box {
  return { height, before, keepWithNext: false, ornament: true, marks };
}
