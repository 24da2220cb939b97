import type { Node } from "gatsby";

import type { ContentType } from "../content-type";
import { describeField, type FieldKind } from "../field";
import { contentTypes } from "../index";
import type { EntryInput } from "../validate";
import { isText } from "../values";
import type { Connection } from "./contentful-connection";
import { frenchAmong } from "./contentful-languages";
import { ASSET_TYPE, fetchedFile, fetchKeptPictures, fetchPicture } from "./contentful-pictures";
import { readSpaceModel } from "./contentful-preparation";
import { clientAdapter } from "./contentful-transport";
import type { ContentSource, NodeLookup, ReadStoredValue } from "./source";

/** Where a space is, and with which right it is read. */
export interface ContentfulAccess {
  spaceId: string;
  accessToken: string;
  environment: string;
  host: string;
  /** Whether the host gives drafts, where its name does not say so. */
  preview?: boolean;
}

const PREFIX = "Contentful";

/** Entries and assets in a page of the sync endpoint, which refuses to give more than 7 MB at once. */
const PAGE_LIMIT = 250;

const isPreview = ({ host, preview = host.startsWith("preview.") }: ContentfulAccess) => preview;

/** The connection that an access stands for. */
export const connectionOf = (access: ContentfulAccess): Connection => ({
  host: access.host,
  spaceId: access.spaceId,
  environment: access.environment,
  token: access.accessToken,
  right: isPreview(access) ? "preview" : "delivery",
});

function plainValue(node: Node, name: string, kind: FieldKind, { getNode }: NodeLookup): unknown {
  const reference = node[`${name}___NODE`];
  if (!isText(reference)) return node[name];
  const target = getNode(reference);
  if (kind !== "image") return target?.[name];
  const file: unknown = target?.filename ?? target?.title;
  return target && { file: isText(file) ? file : reference, alt: target.description };
}

/** The ids of the listed entries that are published: a link to another leads to no node. */
const publishedIds = (ids: unknown, { getNode }: NodeLookup) =>
  (Array.isArray(ids) ? ids : []).filter((id) => isText(id) && getNode(id)).map(String);

/**
 * gatsby-source-contentful puts a long text, a picture or a listed entry into a node of its own and leaves the id, or the list
 * of ids, in `<field>___NODE`. A long text's node holds the text under the field's name.
 */
const readStored: ReadStoredValue = (node, fieldName, getNodeById) => {
  const reference = node[`${fieldName}___NODE`];
  if (!isText(reference)) return reference ?? node[fieldName];
  const target = getNodeById(reference);
  return target?.internal.type === ASSET_TYPE ? target : target?.[fieldName];
};

/** Where an entry or an asset opens in Contentful's web app. */
const linkTo = ({ spaceId, environment }: ContentfulAccess, what: "entries" | "assets", node: Node) =>
  `https://app.contentful.com/spaces/${spaceId}/environments/${environment}/${what}/${String(node.contentful_id)}`;

/** How an entry is found: its type and title for the eye, its address in the web app for the hand. */
function toEntry(node: Node, type: ContentType, access: ContentfulAccess, lookup: NodeLookup): EntryInput {
  const fields = Object.entries(type.fields).map(
    ([name, field]) => [name, describeField(field).kind] as const,
  );
  const isList = ([, kind]: readonly [string, FieldKind]) => kind === "entryList";
  const values = Object.fromEntries(
    fields
      .filter((field) => !isList(field))
      .map(([name, kind]) => [name, plainValue(node, name, kind, lookup)]),
  );
  const lists = fields
    .filter(isList)
    .map(([name]) => [name, publishedIds(node[`${name}___NODE`], lookup)] as const);
  const title = values[type.titleField];
  return {
    typeId: type.id,
    place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : String(node.contentful_id)}`,
    id: node.id,
    url: linkTo(access, "entries", node),
    values,
    lists: Object.fromEntries(lists),
  };
}

/** The names of pictures that a page would go without: none, unless Gatsby's cache was left half written. */
const unfetchedFiles = ({ getNode, getNodesByType }: NodeLookup) =>
  new Set(
    getNodesByType(ASSET_TYPE)
      .filter((asset) => !fetchedFile(asset, getNode))
      .map(({ filename }) => filename),
  );

/** A Contentful space: where editors change the copy. Pictures are fetched at build time and served by the site itself. */
export function contentfulSource(access: ContentfulAccess): ContentSource {
  const preview = isPreview(access);
  const connection = connectionOf(access);
  const { spaceId, accessToken, environment, host } = access;
  const linkToAsset = (asset: Node) => linkTo(access, "assets", asset);
  return {
    name: preview ? "Contentful, brouillons compris" : "Contentful",
    plugins: [
      {
        resolve: "gatsby-source-contentful",
        options: {
          spaceId,
          accessToken,
          environment,
          host,
          pageLimit: PAGE_LIMIT,
          contentfulClientConfig: { adapter: clientAdapter(connection), retryOnError: false },
          // `fetchPicture` does it.
          downloadLocal: false,
          // The plugin passes it to `Array.filter`.
          localeFilter: (locale: { code: string }, _rank: number, all: readonly { code: string }[]) =>
            locale === frenchAmong(all),
          // Reserved names and ids stay what the model calls them.
          useNameForId: false,
        },
      },
    ],
    prepare: async () => {
      await readSpaceModel(
        connection,
        contentTypes.map(({ id }) => id),
      );
    },
    onCreateNode: async (args) => {
      if (args.node.internal.type === ASSET_TYPE) await fetchPicture(args.node, args, linkToAsset);
    },
    sourceNodes: (args) => fetchKeptPictures(args, linkToAsset),
    schema: {
      prefix: PREFIX,
      imageType: ASSET_TYPE,
      imageDefinition: `type ${ASSET_TYPE} implements Node & ContentImage @dontInfer {
  id: ID!
  alt: String! @proxy(from: "description")
  localFile: File @link(from: "fields.localFile")
}`,
      imageExtension: (name) => `@link(from: "${name}___NODE")`,
      preview,
    },
    readStored,
    read: (lookup) => ({
      entries: contentTypes.flatMap((type: ContentType) =>
        lookup
          .getNodesByType(`${PREFIX}${type.interfaceName}`)
          .map((node) => toEntry(node, type, access, lookup)),
      ),
      unread: new Map(),
      hasImage: (file) => !unfetchedFiles(lookup).has(file),
    }),
  };
}
