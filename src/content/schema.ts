import type { Node, NodePluginSchema } from "gatsby";

import type { ContentType, Field, FieldKind } from "./content-type";
import { contentTypes } from "./index";
import { toBlocks } from "./markdown";
import type { ContentSource, GetNodeById } from "./sources/source";
import { withFrenchSpaces } from "./typography";
import { isMissing, isRecord, isText } from "./values";

/** The GraphQL type of each kind of field. */
const VALUE_TYPES: Record<Exclude<FieldKind, "entryList">, string> = {
  text: "String",
  longText: "String",
  markdown: "JSON",
  verbatim: "String",
  choice: "String",
  textList: "[String!]",
  integer: "Int",
  date: "Date",
  image: "ContentImage",
};

/** In a preview, replaces a missing value by a note with the field's label. A missing integer becomes 0. */
function withPlaceholder({ kind, label }: Field, value: unknown): unknown {
  const note = `[À compléter : ${label}]`;
  // A draft may have a picture without alternative text, which the schema reads from `description`.
  if (kind === "image" && isRecord(value)) {
    return isMissing(value.description) ? { ...value, description: note } : value;
  }
  if (!isMissing(value)) return value;
  if (kind === "integer") return 0;
  if (kind === "textList") return [note];
  return kind === "image" ? { description: note } : note;
}

/** Converts a stored value to the form that pages receive: Markdown to blocks, plain spaces to French ones. */
export function toPageValue(kind: FieldKind, value: unknown): unknown {
  if (isMissing(value)) return null;
  if (kind === "markdown") return isText(value) ? toBlocks(value) : null;
  if (kind === "textList" && Array.isArray(value)) return value.filter(isText).map(withFrenchSpaces);
  return isText(value) && (kind === "text" || kind === "longText") ? withFrenchSpaces(value) : value;
}

type Source = Pick<ContentSource, "schema" | "readStored">;

/**
 * What a page's query returns for a field of a node. Of a list: the nodes of its type in order. An unpublished entry has none, and an
 * entry of another type, which the check reports, is left out of a preview.
 */
export function shownValue(
  name: string,
  field: Field,
  node: Readonly<Record<string, unknown>>,
  { schema, readStored }: Source,
  getNodeById: GetNodeById,
): unknown {
  const stored = readStored(node, name, getNodeById);
  const { kind, listedType, required } = field;
  if (kind === "entryList")
    return (Array.isArray(stored) ? stored : [])
      .filter(isText)
      .map(getNodeById)
      .filter((listed) => listed?.internal.type === `${schema.prefix}${listedType?.interfaceName ?? ""}`);
  return toPageValue(kind, schema.preview && required ? withPlaceholder(field, stored) : stored);
}

/** How the nodes of a source implement the interfaces. */
export interface SourceSchema {
  /** The prefix of the names of its node types. */
  prefix: string;
  /** The name of its picture type, which implements `ContentImage`. */
  imageType: string;
  /** The SDL definition of `imageType`. */
  imageDefinition: string;
  /** Whether the content includes drafts: a missing value is then replaced by its label, and does not fail the query. */
  preview: boolean;
}

/** @param source of a concrete type, whose fields have that source's types. By default, of an interface. */
function graphqlType(
  { kind, required, listedType }: Field,
  { prefix, imageType } = { prefix: "", imageType: VALUE_TYPES.image },
): string {
  // A list without entries is empty, not null.
  if (kind === "entryList") return `[${prefix}${listedType?.interfaceName ?? "Node"}!]!`;
  const type = kind === "image" ? imageType : VALUE_TYPES[kind];
  return required ? `${type}!` : type;
}

const describe = ({ label, help }: { label: string; help: string }) => JSON.stringify(`${label} — ${help}`);

/** The GraphQL interface that pages query. It is the same for all sources. */
function interfaceOf({ interfaceName, fields, ...type }: ContentType): string {
  const lines = Object.entries(fields).map(([name, field]) => {
    return `  ${describe(field)}\n  ${name}: ${graphqlType(field)}`;
  });
  return `${describe(type)}\ninterface ${interfaceName} implements Node {\n  id: ID!\n${lines.join("\n")}\n}`;
}

/** The part of Gatsby's resolver context that is used here. `nodeModel` also records which nodes a page depends on. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null };
}

/** The GraphQL types of the content: the interfaces, and the types of this build's source that implement them. */
export function graphqlTypes(builders: NodePluginSchema, source: Source) {
  const { prefix, imageDefinition } = source.schema;
  const nodeTypes = contentTypes.map(({ interfaceName, fields }) => {
    const resolved = Object.entries(fields).map(([name, field]) => {
      const resolve = (node: Readonly<Record<string, unknown>>, _: unknown, { nodeModel }: Context) =>
        shownValue(name, field, node, source, (id) => nodeModel.getNodeById({ id }) ?? undefined);
      return [name, { type: graphqlType(field, source.schema), resolve }] as const;
    });
    return builders.buildObjectType({
      name: `${prefix}${interfaceName}`,
      interfaces: ["Node", interfaceName],
      // Only the declared fields.
      extensions: { infer: false },
      fields: { id: "ID!", ...Object.fromEntries(resolved) },
    });
  });
  return [
    `"Une image, avec son texte de remplacement"\ninterface ContentImage {\n  alt: String!\n  localFile: File\n}`,
    imageDefinition,
    ...contentTypes.map(interfaceOf),
    ...nodeTypes,
  ];
}
