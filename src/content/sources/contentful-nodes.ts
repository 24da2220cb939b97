import type { Node } from "gatsby";

import type { ContentType } from "../content-type";
import { describeField, type FieldKind } from "../field";
import type { EntryInput } from "../validate";
import { isText } from "../values";
import type { Connection } from "./contentful-connection";
import { ASSET_TYPE, assetPicture, missingPicture, nameOfAsset } from "./contentful-pictures";
import type { NodeLookup, ReadStoredValue } from "./source";

/** The prefix of the names of this source's node types. */
export const CONTENTFUL_PREFIX = "Contentful";

/** The address of an entry or an asset in Contentful's web app. */
export const linkInApp = (
  { spaceId, environment }: Connection,
  what: "entries" | "assets",
  id: unknown,
): string => `https://app.contentful.com/spaces/${spaceId}/environments/${environment}/${what}/${String(id)}`;

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

function plainValue(node: Node, name: string, kind: FieldKind, { getNode }: NodeLookup): unknown {
  const reference = node[`${name}___NODE`];
  if (!isText(reference)) return node[name];
  const target = getNode(reference);
  if (kind !== "image") return target?.[name];
  return target && { file: nameOfAsset(target), alt: target.description };
}

/** The ids of the listed entries that are published. Other links have no node. */
const publishedIds = (ids: unknown, { getNode }: NodeLookup) =>
  (Array.isArray(ids) ? ids : []).filter((id) => isText(id) && getNode(id)).map(String);

function pictureIn(node: Node, name: string, connection: Connection, { getNode }: NodeLookup) {
  const linkToAsset = (id: string) => linkInApp(connection, "assets", id);
  const reference = node[`${name}___NODE`];
  const asset = isText(reference) ? getNode(reference) : undefined;
  return asset ? assetPicture(asset, linkToAsset) : missingPicture(node, name, connection, linkToAsset);
}

/** Reads an entry from its node. The type and title identify it, and the URL opens it in the web app. */
function entryOfNode(node: Node, type: ContentType, connection: Connection, lookup: NodeLookup): EntryInput {
  const fields = Object.entries(type.fields).map(
    ([name, field]) => [name, describeField(field).kind] as const,
  );
  const ofKind = <Value>(
    isWanted: (kind: FieldKind) => boolean,
    value: (name: string, kind: FieldKind) => Value,
  ) =>
    Object.fromEntries(
      fields.filter(([, kind]) => isWanted(kind)).map(([name, kind]) => [name, value(name, kind)]),
    );
  const values = ofKind(
    (kind) => kind !== "entryList",
    (name, kind) => plainValue(node, name, kind, lookup),
  );
  const title = values[type.titleField];
  return {
    typeId: type.id,
    place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : String(node.contentful_id)}`,
    id: node.id,
    url: linkInApp(connection, "entries", node.contentful_id),
    values,
    lists: ofKind(
      (kind) => kind === "entryList",
      (name) => publishedIds(node[`${name}___NODE`], lookup),
    ),
    pictures: ofKind(
      (kind) => kind === "image",
      (name) => pictureIn(node, name, connection, lookup),
    ),
  };
}

/** Reads the entries of the site's types from the nodes of gatsby-source-contentful. */
export const readEntries = (
  contentTypes: readonly ContentType[],
  connection: Connection,
  lookup: NodeLookup,
): EntryInput[] =>
  contentTypes.flatMap((type) =>
    lookup
      .getNodesByType(`${CONTENTFUL_PREFIX}${type.interfaceName}`)
      .map((node) => entryOfNode(node, type, connection, lookup)),
  );
