import type { Node, SourceNodesArgs } from "gatsby";

import { contentTypes } from "../model/registry";
import { counted, isText } from "../values";
import { type Connection, STATUS_PAGE } from "./contentful-api";
import { checkSpace, type SpaceLocales } from "./contentful-checks";
import { linkedId, pictureIds, type SpaceContent, type SpaceEntry } from "./contentful-entries";
import {
  type Asset,
  borrowedFields,
  type DeliveredAsset,
  type LocalizedEntry,
  type PresentEntry,
  readAssets,
  readLocalized,
  readPresent,
} from "./contentful-readings";

/** Prefix of gatsby-source-contentful's node types. */
export const PREFIX = "Contentful";

type Gatsby = Pick<SourceNodesArgs, "getNode" | "getNodesByType">;

/** Types whose links the plugin cannot tell: it drops those to entries and pictures that are not published. */
const linkingTypes = contentTypes.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind === "entryList" || kind === "image"),
);

/** French nodes of the plugin by the ids of their entries. The plugin never deletes the node of a deleted draft. */
function nodesOf({ getNodesByType }: Gatsby, french: string): ReadonlyMap<string, Node> {
  const nodes = contentTypes.flatMap(({ nodeType }) => getNodesByType(PREFIX + nodeType));
  return new Map(
    nodes.filter((node) => node.node_locale === french).map((node) => [contentfulId(node), node]),
  );
}

const textOf = (value: unknown) => (isText(value) ? value : "");

/** An entry or a picture that the space has now. */
interface Present {
  sys: { id: string; updatedAt: string };
}

/** Nodes are missing or stale after a truncated answer to the plugin, or an older one. @throws with a French message. */
function checkDelivered(noun: string, present: readonly Present[], nodes: ReadonlyMap<string, Node>): void {
  const delivered = present.filter(({ sys }) => textOf(nodes.get(sys.id)?.updatedAt) >= sys.updatedAt);
  if (delivered.length === present.length) return;
  throw new Error(
    `Contentful n’a livré que ${delivered.length} des ${counted(present.length, noun)} du site dans leur dernière version.\n` +
      `  à faire : relancez dans quelques minutes ; si cela dure, ${STATUS_PAGE}`,
  );
}

/** A long text is a child node with a field of the same name. */
function valueOf(node: Node, name: string, { getNode }: Gatsby): unknown {
  const childId = node[`${name}___NODE`];
  return isText(childId) ? getNode(childId)?.[name] : node[name];
}

/** Nodes of the entries or pictures that the plugin has linked, in their order. */
function linkedNodes(node: Node, name: string, { getNode }: Gatsby): Node[] {
  const ids: unknown[] = [node[`${name}___NODE`] ?? []].flat();
  return ids.filter(isText).flatMap((id) => getNode(id) ?? []);
}

const contentfulId = (node: Node) => String(node.contentful_id);

/** Ids of all links of a field, also of dangling ones. */
function allLinks(entry: LocalizedEntry | undefined, name: string, { french, main }: SpaceLocales): string[] {
  const values = entry?.fields[name];
  return [values?.[french] ?? values?.[main] ?? []].flat().map(linkedId);
}

const borrowedIn = (entry: LocalizedEntry | undefined, typeId: string, locales: SpaceLocales) =>
  entry ? borrowedFields(entry, typeId, locales) : {};

interface Reading {
  gatsby: Gatsby;
  locales: SpaceLocales;
  nodes: ReadonlyMap<string, Node>;
  localized: ReadonlyMap<string, LocalizedEntry>;
}

function toSpaceEntry({ sys }: PresentEntry, { gatsby, locales, nodes, localized }: Reading): SpaceEntry[] {
  const type = contentTypes.find(({ id }) => id === sys.contentType.sys.id);
  const node = nodes.get(sys.id);
  if (!type || !node) return [];
  const entry: SpaceEntry = {
    id: sys.id,
    typeId: type.id,
    isPublished: sys.publishedVersion !== undefined,
    values: {},
    lists: {},
    links: {},
    borrowed: borrowedIn(localized.get(sys.id), type.id, locales),
  };
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === "entryList" || kind === "image") {
      entry.lists[name] = linkedNodes(node, name, gatsby).map(contentfulId);
      entry.links[name] = allLinks(localized.get(sys.id), name, locales);
    } else {
      entry.values[name] = valueOf(node, name, gatsby);
    }
  }
  return [entry];
}

/** Nodes of the pictures that the site's entries link, by id. */
function pictureNodes({ gatsby, nodes }: Reading): ReadonlyMap<string, Node> {
  const linked = contentTypes.flatMap(({ nodeType, fields }) => {
    const pictures = Object.keys(fields).filter((name) => fields[name]?.kind === "image");
    const ofType = [...nodes.values()].filter(({ internal }) => internal.type === PREFIX + nodeType);
    return ofType.flatMap((node) => pictures.flatMap((name) => linkedNodes(node, name, gatsby)));
  });
  return new Map(linked.map((node) => [contentfulId(node), node]));
}

/** The plugin leaves out pictures without a file: of those, the API's answer. */
function toAsset({ fields }: DeliveredAsset, node: Node | undefined): Asset {
  if (!node || !fields.file?.url) return fields;
  return { description: textOf(node.description), file: node.file as Asset["file"] };
}

async function readPictures(connection: Connection, entries: readonly SpaceEntry[], reading: Reading) {
  const nodes = pictureNodes(reading);
  const present = await readAssets(connection, pictureIds(entries), reading.locales.french);
  checkDelivered(
    "image",
    present.filter(({ fields }) => fields.file?.url),
    nodes,
  );
  return new Map(present.map((asset) => [asset.sys.id, toAsset(asset, nodes.get(asset.sys.id))]));
}

/**
 * The values of the plugin's nodes. Two small readings of the API tell what nodes cannot: which entries and pictures there are, and
 * dangling links. @throws with a French message.
 */
export async function readNodes(connection: Connection, gatsby: Gatsby): Promise<SpaceContent> {
  const locales = await checkSpace(connection);
  const nodes = nodesOf(gatsby, locales.french);
  const present = await readPresent(connection);
  checkDelivered("entrée", present, nodes);
  // A value of the fallback language may be in any type.
  const hasFallback = locales.french !== locales.main;
  const localized = await readLocalized(connection, hasFallback ? contentTypes : linkingTypes);
  const byId = new Map(localized.map((entry) => [entry.sys.id, entry]));
  const reading: Reading = { gatsby, locales, nodes, localized: byId };
  const entries = present.flatMap((entry) => toSpaceEntry(entry, reading));
  return { entries, assets: await readPictures(connection, entries, reading) };
}
