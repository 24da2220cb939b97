/** Between entries and Gatsby: the nodes of entries, their schema, and the values that queries return. */
import type { NodePluginArgs, NodePluginSchema, SourceNodesArgs } from "gatsby";

import { type ContentEntry, picturePath } from "./content-entry";
import type { Field, FieldKind } from "./model/content-type";
import { fieldsOf, kinds } from "./model/kinds";
import { contentTypes, typeWithId } from "./model/registry";
import { isMissing, isObject } from "./unknown-values";

/** gatsby-source-filesystem creates the File node. */
const CONTENT_IMAGE = `type ContentImage {
  alt: String!
  localFile: File @link(by: "absolutePath", from: "path")
}`;

/** The value as a page shows it: Markdown becomes blocks, plain spaces become French ones. */
export const toPageValue = (kind: FieldKind, value: unknown): unknown =>
  isMissing(value) ? null : (kinds[kind].toPage?.(value) ?? value);

/** A preview shows a note with the field's label in place of a missing value. */
function withNote({ kind, label }: Field, value: unknown): unknown {
  const note = `[À compléter : ${label}]`;
  const fillValue = kinds[kind].withNote;
  if (fillValue) return fillValue(value, note);
  return isMissing(value) ? note : value;
}

type StoredEntry = Pick<ContentEntry, "values" | "lists" | "pictures">;
type FindEntry = (id: string) => ContentEntry | null;

/** The value that a page's query returns. Lists omit entries of another type, which a preview may have. */
export function shownValue(
  name: string,
  field: Field,
  entry: StoredEntry,
  isPreview: boolean,
  find: FindEntry,
) {
  const { kind, listedType, required } = field;
  if (listedType)
    return (entry.lists[name] ?? []).map(find).filter((listed) => listed?.typeId === listedType.id);
  const stored = entry.values[name];
  const isPicture = kind === "image" && isObject(stored);
  const value = isPicture ? { ...stored, path: picturePath(entry.pictures[name]) } : stored;
  return toPageValue(kind, isPreview && required ? withNote(field, value) : value);
}

/** Entries of a type as a page's query returns them, without the files of pictures. */
export function queryEntries<Id extends keyof Queries.Query>(
  typeId: Id,
  entries: readonly ContentEntry[],
  isPreview: boolean,
) {
  const find: FindEntry = (id) => entries.find((entry) => entry.id === id) ?? null;
  const query = (entry: ContentEntry): object => {
    const type = typeWithId(entry.typeId);
    const shown = Object.entries(type ? fieldsOf(type, entry.values) : {}).map(([name, field]) => {
      const value = shownValue(name, field, entry, isPreview, find);
      return [name, field.listedType ? (value as ContentEntry[]).map(query) : value] as const;
    });
    return Object.fromEntries(shown);
  };
  return entries.filter((entry) => entry.typeId === typeId).map(query) as NonNullable<Queries.Query[Id]>[];
}

/** The GraphQL type of a field. A list without entries is empty, not null. */
export const graphqlType = ({ kind, required, listedType }: Field) =>
  listedType ? `[${listedType.nodeType}!]!` : `${kinds[kind].graphql}${required ? "!" : ""}`;

/** The part of Gatsby's resolver context that we use. getNodeById also tracks page dependencies. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => ContentEntry | null };
}

export const graphqlTypes = (builders: NodePluginSchema, isPreview: boolean) => [
  CONTENT_IMAGE,
  ...contentTypes.map((type) => {
    const { nodeType, label, help } = type;
    const resolved = Object.entries(type.fields).map(([name, field]) => {
      const resolve = (entry: StoredEntry, _: unknown, { nodeModel }: Context) =>
        shownValue(name, fieldsOf(type, entry.values)[name] ?? field, entry, isPreview, (id) =>
          nodeModel.getNodeById({ id }),
        );
      const description = `${field.label} — ${field.help}`;
      return [name, { type: graphqlType(field), description, resolve }] as const;
    });
    return builders.buildObjectType({
      name: nodeType,
      description: `${label} — ${help}`,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: { id: "ID!", ...Object.fromEntries(resolved) },
    });
  }),
];

/** Each node is an entry: see `updateNodes`. */
export const entriesOfNodes = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  contentTypes.flatMap(({ nodeType }) => getNodesByType(nodeType) as unknown as ContentEntry[]);

/** Creates a node for each entry, and deletes the nodes of deleted entries. */
export function updateNodes(entries: readonly ContentEntry[], args: SourceNodesArgs): void {
  const { actions, createContentDigest, getNode } = args;
  for (const entry of entries) {
    const type = typeWithId(entry.typeId)?.nodeType ?? "";
    void actions.createNode({ ...entry, internal: { type, contentDigest: createContentDigest(entry) } });
  }
  const ids = new Set(entries.map(({ id }) => id));
  for (const { id } of entriesOfNodes(args)) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
}
