import { parse } from "node:path";

import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { z } from "zod";

import { type Picture, PictureFault, type PictureFile } from "../pictures";
import { isRecord, isText } from "../values";
import { type Connection, readBytes, readJson, urlIn } from "./contentful-connection";
import { ContentfulFault } from "./contentful-fault";

/** The type of the nodes that gatsby-source-contentful makes of assets. */
export const ASSET_TYPE = "ContentfulAsset";

/** The address of an asset in Contentful's web app. */
type LinkToAsset = (assetId: string) => string;

/** The files that this process has fetched, by url: each upload has a url of its own. */
const fetched = new Map<string, Promise<Buffer>>();

/** Waits for something of Contentful; a fault of the connection is told as one of the picture. */
async function orFault<Value>(waiting: Promise<Value>, found: string): Promise<Value> {
  try {
    return await waiting;
  } catch (error) {
    throw error instanceof ContentfulFault ? new PictureFault(`${found} (${error.reason})`) : error;
  }
}

/**
 * Fetches the file of an asset, once.
 * @param name as an editor knows it.
 * @throws {PictureFault}
 */
export function fetchPicture(name: string, url: string): Promise<Buffer> {
  const fetching = fetched.get(url) ?? readBytes(new URL(url));
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return orFault(fetching, `l’image « ${name} », qui ne peut pas être téléchargée`);
}

/** What an editor calls an asset: its file's name; until there is a file, its title. */
export const nameOfAsset = ({ filename, title, contentful_id }: Node) =>
  [filename, title, contentful_id].find((name) => isText(name) && name !== "") as string;

/** The picture of an asset that is published, or, in a preview, that is there. */
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

/** The asset that a field of an entry links to, in any language. */
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
 * The picture of a field that has none. The plugin leaves out a link to an asset that is not there, so the space is asked
 * whether the editor has linked one.
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
    const asset = await orFault(
      linkedAsset(connection, String(entry.contentful_id), field),
      "une image qui ne peut pas être lue",
    );
    if (!isRecord(asset)) return undefined;
    const found =
      connection.right === "preview" ? "une image supprimée" : "une image non publiée, ou supprimée";
    throw new PictureFault(found, linkToAsset(String(asset.id)));
  },
});

/**
 * Gives the site the files of the pictures that it shows, so that it serves them itself; each is linked to its asset as
 * `fields.localFile`. Pictures that were found wanting stay out: a preview shows a note in their place.
 *
 * The plugin's own `downloadLocal` fetches every asset of the space, and stops at one that cannot be fetched (8.17).
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
      // It becomes part of an address.
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
