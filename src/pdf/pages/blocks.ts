/** Turns Markdown's blocks (headings, paragraphs, lists, callouts) into boxes. */
import type { Block, Span } from "../../content/model/content-type";
import { type PdfType, textColumn } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, rect, type StructureElement, tagged } from "../marks";
import { baselineOf, textBlock, type TextStyle } from "../text/text-block";
import { onPanel, panelColumn, textBoxes } from "./boxes";

/** Unit of gaps and places: mm. */
const PARAGRAPH_GAP = 1.9;
const ITEM_GAP = 0.9;

const numberStyle: Omit<TextStyle, "type"> = { font: "display", color: colors.action };
const headingStyles = { 2: { type: "heading", before: 4.2 }, 3: { type: "subheading", before: 3 } } as const;
const BELOW_HEADING = 0.4;

/** The right end of a list's numbers and bullets. */
const MARKER_RIGHT = textColumn.x - 2.2;

/** Takes « 15 % », « 15 à 30 % » and « 3 000 € ». Numbers have at most 20 characters, for speed. */
const FIGURE = /(\d[\d\u00a0 ,]{0,19}(?:à[\u00a0 ]\d[\d\u00a0 ,]{0,19})?[%€])/;

export const textOfSpans = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const bodyText = (spans: readonly Span[], parent: StructureElement) =>
  spans.map(({ text, bold }) =>
    bold ? { text, font: "strong" as const, tag: element("Strong", parent) } : { text },
  );

/** Figures are in the accent colour. `split` returns what the group of FIGURE takes at each odd index. */
const calloutText = (spans: readonly Span[]) =>
  textOfSpans(spans)
    .split(FIGURE)
    .map((text, index) => (index % 2 === 1 ? { text, color: colors.accent } : { text }));

/** A list's number is text, so that readers can copy it. Its bullet is drawn as a lit window. */
function drawMarker(number: number | null, type: PdfType, listItem: StructureElement) {
  if (number === null) {
    const bullet = rect(MARKER_RIGHT - 1.5, baselineOf({ type }) - 2.3, 1.5, 2.1, colors.brand);
    return tagged([bullet], element("Lbl", listItem, { actualText: "•" }));
  }
  const frame = {
    ...numberStyle,
    type,
    x: MARKER_RIGHT,
    align: "right",
    tag: element("Lbl", listItem),
  } as const;
  return textBlock(`${number}.`, frame).marks;
}

type List = Extract<Block, { kind: "list" }>;

function listBoxes({ start, items }: List, before: number, type: PdfType, section: StructureElement) {
  const list = element("L", section, { numbering: start === null ? "Square" : "Decimal" });
  return items.flatMap((item, index) => {
    const listItem = element("LI", list);
    const tag = element("LBody", listItem);
    const frame = { type, tag, before: index === 0 ? before : ITEM_GAP };
    const [first, ...others] = textBoxes(bodyText(item, tag), frame);
    if (!first) return [];
    const marker = drawMarker(start === null ? null : start + index, type, listItem);
    return [{ ...first, marks: [...marker, ...first.marks] }, ...others];
  });
}

/** No level may be skipped below the chapter's H2 (Matterhorn 14-003). */
function headingRole(level: 2 | 3, blocksBefore: readonly Block[]): "H3" | "H4" {
  if (level === 2) return "H3";
  return blocksBefore.some((block) => block.kind === "heading" && block.level === 2) ? "H4" : "H3";
}

/** Turns blocks into boxes of the text column. @param type "label" for notes. */
export function blockBoxes(blocks: readonly Block[], section: StructureElement, type: PdfType = "body") {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1]?.kind === "heading" ? BELOW_HEADING : PARAGRAPH_GAP;
    switch (block.kind) {
      case "heading": {
        const tag = element(headingRole(block.level, blocks.slice(0, index)), section);
        return textBoxes(textOfSpans(block.spans), {
          ...headingStyles[block.level],
          tag,
          keepWithNext: true,
        });
      }
      case "callout": {
        const tag = element("P", element("Div", section));
        return onPanel(textBoxes(calloutText(block.spans), { type: "callout", ...panelColumn, tag }));
      }
      case "list":
        return listBoxes(block, before, type, section);
      case "paragraph": {
        const tag = element("P", section);
        // The last line of a paragraph stays on the first page of the list after it.
        const keepWithNext = blocks[index + 1]?.kind === "list";
        return textBoxes(bodyText(block.spans, tag), { type, tag, before, keepWithNext });
      }
    }
  });
}
