import { printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { drawNumberedWindow } from "../artwork/numbered-window";
import { type Mark, rect } from "../marks";
import { element, type StructureElement } from "../structure";
import type { TextStyle, Typesetter } from "../text/typesetter";

const titleStyle: TextStyle = { type: "title", font: "display", color: colors.ink };
const noteStyle: TextStyle = { type: "label", font: "text", color: colors.inkSoft };
const numeralStyle: TextStyle = { type: "numeral", font: "display", color: colors.ink };

/** Aligns the capitals of the title's first line with the top of the number's window. */
const BASELINE = printGrid.top + 6.2;
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2, gap: 3 };

/** The title area of a section's first page. The text column starts at `bottom`, in millimetres. */
export interface PageHead {
  title: string;
  marks: Mark[];
  bottom: number;
}

interface PageHeadContent {
  title: string;
  /** The chapter's number, shown in the margin. Sections without a chapter have none. */
  number?: number;
  /** Small text beside the rule: when the chapter was updated. */
  note?: string | null | undefined;
}

/** A section's title, with a short rule in the accent colour below it. */
export function drawPageHead(
  { title, number, note }: PageHeadContent,
  section: StructureElement,
  typesetter: Typesetter,
): PageHead {
  const tag = element("H2", section);
  const { marks, bottom } = typesetter.block(title, {
    ...titleStyle,
    ...textColumn,
    baseline: BASELINE,
    tag,
  });
  const rule = rect(textColumn.x, bottom + RULE.above, RULE.width, RULE.height, colors.accent);
  const ruleBottom = rule.y + RULE.height;
  const noteX = textColumn.x + RULE.width + RULE.gap;
  const noteFrame = {
    ...noteStyle,
    x: noteX,
    width: textColumn.x + textColumn.width - noteX,
    baseline: ruleBottom,
    tag: element("P", section),
  };
  const noteBlock = note ? typesetter.block(note, noteFrame) : null;
  const head = {
    title,
    marks: [...marks, rule, ...(noteBlock?.marks ?? [])],
    bottom: Math.max(ruleBottom, noteBlock?.end[1] ?? 0) + RULE.below,
  };
  if (number === undefined) return head;
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
