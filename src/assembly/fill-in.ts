import type { Block, Span } from "../content/content-type";

/** What stands for a value that was not given, to be completed by hand. */
export const BLANK = "………";

/** Values by the name of their placeholder. An empty value is missing. */
export type Values = Readonly<Record<string, string>>;

/** A placeholder, and the space after it. */
const PLACEHOLDER = /\{(\w+)\}( ?)/g;
const NUMBER = /^[\d\u00a0,]+$/;

/** Replaces the placeholders of a template. A number stays on one line with the word after it. */
export const fillIn = (template: string, values: Values): string =>
  template.replace(PLACEHOLDER, (_, name: string, space: string) => {
    const value = values[name] || BLANK;
    return value + (space && NUMBER.test(value) ? "\u00a0" : space);
  });

/** Whether a value is missing for one of the placeholders of a template. */
export const lacksValue = (template: string, values: Values) =>
  [...template.matchAll(PLACEHOLDER)].some(([, name = ""]) => !values[name]);

/** Replaces the placeholders of a text in blocks. Values are plain text: they cannot add any formatting. */
export function fillInBlocks(blocks: readonly Block[], values: Values): Block[] {
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillIn(span.text, values) }));
  return blocks.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map(fill) }
      : { ...block, spans: fill(block.spans) },
  );
}
