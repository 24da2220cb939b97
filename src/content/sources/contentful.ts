import { parse } from "node:path";

import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import { type ContentEntry, type ContentSource, shownPictures } from "../content-entry";
import { contentTypes, typeWithId } from "../model/registry";
import { type Connection, isTemporary } from "./contentful-api";
import { checkSpace, frenchAmong } from "./contentful-checks";
import { toEntries } from "./contentful-entries";
import { PREFIX, readNodes } from "./contentful-nodes";
import { downloadFile } from "./download-file";

/** We use nodes of our own, so the plugin's need no fields. A link field without a node would make Gatsby fail. */
const PLUGIN_TYPES = [`${PREFIX}Asset`, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

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
  const all = toEntries(connection, await readNodes(connection, args));
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
          // The plugin's log of retries would be in English.
          contentfulClientConfig: { logHandler: () => undefined },
          // Entries of other projects stay out of Gatsby's cache, and types whose names the plugin refuses do not stop a build.
          contentTypeFilter: ({ sys }: { sys: { id: string } }) => typeWithId(sys.id) !== undefined,
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
