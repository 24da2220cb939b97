import type { ContentEntry } from "../content/content-entry";
import type { Block } from "../content/content-type";
import { typeWithId } from "../content/index";
import { toPageValue } from "../content/schema";
import { isRecord, isText } from "../content/values";
import type { TextSource } from "./preview-data";

const blockTexts = (block: Block): string[] =>
  (block.kind === "list" ? block.items : [block.spans]).map((spans) =>
    spans.map(({ text }) => text).join(""),
  );

/**
 * Where each text of the pages comes from, for the preview. A text that two fields have is left out: nothing is guessed.
 * @param entries of a source whose editor's tool has addresses.
 */
export function textSources(entries: readonly ContentEntry[]): TextSource[] {
  const all = entries.flatMap(({ typeId, url, values, pictures }) => {
    const type = typeWithId(typeId);
    if (!type || !url || !isRecord(values)) return [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { kind, label } = field;
      const value = values[name];
      const shown = kind === "image" && isRecord(value) ? value.alt : toPageValue(kind, value);
      const texts = kind === "markdown" && shown ? (shown as Block[]).flatMap(blockTexts) : [shown].flat();
      const href = pictures[name]?.url ?? `${url}?focusedField=${name}`;
      return texts.filter(isText).map((text) => ({ text, href, label: `${type.label}, ${label}` }));
    });
  });
  return all.filter(({ text, href }) => all.every((other) => other.text !== text || other.href === href));
}
