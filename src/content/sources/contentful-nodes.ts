import type { Node, SourceNodesArgs } from "gatsby";

import { contentTypes } from "../model/registry";
import { isText, plainCount } from "../values";
import { type Connection, STATUS_PAGE } from "./contentful-api";
import { checkSpace } from "./contentful-checks";
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
  shownLanguage,
  type SpaceLocales,
} from "./contentful-readings";

/** Prefix of gatsby-source-contentful's node types. */
export const PREFIX = "Contentful";

type Gatsby = Pick<SourceNodesArgs, "getNode" | "getNodesByType">;

/** Id of the node's entry or picture in Contentful. */
const contentfulId = (node: Node) => String(node.contentful_id);

/** Types whose links the plugin cannot tell: it drops those to entries and pictures that are not published. */
const linkingTypes = contentTypes.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind === "entryList" || kind === "image"),
);

/** French nodes of the plugin by the ids of their entries. The plugin never deletes the node of a deleted draft. */
function nodesOf({ getNodesByType }: Gatsby, french: string): ReadonlyMap<string, Node> {
  const nodes = contentTypes.flatMap(({ nodeType }) => getNodesByType(PREFIX + nodeType));
  const frenchNodes = nodes.filter((node) => node.node_locale === french);
  return new Map(frenchNodes.map((node) => [contentfulId(node), node]));
}

const textOf = (value: unknown) => (isText(value) ? value : "");

/** An entry or a picture that the space has now. */
interface Present {
  sys: { id: string; updatedAt: string };
}

/**
 * Nodes are missing or stale after a truncated answer to the plugin, or an older one; they are newer if an alias moves back during the
 * build, and then half of the site would be of each environment. In a preview, a draft may be saved between the two readings.
 * @param noun « entrée » or « image ». @throws with a French message.
 */
function checkDelivered(
  { api }: Connection,
  noun: string,
  present: readonly Present[],
  nodes: ReadonlyMap<string, Node>,
): void {
  const delivered = present.filter(({ sys }) => {
    const updatedAt = textOf(nodes.get(sys.id)?.updatedAt);
    return api === "preview" ? updatedAt >= sys.updatedAt : updatedAt === sys.updatedAt;
  });
  if (delivered.length === present.length) return;
  throw new Error(
    `Contentful n’a livré que ${delivered.length} des ${plainCount(present.length, noun)} du site dans leur version actuelle.\n` +
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
  // The plugin stores one id, a list of ids, or nothing.
  const ids: unknown[] = [node[`${name}___NODE`] ?? []].flat();
  return ids.filter(isText).flatMap((id) => getNode(id) ?? []);
}

/** Ids of all links of a field, also of dangling ones. */
function allLinks(
  entry: LocalizedEntry | undefined,
  typeId: string,
  name: string,
  locales: SpaceLocales,
): string[] {
  const language = entry && shownLanguage(entry, typeId, name, locales);
  if (!language) return [];
  // A field has one link, or a list of links.
  const links: unknown[] = [entry.fields[name]?.[language]].flat();
  return links.map(linkedId);
}

interface Reading {
  gatsby: Gatsby;
  locales: SpaceLocales;
  /** The plugin's French nodes by the ids of their entries. */
  nodes: ReadonlyMap<string, Node>;
  /** Entries of the second reading by their ids: some types only, unless there is a fallback language. */
  localized: ReadonlyMap<string, LocalizedEntry>;
}

/** @returns no entry if the type is not of the site. */
function toSpaceEntry({ sys }: PresentEntry, { gatsby, locales, nodes, localized }: Reading): SpaceEntry[] {
  const type = contentTypes.find(({ id }) => id === sys.contentType.sys.id);
  const node = nodes.get(sys.id);
  if (!type || !node) return [];
  const localizedEntry = localized.get(sys.id);
  const entry: SpaceEntry = {
    id: sys.id,
    typeId: type.id,
    isPublished: sys.publishedVersion !== undefined,
    values: {},
    lists: {},
    links: {},
    borrowed: localizedEntry ? borrowedFields(localizedEntry, type.id, locales) : {},
  };
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === "entryList" || kind === "image") {
      entry.lists[name] = linkedNodes(node, name, gatsby).map(contentfulId);
      entry.links[name] = allLinks(localizedEntry, type.id, name, locales);
    } else {
      entry.values[name] = valueOf(node, name, gatsby);
    }
  }
  return [entry];
}

/** Nodes of the pictures that the site's entries link, by id. */
function pictureNodes({ gatsby, nodes }: Reading): ReadonlyMap<string, Node> {
  const pictures = contentTypes.flatMap(({ nodeType, fields }) => {
    const pictureFields = Object.keys(fields).filter((name) => fields[name]?.kind === "image");
    const nodesOfType = [...nodes.values()].filter(({ internal }) => internal.type === PREFIX + nodeType);
    return nodesOfType.flatMap((node) => pictureFields.flatMap((name) => linkedNodes(node, name, gatsby)));
  });
  return new Map(pictures.map((picture) => [contentfulId(picture), picture]));
}

/** A picture from the plugin's node. The plugin leaves out pictures without a file: these come from the API's answer. */
function toAsset({ fields }: DeliveredAsset, node: Node | undefined): Asset {
  if (!node || !fields.file?.url) return fields;
  return { description: textOf(node.description), file: node.file as Asset["file"] };
}

async function readPictures(connection: Connection, entries: readonly SpaceEntry[], reading: Reading) {
  const nodes = pictureNodes(reading);
  const present = await readAssets(connection, pictureIds(entries), reading.locales.french);
  const presentWithFile = present.filter(({ fields }) => fields.file?.url);
  checkDelivered(connection, "image", presentWithFile, nodes);
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
  checkDelivered(connection, "entrée", present, nodes);
  // With a fallback language, entries of any type may have its values.
  const hasFallback = locales.fallbacks.length > 0;
  const localizedEntries = await readLocalized(connection, hasFallback ? contentTypes : linkingTypes);
  const localized = new Map(localizedEntries.map((entry) => [entry.sys.id, entry]));
  const reading: Reading = { gatsby, locales, nodes, localized };
  const entries = present.flatMap((entry) => toSpaceEntry(entry, reading));
  return { entries, assets: await readPictures(connection, entries, reading) };
}
