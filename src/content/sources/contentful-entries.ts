import type { Node, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { type ContentEntry, type PicturePlace, shownEntries } from "../content-entry";
import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import { isText } from "../values";
import { type Connection, networkCode } from "./contentful-api";

/** The prefix of the names of the types of gatsby-source-contentful's nodes. */
const PREFIX = "Contentful";
const ASSET_TYPE = `${PREFIX}Asset`;

/** The site has nodes of its own, so the plugin's need no fields. Those of a link without a node would make Gatsby fail. */
export const PLUGIN_TYPES = [ASSET_TYPE, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

/** The node of an entry is not the plugin's, so it has another id. */
const entryId = (nodeId: string) => `entry ${nodeId}`;

/**
 * Converts a node of the plugin, which stores a long text, a picture or a listed entry in a separate node: `<field>___NODE` contains
 * its id, or a list of ids. The plugin keeps no link to an unpublished asset, and has no node of an asset without a file.
 */
function toEntry(node: Node, type: ContentType, webApp: string, getNode: SourceNodesArgs["getNode"]) {
  const values: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const pictures: Record<string, PicturePlace> = {};
  for (const [name, { kind, required }] of Object.entries(type.fields)) {
    const link = node[`${name}___NODE`];
    const linked = isText(link) ? getNode(link) : undefined;
    if (kind === "entryList") {
      const ids = Array.isArray(link) ? link.filter(isText) : [];
      // An entry that is not published has no node.
      lists[name] = ids.filter((id) => getNode(id)).map(entryId);
    } else if (kind === "image" && linked) {
      const { filename, description, url, contentful_id: id } = linked;
      values[name] = { file: filename, alt: description };
      const place = `${webApp}/assets/${String(id)}`;
      pictures[name] = { name: String(filename), url: place, fileUrl: String(url) };
    } else if (kind === "image" && (required || link)) {
      pictures[name] = { name, fault: link ? "une image sans fichier" : "rien, ou une image non publiée" };
    } else values[name] = linked ? linked[name] : node[name];
  }
  const title = values[type.titleField];
  const id = String(node.contentful_id);
  // The type and the title identify the entry, and the URL opens it in the web app.
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
