import { printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { drawNumberedWindow } from "../artwork/numbered-window";
import { type Mark, rect } from "../marks";
import { element, type StructureElement } from "../structure";
import type { TextStyle, Typesetter } from "../text/typesetter";

const titleStyle: TextStyle = { type: "title", font: "display", color: colors.ink };
const numeralStyle: TextStyle = { type: "numeral", font: "display", color: colors.ink };

/** Aligns the capitals of the title's first line with the top of the number's window. */
const BASELINE = printGrid.top + 6.2;
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2 };

/** The title area of a section's first page. The text column starts at `bottom`, in millimetres. */
export interface PageHead {
  title: string;
  marks: Mark[];
  bottom: number;
}

/**
 * A section's title, with a short rule in the accent colour below it.
 * @param number the chapter's number, shown in the margin; `null` for a section without a number.
 */
export function drawPageHead(
  title: string,
  number: number | null,
  section: StructureElement,
  typesetter: Typesetter,
): PageHead {
  const tag = element("H2", section);
  const frame = { ...titleStyle, ...textColumn, baseline: BASELINE, tag };
  const { marks, bottom } = typesetter.block(title, frame);
  const rule = rect(textColumn.x, bottom + RULE.above, RULE.width, RULE.height, colors.accent);
  const head = { title, marks: [...marks, rule], bottom: rule.y + RULE.height + RULE.below };
  if (number === null) return head;
  const window = drawNumberedWindow(printGrid.outer, printGrid.top);
  const numeral = typesetter.block(`${number}`, {
    ...numeralStyle,
    ...window.numeral,
    align: "center",
    tag: element("Lbl", tag),
    spaceAfter: true,
  });
  return { ...head, marks: [...window.marks, ...numeral.marks, ...head.marks] };
}
