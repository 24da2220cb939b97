import { extname } from "node:path";

import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import { type ContentEntry, type LostLink, type PicturePlace, shownEntries } from "../content-entry";
import type { ContentType } from "../content-type";
import {
  type DeliveredAsset,
  type DeliveredEntry,
  linkedId,
  safeName,
  textsOf,
} from "../contentful/local-copy";
import { contentTypes, typeWithId } from "../index";
import { withoutPasted } from "../invisible";
import { isMissing, isText } from "../values";
import { type Connection, FileFault, readFile } from "./contentful-api";
import { readSpace } from "./contentful-checks";

/** The prefix of the names of the types of gatsby-source-contentful's nodes. */
const PREFIX = "Contentful";

/** The site has nodes of its own, so the plugin's need no fields. Those of a link without a node would make Gatsby fail. */
export const PLUGIN_TYPES = [`${PREFIX}Asset`, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

/** The entry of a node has the id of Contentful with this in front, so that it is no other node's. */
const entryId = (id: string) => `entry ${id}`;

/** Converts what Contentful's API returns to entries, as the content check reads them. Entries of other types are left out. */
export function toEntries(
  { spaceId, environment, api }: Connection,
  entries: readonly DeliveredEntry[],
  assets: readonly DeliveredAsset[],
): ContentEntry[] {
  const webApp = `https://app.contentful.com/spaces/${spaceId}/environments/${environment}`;
  const entriesById = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const assetsById = new Map(assets.map((asset) => [asset.sys.id, asset]));

  function titleOf({ sys, fields }: DeliveredEntry): string {
    const title = fields[typeWithId(sys.contentType.sys.id)?.titleField ?? ""];
    return isText(title) ? `« ${title} »` : sys.id;
  }

  /** Sorts the links of a list: the API keeps those to entries that it does not give. */
  function readList(links: readonly unknown[]) {
    const ids: string[] = [];
    const lost: LostLink[] = [];
    links.forEach((link, index) => {
      const id = linkedId(link) ?? "";
      const entry = entriesById.get(id);
      const type = entry?.sys.contentType.sys.id ?? "";
      const lose = (what: string, isUnpublished: boolean) =>
        lost.push({
          found: `au point n° ${index + 1}, ${what}`,
          url: `${webApp}/entries/${id}`,
          isUnpublished,
        });
      if (!entry) lose(`une entrée qui n’est pas publiée (${id})`, true);
      else if (!typeWithId(type)) lose(`une entrée d’un type étranger au site : « ${type} »`, false);
      else {
        ids.push(entryId(id));
        if (api === "preview" && entry.sys.publishedVersion === undefined)
          lose(`une entrée qui n’est pas publiée : ${titleOf(entry)}`, true);
      }
    });
    return { ids, lost };
  }

  /** The alternative text and the place of a picture. A link may lead to an asset that the API does not give. */
  function readPicture(name: string, id: string): { value?: object; place: PicturePlace } {
    const asset = assetsById.get(id)?.fields;
    const url = `${webApp}/assets/${id}`;
    if (!asset) return { place: { name, url, fault: "une image qui n’est pas publiée" } };
    const { file, description: alt } = asset;
    if (!file) return { place: { name, url, fault: "une image sans fichier" } };
    const fileName = safeName(file.fileName, file.contentType);
    return { value: { file: fileName, alt }, place: { name: fileName, url, fileUrl: `https:${file.url}` } };
  }

  function toEntry(entry: DeliveredEntry, type: ContentType): ContentEntry {
    const values: Record<string, unknown> = {};
    const lists: Record<string, string[]> = {};
    const lost: Record<string, LostLink[]> = {};
    const pictures: Record<string, PicturePlace> = {};
    for (const [name, field] of Object.entries(type.fields)) {
      const { kind } = field;
      const value = textsOf(field, entry.fields[name]);
      if (kind === "entryList") {
        const list = readList(Array.isArray(value) ? value : []);
        lists[name] = list.ids;
        lost[name] = list.lost;
      } else if (kind === "image" && !isMissing(value)) {
        const picture = readPicture(name, linkedId(value) ?? "");
        values[name] = picture.value;
        pictures[name] = picture.place;
      } else values[name] = value;
    }
    // The type and the title identify the entry, and the URL opens it in the web app.
    const place = `Contentful, ${type.label} ${titleOf(entry)}`;
    const { id, updatedAt: editedAt } = entry.sys;
    const url = `${webApp}/entries/${id}`;
    const where = { place, url, ...(editedAt && { editedAt }) };
    return { typeId: type.id, id: entryId(id), ...where, values, lists, lost, pictures };
  }

  return entries.flatMap((entry) => {
    const type = typeWithId(entry.sys.contentType.sys.id);
    return type ? [toEntry(entry, type)] : [];
  });
}

/**
 * Takes the texts of an entry from the plugin's node, which keeps a long text in a node of its own, with its id in `<field>___NODE`. The
 * links stay as Contentful gives them: the plugin drops those to what is not published. So does an entry whose node is missing or old,
 * because the plugin takes an answer that was cut off for an empty one (8.17).
 */
export function withNode(entry: DeliveredEntry, node: Node | undefined, getNode: SourceNodesArgs["getNode"]) {
  const type = typeWithId(entry.sys.contentType.sys.id);
  if (!type || !node || node.updatedAt !== entry.sys.updatedAt) return entry;
  const fields = { ...entry.fields };
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === "entryList" || kind === "image") continue;
    const textNode = node[`${name}___NODE`];
    fields[name] = isText(textNode) ? getNode(textNode)?.[name] : node[name];
  }
  return { ...entry, fields };
}

/** The nodes of downloaded files by their addresses: an editor's next file has another address. */
const downloaded = new Map<string, Node>();

/** Downloads a picture, unless it has been. @returns the path of its file. @throws FileFault */
async function download(url: string, name: string, args: SourceNodesArgs): Promise<string> {
  const { actions, createNodeId, getCache } = args;
  let node = downloaded.get(url);
  if (node) actions.touchNode(node);
  else {
    const ext = extname(name);
    const buffer = await readFile(url);
    const file = { buffer, ext, name: name.slice(0, name.length - ext.length) };
    node = await createFileNodeFromBuffer({
      ...file,
      getCache,
      createNode: actions.createNode,
      createNodeId,
    });
    downloaded.set(url, node);
  }
  return String(node.absolutePath);
}

/** Reads the plugin's nodes and the space's links, and downloads the pictures that the site shows, and no others. @throws in French, with what to do. */
export async function readEntries(connection: Connection, args: SourceNodesArgs): Promise<ContentEntry[]> {
  const { entries, assets } = await readSpace(connection);
  const nodes = new Map(
    contentTypes
      .flatMap(({ nodeType }) => args.getNodesByType(PREFIX + nodeType))
      .map((node) => [String(node.contentful_id), node]),
  );
  const read = entries.map((entry) => withNode(entry, nodes.get(entry.sys.id), args.getNode));
  const all = toEntries(connection, withoutPasted(read), assets);
  for (const picture of shownEntries(all).flatMap(({ pictures }) => Object.values(pictures))) {
    const { name, fileUrl } = picture;
    try {
      if (fileUrl) picture.path = await download(fileUrl, name, args);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      const fault = `l’image « ${name} », qui ${error.message}`;
      if (connection.api === "delivery" && !error.isMissing)
        throw new Error(
          `Contentful ne livre pas ${fault} : ${picture.url ?? ""}\n  à faire : relancez dans quelques minutes.`,
        );
      picture.fault = fault;
    }
  }
  return all;
}
