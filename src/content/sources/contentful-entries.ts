import type { Node, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { type ContentEntry, type PicturePlace, shownEntries } from "../content-entry";
import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import { isMissing, isText } from "../values";
import { type Connection, networkCode } from "./contentful-api";

/** The prefix of the names of the types of gatsby-source-contentful's nodes. */
const PREFIX = "Contentful";
const ASSET_TYPE = `${PREFIX}Asset`;

/** The site has nodes of its own, so the plugin's need no fields. Those of a link without a node would make Gatsby fail. */
export const PLUGIN_TYPES = [ASSET_TYPE, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

type GetNode = SourceNodesArgs["getNode"];

/**
 * The plugin stores a long text, a picture or a listed entry in a separate node. The field `<field>___NODE` contains that node's id,
 * or a list of ids. The node of a long text contains the text under the field's name.
 */
function storedValue(node: Node, name: string, getNode: GetNode): unknown {
  const reference = node[`${name}___NODE`];
  if (!isText(reference)) return reference ?? node[name];
  const target = getNode(reference);
  if (target?.internal.type !== ASSET_TYPE) return target?.[name];
  return { file: target.filename, alt: target.description };
}

/** The picture of a field. The plugin keeps no link to an unpublished asset, and has no node of an asset without a file. */
function pictureOf(node: Node, name: string, webApp: string, getNode: GetNode): PicturePlace {
  const id = node[`${name}___NODE`];
  if (!isText(id)) return { name, fault: "rien, ou une image non publiée" };
  const asset = getNode(id);
  if (!asset) return { name, fault: "une image sans fichier" };
  const url = `${webApp}/assets/${String(asset.contentful_id)}`;
  return { name: String(asset.filename), url, fileUrl: String(asset.url) };
}

/** The node of an entry is not the plugin's, so it has another id. */
const entryId = (nodeId: string) => `entry ${nodeId}`;

/** Converts a node of the plugin. The type and title identify the entry, and the URL opens it in the web app. */
function toEntry(node: Node, type: ContentType, webApp: string, getNode: GetNode): ContentEntry {
  const values: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const pictures: Record<string, PicturePlace> = {};
  for (const [name, { kind, required }] of Object.entries(type.fields)) {
    const stored = storedValue(node, name, getNode);
    // A link to an entry that is not published has no node.
    if (kind === "entryList")
      lists[name] = [stored]
        .flat()
        .filter(isText)
        .filter((id) => getNode(id))
        .map(entryId);
    else values[name] = stored;
    if (kind === "image" && (required || !isMissing(node[`${name}___NODE`])))
      pictures[name] = pictureOf(node, name, webApp, getNode);
  }
  const title = values[type.titleField];
  const id = String(node.contentful_id);
  return {
    typeId: type.id,
    id: entryId(node.id),
    place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : id}`,
    url: `${webApp}/entries/${id}`,
    values,
    lists,
    pictures,
  };
}

/** Reads the entries from the plugin's nodes, and downloads the pictures that the site shows, and no others. */
export async function readEntries(
  { spaceId, environment }: Connection,
  args: SourceNodesArgs,
): Promise<ContentEntry[]> {
  const { actions, createNodeId, getCache, getNode, getNodesByType } = args;
  const webApp = `https://app.contentful.com/spaces/${spaceId}/environments/${environment}`;
  const entries = contentTypes.flatMap((type) =>
    getNodesByType(PREFIX + type.nodeType).map((node) => toEntry(node, type, webApp, getNode)),
  );
  for (const picture of shownEntries(entries).flatMap(({ pictures }) => Object.values(pictures))) {
    if (!picture.fileUrl) continue;
    try {
      const { createNode } = actions;
      const file = { url: picture.fileUrl, getCache, createNode, createNodeId };
      picture.path = (await createRemoteFileNode(file)).absolutePath;
    } catch (error) {
      picture.fault = `l’image « ${picture.name} », qui ne peut pas être téléchargée (${networkCode(error)})`;
    }
  }
  return entries;
}
