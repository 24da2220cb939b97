import { type ContentEntry, fieldUrl } from "../../src/content/content-entry";
import { toPageValue } from "../../src/content/gatsby-nodes";
import type { Block } from "../../src/content/model/content-type";
import { typeWithId } from "../../src/content/model/registry";
import { isRecord, isText } from "../../src/content/values";
import type { TextSource } from "./preview-data";

const blockTexts = (block: Block): string[] =>
  (block.kind === "list" ? block.items : [block.spans]).map((spans) =>
    spans.map(({ text }) => text).join(""),
  );

/** Lists the source of each text on the pages. A text that two fields share is ambiguous, and left out. */
export function textSources(entries: readonly ContentEntry[]): TextSource[] {
  const all = entries.flatMap((entry) => {
    const { typeId, url, values, pictures } = entry;
    const type = typeWithId(typeId);
    if (!type || !url) return [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { kind, label } = field;
      const value = values[name];
      const shown = kind === "image" && isRecord(value) ? value.alt : toPageValue(kind, value);
      const texts = kind === "markdown" && shown ? (shown as Block[]).flatMap(blockTexts) : [shown].flat();
      const href = pictures[name]?.url ?? fieldUrl(entry, name) ?? url;
      return texts.filter(isText).map((text) => ({ text, href, label: `${type.label}, ${label}` }));
    });
  });
  return all.filter(({ text, href }) => all.every((other) => other.text !== text || other.href === href));
}
