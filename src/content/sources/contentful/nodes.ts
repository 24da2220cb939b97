import type { Node, SourceNodesArgs } from "gatsby";

import type { DeliveryConnection } from "../../../environment";
import { contentTypes, typeWithId } from "../../model/registry";
import { isText, plainCount } from "../../values";
import { checkSpace } from "./check-space";
import { linkedIds, pictureIds, type SpaceContent, type SpaceEntry } from "./entries";
import { STATUS_PAGE } from "./failures";
import {
  type Asset,
  type DeliveredAsset,
  type DeliveredEntry,
  type EntryVersion,
  readAssets,
  readDelivered,
  readVersions,
} from "./readings";

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
  { api }: DeliveryConnection,
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

interface Reading {
  gatsby: Gatsby;
  french: string;
  /** The plugin's French nodes by the ids of their entries. */
  nodes: ReadonlyMap<string, Node>;
  /** Entries of the linking types by their ids, as the API gives them. */
  linking: ReadonlyMap<string, DeliveredEntry>;
}

/** @returns no entry if the type is not of the site. */
function entryOfNode({ sys }: EntryVersion, { gatsby, nodes, linking }: Reading): SpaceEntry[] {
  const type = typeWithId(sys.contentType.sys.id);
  const node = nodes.get(sys.id);
  if (!type || !node) return [];
  const entry: SpaceEntry = {
    id: sys.id,
    typeId: type.id,
    isPublished: sys.publishedVersion !== undefined,
    values: {},
    lists: {},
    links: {},
  };
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === "entryList" || kind === "image") {
      entry.lists[name] = linkedNodes(node, name, gatsby).map(contentfulId);
      entry.links[name] = linkedIds(linking.get(sys.id)?.fields[name]);
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

async function readPictures(
  connection: DeliveryConnection,
  entries: readonly SpaceEntry[],
  reading: Reading,
) {
  const nodes = pictureNodes(reading);
  const present = await readAssets(connection, pictureIds(entries), reading.french);
  const presentWithFile = present.filter(({ fields }) => fields.file?.url);
  checkDelivered(connection, "image", presentWithFile, nodes);
  return new Map(present.map((asset) => [asset.sys.id, toAsset(asset, nodes.get(asset.sys.id))]));
}

/**
 * The values of the plugin's nodes. Two small readings of the API tell what nodes cannot: which entries and pictures there are, and
 * dangling links. @throws with a French message.
 */
export async function readNodes(connection: DeliveryConnection, gatsby: Gatsby): Promise<SpaceContent> {
  const french = await checkSpace(connection);
  const nodes = nodesOf(gatsby, french);
  const versions = await readVersions(connection);
  checkDelivered(connection, "entrée", versions, nodes);
  const delivered = await readDelivered(connection, french, linkingTypes);
  const linking = new Map(delivered.map((entry) => [entry.sys.id, entry]));
  const reading: Reading = { gatsby, french, nodes, linking };
  const entries = versions.flatMap((version) => entryOfNode(version, reading));
  return { entries, assets: await readPictures(connection, entries, reading) };
}
