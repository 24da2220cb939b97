import type { Block, ContentType, Span } from "./content-type";
import { toPageValue } from "./extension";
import { describeField, type FieldKind } from "./field";
import type { TextSource } from "./preview-state";
import type { EntryInput } from "./validate";
import { isMissing, isRecord, isText } from "./values";

/** The address of a field of an entry in the editor's tool. */
export type FieldAddress = (entryUrl: string, fieldName: string) => string;

const spansText = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const blockTexts = (block: Block): string[] =>
  block.kind === "list" ? block.items.map(spansText) : [spansText(block.spans)];

/** The parts that a page may show apart: paragraphs, and the columns of a line such as « label | value ». */
const partsOf = (text: string) =>
  [text, ...text.split(/\n\s*\n|\|/)].filter((part, rank, all) => all.indexOf(part) === rank);

/** The texts that pages make of a value. */
function textsOf(kind: FieldKind, value: unknown, label: string): string[] {
  if (isMissing(value)) return [`[À compléter : ${label}]`];
  if (kind === "markdown")
    return isText(value) ? (toPageValue(kind, value) as Block[]).flatMap(blockTexts) : [];
  if (kind === "image") return isRecord(value) && isText(value.alt) ? [value.alt] : [];
  const shown = toPageValue(kind, value);
  return (Array.isArray(shown) ? shown : [shown])
    .filter((each) => isText(each) || typeof each === "number")
    .flatMap((each) => partsOf(String(each)));
}

/**
 * Where each text of the pages comes from, for the preview.
 * @param entries of a source whose editor's tool has addresses. Others are left out.
 */
export function textSources(
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
  fieldAddress: FieldAddress,
): TextSource[] {
  return entries.flatMap(({ typeId, url, values, pictures = {} }) => {
    const type = contentTypes.find(({ id }) => id === typeId);
    if (!type || !url || !isRecord(values)) return [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { kind, label } = describeField(field);
      if (kind === "entryList") return [];
      const href = pictures[name]?.url ?? fieldAddress(url, name);
      const place = { href, entry: url, label: `${type.label}, ${label}` };
      return textsOf(kind, values[name], label).map((text) => ({ text, ...place }));
    });
  });
}
