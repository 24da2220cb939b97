import { type ContentEntry, fieldUrl } from "../../src/content/content-entry";
import { toPageValue } from "../../src/content/gatsby-nodes";
import type { Block, FieldKind, Span } from "../../src/content/model/content-type";
import { typeWithId } from "../../src/content/model/registry";
import { isObject, isText } from "../../src/content/unknown-values";
import type { TextSource } from "./preview-data";

const plainText = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

/** One text for each point of a list, and one for any other block. */
const blockTexts = (block: Block): string[] =>
  block.kind === "list" ? block.items.map(plainText) : [plainText(block.spans)];

/** Texts that a page shows of a field: the alternative text of a picture, the blocks of a Markdown, the items of a list, or a single text. */
function textsOf(kind: FieldKind, value: unknown): string[] {
  if (kind === "image") return isObject(value) && isText(value.alt) ? [value.alt] : [];
  const shown = toPageValue(kind, value);
  if (kind === "markdown") return ((shown ?? []) as Block[]).flatMap(blockTexts);
  if (Array.isArray(shown)) return shown.filter(isText);
  return isText(shown) ? [shown] : [];
}

/** Lists the source of each text on the pages. */
export function textSources(entries: readonly ContentEntry[]): TextSource[] {
  return entries.flatMap((entry) => {
    const { typeId, url, values, pictures } = entry;
    const type = typeWithId(typeId);
    if (!type || !url) return [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { kind, label } = field;
      const href = pictures[name]?.url ?? fieldUrl(entry, name) ?? url;
      return textsOf(kind, values[name]).map((text) => ({
        text,
        entry: url,
        href,
        label: `${type.label}, ${label}`,
      }));
    });
  });
}
