import type { Block, Span } from "../../content/model/content-type";
import { fillTemplate, type Values } from "../../french/templates";

/**
 * Fills the placeholders with plain text. @param dropped placeholders: paragraphs and list items with one of them are left out.
 * @param dates the lines for the list item `{dates}`, which otherwise is a blank.
 */
export function fillBlocks(
  blocks: readonly Block[],
  values: Values,
  dropped: readonly string[] = [],
  dates: readonly string[] = [],
): Block[] {
  const has = (spans: readonly Span[], name: string) => spans.some(({ text }) => text.includes(`{${name}}`));
  const isKept = (spans: readonly Span[]) => !dropped.some((name) => has(spans, name));
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillTemplate(span.text, values) }));
  const toItems = (item: readonly Span[]) =>
    dates.length > 0 && has(item, "dates") ? dates.map((text) => [{ text, bold: false }]) : [fill(item)];
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "list") return [{ ...block, items: block.items.filter(isKept).flatMap(toItems) }];
    return isKept(block.spans) ? [{ ...block, spans: fill(block.spans) }] : [];
  });
}
