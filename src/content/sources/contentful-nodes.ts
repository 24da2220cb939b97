import type { Node } from "gatsby";

import type { ContentEntry, PicturePlace } from "../content-entry";
import type { ContentType } from "../content-type";
import { isMissing, isRecord, isText } from "../values";
import type { Connection } from "./contentful-api";
import type { NodeLookup, ReadStoredValue } from "./source";

/** The prefix of the names of this source's node types. */
export const CONTENTFUL_PREFIX = "Contentful";

/** The type of the nodes that gatsby-source-contentful creates for assets. */
export const ASSET_TYPE = "ContentfulAsset";

/**
 * gatsby-source-contentful stores a long text, a picture or a listed entry in a separate node. The field `<field>___NODE`
 * contains that node's id, or a list of ids. The node of a long text contains the text under the field's name.
 */
export const readStored: ReadStoredValue = (node, fieldName, getNodeById) => {
  const reference = node[`${fieldName}___NODE`];
  if (!isText(reference)) return reference ?? node[fieldName];
  const target = getNodeById(reference);
  return target?.internal.type === ASSET_TYPE ? target : target?.[fieldName];
};

/** The picture of a field. The plugin keeps no link to an unpublished asset, and has no node of an asset without a file. */
function pictureOf(entry: Node, field: string, webApp: string, { getNode }: NodeLookup): PicturePlace {
  const id = entry[`${field}___NODE`];
  const asset = isText(id) ? getNode(id) : undefined;
  if (!asset)
    return { name: field, fault: isText(id) ? "une image sans fichier" : "rien, ou une image non publiée" };
  const name = String(asset.filename);
  const url = `${webApp}/assets/${String(asset.contentful_id)}`;
  const { localFile, fault } = isRecord(asset.fields) ? asset.fields : {};
  if (isText(fault)) return { name, url, fault: `l’image « ${name} », ${fault}` };
  return { name, url, path: String(getNode(String(localFile))?.absolutePath) };
}

/** Reads an entry from its node. The type and title identify it, and the URL opens it in the web app. */
function toEntry(node: Node, type: ContentType, webApp: string, lookup: NodeLookup): ContentEntry {
  const values: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const pictures: Record<string, PicturePlace> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const { kind, required } = field;
    const stored = readStored(node, name, (id) => lookup.getNode(id));
    if (kind === "entryList")
      // A link to an entry that is not published has no node.
      lists[name] = (Array.isArray(stored) ? stored : []).map(String).filter((id) => lookup.getNode(id));
    else if (kind !== "image") values[name] = stored;
    else {
      values[name] = isRecord(stored) ? { file: stored.filename, alt: stored.description } : undefined;
      if (required || !isMissing(node[`${name}___NODE`]))
        pictures[name] = pictureOf(node, name, webApp, lookup);
    }
  }
  const title = values[type.titleField];
  return {
    typeId: type.id,
    id: node.id,
    place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : String(node.contentful_id)}`,
    url: `${webApp}/entries/${String(node.contentful_id)}`,
    values,
    lists,
    pictures,
  };
}

/** Reads the entries of the site's types from the nodes of gatsby-source-contentful. */
export function readEntries(
  contentTypes: readonly ContentType[],
  { spaceId, environment }: Connection,
  lookup: NodeLookup,
): ContentEntry[] {
  const webApp = `https://app.contentful.com/spaces/${spaceId}/environments/${environment}`;
  return contentTypes.flatMap((type) =>
    lookup
      .getNodesByType(`${CONTENTFUL_PREFIX}${type.interfaceName}`)
      .map((node) => toEntry(node, type, webApp, lookup)),
  );
}
