import type { Block, Span } from "../../../content-model/entries";
import { printColors, printGrid } from "../../../theme/print";
import type { Mark } from "../marks";
import type { StyledText } from "../text/chunks";
import { baselineOf, type RunStyle, type Typesetter } from "../text/typesetter";
import { calloutBoxes } from "./callout";
import type { Box } from "./flow";
import { type Column, textBoxes, textMark } from "./text-boxes";

const PARAGRAPH_GAP = 1.9;
const ITEM_GAP = 0.9;
/** Between the text's edge and what hangs in the margin. */
const HANG = 2.2;
const BULLET = { width: 1.5, height: 2.1 };

const bodyStyle: RunStyle = { font: "text", color: printColors.ink };
const strongStyle: RunStyle = { font: "strong", color: printColors.ink };
const headingStyle: RunStyle = { font: "display", color: printColors.teal };
const column = { x: printGrid.left, width: printGrid.right - printGrid.left };

const headings: Record<2 | 3, Pick<Column, "type" | "before"> & { style: RunStyle; after: number }> = {
  2: { type: "heading", before: 4.2, style: headingStyle, after: 0.6 },
  3: { type: "subheading", before: 3, style: strongStyle, after: 0.2 },
};

/** Spans in the styles of running text. */
export function toStyledTexts(spans: readonly Span[]): StyledText[] {
  return spans.map(({ text, bold }) => ({ text, style: bold ? strongStyle : bodyStyle }));
}

/** A bullet is a small lit window; a number is text, so that a reader can copy it. */
function listMarker(number: number | null, typesetter: Typesetter): Mark {
  const y = baselineOf("body");
  if (number !== null) {
    const style = { font: "display", color: printColors.teal } as const;
    const place = { x: printGrid.left - HANG, y, type: "body", style, align: "right" } as const;
    return textMark(`${number}.`, place, typesetter);
  }
  const { width, height } = BULLET;
  const x = printGrid.left - HANG - width;
  return { kind: "rect", x, y: y - height - 0.2, width, height, color: printColors.turquoise };
}

function listBoxes(
  { ordered, items }: Block & { kind: "list" },
  beforeList: number,
  typesetter: Typesetter,
): Box[] {
  return items.flatMap((item, index) => {
    const before = index === 0 ? beforeList : ITEM_GAP;
    const [first, ...others] = textBoxes(
      toStyledTexts(item),
      { ...column, type: "body", before },
      typesetter,
    );
    if (!first) return [];
    const marker = listMarker(ordered ? index + 1 : null, typesetter);
    return [{ ...first, marks: [marker, ...first.marks] }, ...others];
  });
}

function headingBoxes({ level, spans }: Block & { kind: "heading" }, typesetter: Typesetter): Box[] {
  const { style, after, ...type } = headings[level];
  const texts = spans.map(({ text }) => ({ text, style }));
  const boxes = textBoxes(texts, { ...column, ...type, keep: "whole", keepWithNext: true }, typesetter);
  return boxes.map((box, index) =>
    index === boxes.length - 1 ? { ...box, height: box.height + after } : box,
  );
}

/** A paragraph that announces a list stays with it. */
const announces = (block: Block, next: Block | undefined) =>
  block.kind === "paragraph" && next?.kind === "list";

/** The blocks of a chapter as boxes of the text column. Right after a heading there is no gap. */
export function blockBoxes(blocks: readonly Block[], typesetter: Typesetter): Box[] {
  return blocks.flatMap((block, index) => {
    if (block.kind === "heading") return headingBoxes(block, typesetter);
    if (block.kind === "callout") return calloutBoxes(block.spans, typesetter);
    const before = blocks[index - 1]?.kind === "heading" ? 0 : PARAGRAPH_GAP;
    if (block.kind === "list") return listBoxes(block, before, typesetter);
    const keepWithNext = announces(block, blocks[index + 1]);
    return textBoxes(
      toStyledTexts(block.spans),
      { ...column, type: "body", before, keepWithNext },
      typesetter,
    );
  });
}
