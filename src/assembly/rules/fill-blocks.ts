import type { Block, Span } from "../../content/model/content-type";
import { fillTemplate, type Values } from "../../french/templates";

/**
 * Fills the placeholders with plain text.
 * @param dates the lines for the list item `{dates}`, which is left out without dates.
 */
export function fillBlocks(blocks: readonly Block[], values: Values, dates: readonly string[] = []): Block[] {
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillTemplate(span.text, values) }));
  const toItems = (item: readonly Span[]) => {
    const isForDates = item.some(({ text }) => text.includes("{dates}"));
    return isForDates ? dates.map((text) => [{ text, bold: false }]) : [fill(item)];
  };
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== "list") return [{ ...block, spans: fill(block.spans) }];
    const items = block.items.flatMap(toItems);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}
