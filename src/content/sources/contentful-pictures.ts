import { parse } from "node:path";

import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { z } from "zod";

import { type Picture, PictureFault, type PictureFile } from "../pictures";
import { isRecord, isText } from "../values";
import { type Connection, readBytes, readJson, urlIn } from "./contentful-connection";
import { ContentfulFault } from "./contentful-fault";

/** The type of the nodes that gatsby-source-contentful creates for assets. */
export const ASSET_TYPE = "ContentfulAsset";

/** The address of an asset in Contentful's web app. */
type LinkToAsset = (assetId: string) => string;

/** Downloaded files by URL. A cache is safe, because each upload has a new URL. */
const fetched = new Map<string, Promise<Buffer>>();

/** Waits for a request, and rethrows a fault of the connection as a fault of the picture. */
async function asPictureFault<Value>(waiting: Promise<Value>, found: string): Promise<Value> {
  try {
    return await waiting;
  } catch (error) {
    throw error instanceof ContentfulFault ? new PictureFault(`${found} (${error.reason})`) : error;
  }
}

/**
 * Downloads the file of an asset, only once per URL.
 * @param name the name that editors see.
 * @throws {PictureFault}
 */
export function fetchPicture(name: string, url: string): Promise<Buffer> {
  const fetching = fetched.get(url) ?? readBytes(new URL(url));
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return asPictureFault(fetching, `l’image « ${name} », qui ne peut pas être téléchargée`);
}

/** The name of an asset for editors: its file name, or its title if it has no file. */
export const nameOfAsset = ({ filename, title, contentful_id }: Node) =>
  [filename, title, contentful_id].find((name) => isText(name) && name !== "") as string;

/** The picture file of an asset. In a preview, the asset may be a draft. */
export function assetPicture(asset: Node, linkToAsset: LinkToAsset): PictureFile {
  const name = nameOfAsset(asset);
  const url = isRecord(asset.file) && isText(asset.file.url) ? `https:${asset.file.url}` : undefined;
  return {
    id: asset.id,
    name,
    url: linkToAsset(String(asset.contentful_id)),
    read: () => {
      if (!url) throw new PictureFault(`l’image « ${name} », sans fichier`);
      return fetchPicture(name, url);
    },
  };
}

const entryAnswer = z.object({
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** Returns the `sys` of the asset that a field links to in any language. */
async function linkedAsset(connection: Connection, entryId: string, field: string) {
  const { fields } = await readJson(
    urlIn(connection, `entries/${entryId}?locale=*`),
    connection,
    entryAnswer,
  );
  const links = Object.values(fields[field] ?? {}).filter(isRecord);
  return links
    .map(({ sys }) => sys)
    .find((sys) => isRecord(sys) && isText(sys.id) && sys.linkType === "Asset");
}

/**
 * The picture file of a field without a picture node. The plugin drops links to assets that are unpublished or deleted, so
 * `read` asks Contentful whether the editor has linked one.
 */
export const missingPicture = (
  entry: Node,
  field: string,
  connection: Connection,
  linkToAsset: LinkToAsset,
): PictureFile => ({
  id: `${entry.id} ${field}`,
  name: field,
  read: async () => {
    const asset = await asPictureFault(
      linkedAsset(connection, String(entry.contentful_id), field),
      "une image qui ne peut pas être lue",
    );
    if (!isRecord(asset)) return undefined;
    const found =
      connection.api === "preview" ? "une image supprimée" : "une image non publiée, ou supprimée";
    throw new PictureFault(found, linkToAsset(String(asset.id)));
  },
});

/**
 * Creates file nodes for the pictures that the site shows, so that the site serves them itself, and links them to their assets
 * as `fields.localFile`. Invalid pictures are skipped.
 *
 * The plugin's own `downloadLocal` downloads all assets of the space, and fails if one download fails (8.17):
 * docs/decisions/0010-contentful-over-our-own-connection.md.
 */
export async function linkPictures(
  pictures: readonly Picture[],
  {
    actions,
    createNodeId,
    getCache,
    getNode,
  }: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getCache" | "getNode">,
): Promise<void> {
  for (const { file, outcome } of pictures) {
    const asset = getNode(file.id);
    if (!asset || "found" in outcome) continue;
    const { id } = await createFileNodeFromBuffer({
      buffer: outcome.bytes,
      // The name becomes part of a URL.
      name: parse(file.name).name.replace(/[^\p{L}\p{N}._-]/gu, "-"),
      ext: outcome.extension,
      getCache,
      createNode: actions.createNode,
      createNodeId,
    });
    if (isRecord(asset.fields) && asset.fields.localFile === id) continue;
    actions.createNodeField({ node: asset, name: "localFile", value: id });
  }
}
