import type { Block, Span } from "../../content/content-type";
import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { rect, tagged } from "../marks";
import { element, type StructureElement } from "../structure";
import { baselineOf, type TextStyle, type Typesetter } from "../text/typesetter";
import { type Box, lineBoxes } from "./boxes";
import { onPanel, panelColumn } from "./panel";

const PARAGRAPH_GAP = 1.9;
const ITEM_GAP = 0.9;

const bodyStyle: TextStyle = { type: "body", font: "text", color: colors.ink };
const numberStyle: TextStyle = { type: "body", font: "display", color: colors.action };
const calloutStyle: TextStyle = { type: "callout", font: "display", color: colors.ink };
const headingStyles: Record<2 | 3, TextStyle> = {
  2: { type: "heading", font: "display", color: colors.action },
  3: { type: "subheading", font: "strong", color: colors.ink },
};
const headingGaps = { 2: { before: 4.2, after: 0.6 }, 3: { before: 3, after: 0.2 } };

/** The right edge of a list's bullets and numbers, which are in the margin. */
const MARKER_RIGHT = textColumn.x - 2.2;
/** A bullet shaped like a lit window, on the baseline of an item's first line. */
const bulletOf = (style: TextStyle) =>
  rect(MARKER_RIGHT - 1.5, baselineOf(style) - 2.3, 1.5, 2.1, colors.turquoise);

/** Figures such as « 15 % », « 15 à 30 % » and « 3 000 € ». */
const FIGURE = /(\d[\d\u00a0 ,]*(?:à[\u00a0 ]\d[\d\u00a0 ,]*)?[%€])/;

const plainText = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const bodyText = (spans: readonly Span[], parent: StructureElement) =>
  spans.map(({ text, bold }) => ({
    text,
    ...(bold && { font: "strong" as const, tag: element("Strong", parent) }),
  }));

/** Figures in a call-out take the accent colour. */
const calloutText = (spans: readonly Span[]) =>
  plainText(spans)
    .split(FIGURE)
    .map((text, index) => ({ text, ...(index % 2 === 1 && { color: colors.accent }) }));

function listBoxes(
  { ordered, items }: Block & { kind: "list" },
  before: number,
  style: TextStyle,
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  const list = element("L", section, { numbering: ordered ? "Decimal" : "Square" });
  return items.flatMap((item, index) => {
    const entry = element("LI", list);
    const body = element("LBody", entry);
    const lines = typesetter.lines(bodyText(item, body), { ...style, ...textColumn, tag: body });
    // Neither the first item nor the last is alone on a page.
    const keepWithNext = index < items.length - 1 && (index === 0 || index === items.length - 2);
    const [first, ...others] = lineBoxes(lines, { before: index === 0 ? before : ITEM_GAP, keepWithNext });
    if (!first) return [];
    // Numbers are text, so that readers can copy them.
    const label = element("Lbl", entry, ordered ? {} : { actualText: "•" });
    const frame = { ...numberStyle, x: MARKER_RIGHT, align: "right", tag: label } as const;
    const marker = ordered
      ? typesetter.block(`${index + 1}.`, frame).marks
      : tagged([bulletOf(style)], label);
    return [{ ...first, marks: [...marker, ...first.marks] }, ...others];
  });
}

/** The last line of a paragraph before a list stays on the list's first page. */
const introducesList = (block: Block, next: Block | undefined) =>
  block.kind === "paragraph" && next?.kind === "list";

/**
 * The role of each heading: below the chapter's title, which is an `H2`, and without leaving out a level (Matterhorn 14-003).
 * A subheading that no heading precedes ranks as one.
 */
function headingRoles(blocks: readonly Block[]) {
  const firstHeading = blocks.findIndex((block) => block.kind === "heading" && block.level === 2);
  return blocks.map((block, index) =>
    block.kind === "heading" && block.level === 3 && firstHeading >= 0 && index > firstHeading ? "H4" : "H3",
  );
}

/**
 * Turns blocks into boxes of the text column. There is no paragraph gap below a heading.
 * @param type `label` for notes: paragraphs and lists are smaller.
 */
export function blockBoxes(
  blocks: readonly Block[],
  section: StructureElement,
  typesetter: Typesetter,
  type: "body" | "label" = "body",
): Box[] {
  const style = { ...bodyStyle, type };
  const roles = headingRoles(blocks);
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1]?.kind === "heading" ? 0 : PARAGRAPH_GAP;
    switch (block.kind) {
      case "heading": {
        const tag = element(roles[index] ?? "H3", section);
        const frame = { ...headingStyles[block.level], ...textColumn, tag };
        const lines = typesetter.lines(plainText(block.spans), frame);
        return lineBoxes(lines, { ...headingGaps[block.level], keep: "whole", keepWithNext: true });
      }
      case "callout": {
        const tag = element("P", element("Div", section));
        const lines = typesetter.lines(calloutText(block.spans), { ...calloutStyle, ...panelColumn, tag });
        return onPanel(lineBoxes(lines, { before: 0 }));
      }
      case "list":
        return listBoxes(block, before, style, section, typesetter);
      case "paragraph": {
        const tag = element("P", section);
        const lines = typesetter.lines(bodyText(block.spans, tag), { ...style, ...textColumn, tag });
        return lineBoxes(lines, { before, keepWithNext: introducesList(block, blocks[index + 1]) });
      }
    }
  });
}
