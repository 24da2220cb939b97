import { parse } from "node:path";

import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import { type ContentEntry, type ContentSource, shownPictures } from "../content-entry";
import { contentTypes, typeWithId } from "../model/registry";
import { isText } from "../values";
import { type Connection, contentfulFault, downloadFile, INTERRUPTED, isTemporary } from "./contentful-api";
import { checkSpace, frenchAmong, readSpace } from "./contentful-checks";
import { type DeliveredEntry, toEntries } from "./contentful-entries";

/** Prefix of gatsby-source-contentful's node types. */
const PREFIX = "Contentful";

/** We use nodes of our own, so the plugin's need no fields. A link field without a node would make Gatsby fail. */
const PLUGIN_TYPES = [`${PREFIX}Asset`, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

/**
 * Takes texts from the plugin's node (long text is a child node). Falls back to our own read if the node is missing, has no French value,
 * or is stale: 8.17 treats a truncated response as empty. Links are always our own, because the plugin drops dangling ones.
 */
export function withNode(entry: DeliveredEntry, node: Node | undefined, getNode: SourceNodesArgs["getNode"]) {
  const type = typeWithId(entry.sys.contentType.sys.id);
  if (!type || !node || node.updatedAt !== entry.sys.updatedAt) return entry;
  const fields = { ...entry.fields };
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === "entryList" || kind === "image") continue;
    const textNode = node[`${name}___NODE`];
    fields[name] = (isText(textNode) ? getNode(textNode)?.[name] : node[name]) ?? fields[name];
  }
  return { ...entry, fields };
}

/** Download cache by URL. Contentful's file URLs are immutable. */
type Downloads = Map<string, Node>;

/** @returns the path of the file. @throws as `downloadFile`. */
async function download(url: string, saveAs: string, args: SourceNodesArgs, cache: Downloads) {
  const { actions, createNodeId, getCache } = args;
  const { createNode } = actions;
  let node = cache.get(url);
  if (node) actions.touchNode(node);
  else {
    const { name, ext } = parse(saveAs);
    const buffer = await downloadFile(url);
    node = await createFileNodeFromBuffer({ buffer, name, ext, getCache, createNode, createNodeId });
    cache.set(url, node);
  }
  return String(node.absolutePath);
}

/** Downloads only the pictures that the site shows. @throws with a French message that says what to do. */
export async function readEntries(
  connection: Connection,
  args: SourceNodesArgs,
  cache: Downloads = new Map(),
): Promise<ContentEntry[]> {
  const { entries, assets } = await readSpace(connection);
  const nodes = new Map(
    contentTypes
      .flatMap(({ nodeType }) => args.getNodesByType(PREFIX + nodeType))
      .map((node) => [String(node.contentful_id), node]),
  );
  const read = entries.map((entry) => withNode(entry, nodes.get(entry.sys.id), args.getNode));
  const all = toEntries(connection, read, assets);
  for (const picture of shownPictures(all)) {
    const { name, fileUrl, saveAs } = picture;
    try {
      if (fileUrl && saveAs) picture.path = await download(fileUrl, saveAs, args, cache);
    } catch (error) {
      const { message, cause } = error as Error;
      // An error without a cause comes from this machine, not from the download.
      if (cause === undefined) throw error;
      const fault = `l’image « ${name} », qui ${message}`;
      // A transient failure of Contentful stops the build, because no editor can correct it.
      if (connection.api === "delivery" && isTemporary(cause))
        throw new Error(
          `Contentful ne livre pas ${fault} : ${picture.url ?? ""}\n  à faire : relancez dans quelques minutes.`,
        );
      picture.fault = fault;
    }
  }
  return all;
}

const CLIENT_RETRIES = 5;

/** The used part of an error of axios, from Contentful's client. */
type ClientError = Error & { config?: { attempts?: number }; response?: { status: number } };

// Stops Gatsby with a French message when the plugin's client gives up: the plugin's message is English and recommends a stale cache.
// The plugin itself handles 400, a response that is too large.
const stopInFrench = (connection: Connection) => (answer: unknown) => {
  if (!(answer instanceof Error)) return;
  const { config, response } = answer as ClientError;
  // A truncated response has status 200, which the client does not retry; it retries 502.
  const isInterrupted = response !== undefined && response.status < 400;
  if (isInterrupted) response.status = 502;
  const failure = isInterrupted ? INTERRUPTED : (response?.status ?? answer);
  if (failure === 400 || (isTemporary(failure) && (config?.attempts ?? 1) <= CLIENT_RETRIES)) return;
  console.error(contentfulFault(connection, failure).message);
  process.exit(1);
};

/** The build downloads the pictures, so that the site serves them itself. */
export function contentfulSource(connection: Connection): ContentSource {
  const { spaceId, environment, host, token, api } = connection;
  const cache: Downloads = new Map();
  return {
    name: api === "preview" ? "Contentful, brouillons compris" : "Contentful",
    plugins: [
      {
        resolve: "gatsby-source-contentful",
        options: {
          spaceId,
          accessToken: token,
          environment,
          host,
          contentfulClientConfig: {
            retryLimit: CLIENT_RETRIES,
            logHandler: () => undefined,
            responseLogger: stopInFrench(connection),
          },
          // The plugin passes this function to `Array.filter`.
          localeFilter: (locale: { code: string }, _rank: number, all: readonly { code: string }[]) =>
            locale === frenchAmong(all),
          // Node types have the names of the types' ids, as in the model, not their French names.
          useNameForId: false,
        },
      },
    ],
    pluginTypes: PLUGIN_TYPES,
    prepare: () => checkSpace(connection),
    read: (args) => readEntries(connection, args, cache),
    ...(api === "preview" && { drafts: connection }),
  };
}
