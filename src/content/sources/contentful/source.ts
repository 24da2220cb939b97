import { parse } from "node:path";

import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import type { DeliveryConnection } from "../../../environment";
import type { ContentEntry, ContentSource, RemotePicture } from "../../content-entry";
import { contentTypes, typeWithId } from "../../model/registry";
import { checkSpace, frenchAmong, type Locale } from "./check-space";
import { downloadFile } from "./download-file";
import { toEntries, withSavedPictures } from "./entries";
import { isTemporary } from "./failures";
import { PREFIX, readNodes } from "./nodes";
import { readNewest } from "./readings";

/** The schema of the plugin's nodes. They need no fields, because queries read our own nodes. A link field without a node would make Gatsby fail. */
const PLUGIN_TYPES = [`${PREFIX}Asset`, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

/** Download cache by URL. Contentful's file URLs are immutable. */
type Downloads = Map<string, Node>;

/** The File node of a picture. @throws as `downloadFile`. */
async function fileNode(
  { fileUrl, saveAs }: RemotePicture,
  args: SourceNodesArgs,
  cache: Downloads,
): Promise<Node> {
  const { actions, createNodeId, getCache } = args;
  const { createNode } = actions;
  const cached = cache.get(fileUrl);
  if (cached) {
    // Gatsby deletes a node that no reading touches.
    actions.touchNode(cached);
    return cached;
  }
  const { name, ext } = parse(saveAs);
  const buffer = await downloadFile(fileUrl);
  const node = await createFileNodeFromBuffer({ buffer, name, ext, getCache, createNode, createNodeId });
  cache.set(fileUrl, node);
  return node;
}

/** @returns the fault of a picture that cannot be downloaded, in French. @throws an error that no editor can correct. */
function pictureFault(
  { name, url = "" }: RemotePicture,
  error: unknown,
  { api }: DeliveryConnection,
): string {
  const { message, cause } = error as Error;
  // An error without a cause comes from this machine, not from the download.
  if (cause === undefined) throw error;
  const fault = `l’image « ${name} », qui ${message}`;
  // A transient failure of Contentful stops a build. A preview goes on.
  if (api === "delivery" && isTemporary(cause))
    throw new Error(`Contentful ne livre pas ${fault} : ${url}\n  à faire : relancez dans quelques minutes.`);
  return fault;
}

/** Reads the entries, and downloads only the pictures that the site shows. @throws with a French message that says what to do. */
export async function readContent(
  connection: DeliveryConnection,
  args: SourceNodesArgs,
  cache: Downloads = new Map(),
): Promise<ContentEntry[]> {
  const entries = toEntries(connection, await readNodes(connection, args));
  return withSavedPictures(entries, async (picture) => {
    const { name, url } = picture;
    try {
      const { absolutePath } = await fileNode(picture, args, cache);
      return { name, url, path: String(absolutePath) };
    } catch (error) {
      return { name, url, fault: pictureFault(picture, error, connection) };
    }
  });
}

/** The build downloads the pictures, so that the site serves them itself. */
export function contentfulSource(connection: DeliveryConnection): ContentSource {
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
          localeFilter: (locale: Locale, _rank: number, all: readonly Locale[]) =>
            locale === frenchAmong(all),
          // Node types have the names of the types' ids, as in the model, not their French names.
          useNameForId: false,
        },
      },
    ],
    pluginTypes: PLUGIN_TYPES,
    prepare: () => checkSpace(connection),
    read: (args) => readContent(connection, args, cache),
    ...(api === "preview" && { drafts: { readNewest: () => readNewest(connection) } }),
  };
}
