import type { GatsbyNode } from "gatsby";

import type { FieldKind } from "./content-type";
import { toBlocks } from "./markdown";
import type { GetNodeById, ReadStoredValue } from "./sources/source";
import { withFrenchSpaces } from "./typography";
import { isMissing, isRecord, isText } from "./values";

type CreateFieldExtension = Parameters<
  NonNullable<GatsbyNode["createSchemaCustomization"]>
>[0]["actions"]["createFieldExtension"];

/** The part of Gatsby's resolver context that is used here. `nodeModel` also records which nodes a page depends on. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => ReturnType<GetNodeById> | null };
}

/** In a preview, replaces a missing value by a note with the field's label. A missing integer becomes 0. */
function withPlaceholder(kind: FieldKind, value: unknown, label: string): unknown {
  const note = `[À compléter : ${label}]`;
  // A draft may have a picture without alternative text, which the schema reads from `description`.
  if (kind === "image" && isRecord(value)) {
    return isMissing(value.description) ? { ...value, description: note } : value;
  }
  if (!isMissing(value)) return value;
  if (kind === "integer") return 0;
  if (kind === "textList") return [note];
  if (kind === "image") return { description: note };
  return note;
}

/** Converts a stored value to the form that pages receive: Markdown to blocks, plain spaces to French ones. */
export function toPageValue(kind: FieldKind, value: unknown): unknown {
  if (kind === "markdown") return isText(value) ? toBlocks(value) : null;
  if (kind === "textList" && Array.isArray(value)) return value.filter(isText).map(withFrenchSpaces);
  return isText(value) && (kind === "text" || kind === "longText") ? withFrenchSpaces(value) : value;
}

/**
 * The nodes of the listed entries, in order. An unpublished entry has no node, so it is left out. In a preview, an entry of another
 * type is left out too.
 * @param type the GraphQL type of the list, such as `[ContentfulStat!]!`.
 */
const listedNodes = (ids: unknown, type: string, getNodeById: GetNodeById) =>
  (Array.isArray(ids) ? ids : [])
    .filter(isText)
    .map(getNodeById)
    .filter((node) => node?.internal.type === type.replace(/[[\]!]/g, ""));

/**
 * Registers the directive `@content`, which resolves the fields of all content types.
 * @param readStored reads a value from a node of this build's source.
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
        { fieldName, returnType }: { fieldName: string; returnType: { toString: () => string } },
      ) {
        const getNodeById = (id: string) => nodeModel.getNodeById({ id }) ?? undefined;
        const stored = readStored(source, fieldName, getNodeById);
        if (kind === "entryList") return listedNodes(stored, returnType.toString(), getNodeById);
        const value = missing ? withPlaceholder(kind, stored, missing) : stored;
        return isMissing(value) ? null : toPageValue(kind, value);
      },
    }),
  });
}
