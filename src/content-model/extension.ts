import type { GatsbyNode, Node } from "gatsby";

import type { FieldKind } from "./field";
import { toBlocks } from "./markdown";
import { withFrenchSpaces } from "./typography";

type CreateFieldExtension = Parameters<
  NonNullable<GatsbyNode["createSchemaCustomization"]>
>[0]["actions"]["createFieldExtension"];

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null };
}

const isText = (value: unknown): value is string => typeof value === "string";

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

/** What stands in a preview where a draft has nothing yet: the field's label, or the nearest value that can be shown. */
function standIn(kind: FieldKind, label: string): unknown {
  const note = `[À compléter : ${label}]`;
  if (kind === "integer") return 0;
  if (kind === "date") return new Date(0).toISOString().slice(0, 10);
  if (kind === "textList") return [note];
  if (kind === "image") return { alt: note, description: note };
  return note;
}

/** Brings a stored value into the form that pages get: Markdown as blocks, prose with French spaces. */
export function present(kind: FieldKind, value: unknown): unknown {
  if (kind === "markdown") return isText(value) ? toBlocks(value) : null;
  if (kind === "textList" && Array.isArray(value)) return value.filter(isText).map(withFrenchSpaces);
  return isText(value) && (kind === "text" || kind === "longText") ? withFrenchSpaces(value) : value;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

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
        const value = isMissing(stored) && missing ? standIn(kind, missing) : stored;
        return isMissing(value) ? null : present(kind, value);
      },
    }),
  });
}
