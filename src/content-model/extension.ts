import type { GatsbyNode, Node } from "gatsby";

import type { FieldKind } from "./field";
import { toBlocks } from "./markdown";
import { withFrenchSpaces } from "./typography";
import { isMissing, isRecord, isText } from "./values";

type CreateFieldExtension = Parameters<
  NonNullable<GatsbyNode["createSchemaCustomization"]>
>[0]["actions"]["createFieldExtension"];

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null };
}

/**
 * The value as the source keeps it. gatsby-source-contentful puts a long text or a picture into a node of its own and leaves
 * the id in `<field>___NODE`; a long text's node holds the text under the field's name.
 */
function storedValue(
  source: Record<string, unknown>,
  name: string,
  nodeModel: Context["nodeModel"],
): unknown {
  const reference = source[`${name}___NODE`];
  if (!isText(reference)) return source[name];
  const node = nodeModel.getNodeById({ id: reference });
  return node?.internal.type === "ContentfulAsset" ? node : node?.[name];
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
  if (kind === "date") return new Date(0).toISOString().slice(0, 10);
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

/** Registers `@content`, the one extension through which every field of content is read, from either source. */
export function createContentExtension(createFieldExtension: CreateFieldExtension): void {
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
        const stored = storedValue(source, fieldName, nodeModel);
        const value = missing ? completed(kind, stored, missing) : stored;
        return isMissing(value) ? null : present(kind, value);
      },
    }),
  });
}
