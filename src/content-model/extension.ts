import type { GatsbyNode } from "gatsby";

import type { FieldKind } from "./field";
import { toBlocks } from "./markdown";
import type { GetNodeById, ReadStoredValue } from "./sources/source";
import { withFrenchSpaces } from "./typography";
import { isMissing, isRecord, isText } from "./values";

type CreateFieldExtension = Parameters<
  NonNullable<GatsbyNode["createSchemaCustomization"]>
>[0]["actions"]["createFieldExtension"];

/** What Gatsby gives a resolver; it notes by itself which nodes a page depends on. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => ReturnType<GetNodeById> | null };
}

/** A value for a preview: where a draft has nothing yet, its label stands, or the nearest that can be shown. */
function completed(kind: FieldKind, value: unknown, label: string): unknown {
  const note = `[À compléter : ${label}]`;
  // A picture may be there already and its alternative text not: the schema reads that from `description`.
  if (kind === "image" && isRecord(value)) {
    return isMissing(value.description) ? { ...value, description: note } : value;
  }
  if (!isMissing(value)) return value;
  if (kind === "integer") return 0;
  if (kind === "textList") return [note];
  if (kind === "image") return { description: note };
  return note;
}

/** Brings a stored value into the form that pages get: Markdown as blocks, prose with French spaces. */
export function present(kind: FieldKind, value: unknown): unknown {
  if (kind === "markdown") return isText(value) ? toBlocks(value) : null;
  if (kind === "textList" && Array.isArray(value)) return value.filter(isText).map(withFrenchSpaces);
  return isText(value) && (kind === "text" || kind === "longText") ? withFrenchSpaces(value) : value;
}

/** The entries of a list, in its order. One that is not published has no node: it leaves the list. */
const listedNodes = (ids: unknown, getNodeById: GetNodeById) =>
  (Array.isArray(ids) ? ids : []).flatMap((id: unknown) => (isText(id) ? (getNodeById(id) ?? []) : []));

/**
 * Registers `@content`, the one extension through which every field of content is read, from either source.
 * @param readStored how the nodes of this build's source keep a value.
 */
export function createContentExtension(
  createFieldExtension: CreateFieldExtension,
  readStored: ReadStoredValue,
): void {
  createFieldExtension({
    name: "content",
    args: { kind: "String!", missing: "String" },
    extend: ({ kind, missing }: { kind: FieldKind; missing?: string }) => ({
      resolve(
        source: Record<string, unknown>,
        _args: unknown,
        { nodeModel }: Context,
        { fieldName }: { fieldName: string },
      ) {
        const getNodeById = (id: string) => nodeModel.getNodeById({ id }) ?? undefined;
        const stored = readStored(source, fieldName, getNodeById);
        if (kind === "entryList") return listedNodes(stored, getNodeById);
        const value = missing ? completed(kind, stored, missing) : stored;
        return isMissing(value) ? null : present(kind, value);
      },
    }),
  });
}
