/**
 * The entries of a space in the form that both sources share. `ValueOf` gives values; links and pictures come
 * from the reading of the whole space, which knows what is published.
 */
import type { DeliveryConnection } from "../../../environment";
import {
  type ContentEntry,
  type LostLink,
  type PictureFile,
  type RemotePicture,
  shownPictures,
  withPictures,
} from "../../content-entry";
import type { ContentType } from "../../model/content-type";
import { pictureTypeOf } from "../../model/declare";
import { kinds, tidyValue } from "../../model/kinds";
import { typeWithId } from "../../model/registry";
import { isObject, isText } from "../../unknown-values";
import { downloadFile } from "./download-file";
import { reasonOf } from "./failures";
import type { AssetFile, DeliveredEntry, DeliveredSpace } from "./readings";
import { webAppUrl } from "./web-app";

/** A value that is no list or picture: from the plugin's nodes for a build, from the API for `content:pull`. */
type ValueOf = (entry: DeliveredEntry, field: string) => unknown;

interface Space extends DeliveredSpace {
  connection: DeliveryConnection;
  valueOf: ValueOf;
}

/** Prefix, so that our node ids never collide with the plugin's. */
const nodeId = (id: string) => `entry ${id}`;

/** Ids of a field's links: a picture is one link, a list of entries is many, an empty field is none. */
function linkedIds(value: unknown): string[] {
  const links: unknown[] = [value ?? []].flat();
  return links.map((link) =>
    isObject(link) && isObject(link.sys) && isText(link.sys.id) ? link.sys.id : "",
  );
}

function titleOf(entry: DeliveredEntry, { valueOf }: Space): string {
  const type = typeWithId(entry.sys.contentType.sys.id);
  const title = type && valueOf(entry, type.titleField);
  return isText(title) ? `« ${title} »` : entry.sys.id;
}

/** French reason why a list does not show a linked entry; undefined if it does. */
function lossOf(entry: DeliveredEntry | undefined, id: string, space: Space): string | undefined {
  if (!entry) return `une entrée qui n’est pas publiée, ou qui n’est pas du site (${id})`;
  if (space.connection.api === "delivery" || entry.sys.publishedVersion !== undefined) return undefined;
  return `une entrée qui n’est pas publiée : ${titleOf(entry, space)}`;
}

/** The entries that a list shows, and its links that the check reports: a preview shows drafts, and reports them. */
function readList(ids: readonly string[], space: Space) {
  const shown: string[] = [];
  const lost: LostLink[] = [];
  for (const [index, id] of ids.entries()) {
    const entry = space.entries.find(({ sys }) => sys.id === id);
    if (entry) shown.push(nodeId(id));
    const loss = lossOf(entry, id, space);
    const other = { location: "cette entrée", url: webAppUrl(space.connection, `entries/${id}`) };
    if (loss) lost.push({ found: `au point n° ${index + 1}, ${loss}`, other });
  }
  return { shown, lost };
}

/** In characters of up to 3 bytes: file systems allow 255, and resized pictures get a suffix. */
const LONGEST_NAME = 60;

/** A name for the file system: « ../a (1).png » is « a--1-.png », and « a » gets the extension of its type. */
function safeName({ fileName, contentType }: AssetFile): string {
  const name = pictureTypeOf(fileName) ? fileName : `${fileName}.${contentType.replace("image/", "")}`;
  return name
    .replace(/^.*[\\/]/, "")
    .replace(/[^\p{L}\p{N}._-]/gu, "-")
    .slice(-LONGEST_NAME);
}

/** @returns a picture to download, or one with a fault if it is not published with its file. */
function readPicture(id: string, { connection, assets }: Space): PictureFile {
  const url = webAppUrl(connection, `assets/${id}`);
  const file = assets.get(id)?.file;
  if (!file?.url) return { name: id, url, fault: "une image qui n’est pas publiée avec son fichier" };
  // Contentful's file URLs have no scheme.
  return { name: file.fileName, url, saveAs: safeName(file), fileUrl: `https:${file.url}` };
}

function toEntry(type: ContentType, entry: DeliveredEntry, space: Space): ContentEntry {
  const values: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const lost: Record<string, LostLink[]> = {};
  const pictures: Record<string, PictureFile> = {};
  for (const [name, { kind }] of Object.entries(type.fields)) {
    const ids = kind === "entryList" || kind === "image" ? linkedIds(entry.fields[name]) : [];
    const [pictureId] = ids;
    if (kind === "entryList") {
      const list = readList(ids, space);
      lists[name] = list.shown;
      lost[name] = list.lost;
    } else if (kind !== "image") {
      const { fromSpace } = kinds[kind];
      const value = tidyValue(kind, space.valueOf(entry, name));
      values[name] = fromSpace ? fromSpace(value) : value;
    } else if (pictureId) {
      const picture = readPicture(pictureId, space);
      pictures[name] = picture;
      const alt = tidyValue("text", space.assets.get(pictureId)?.description);
      if ("saveAs" in picture) values[name] = { file: picture.name, alt };
    }
  }
  return {
    typeId: type.id,
    id: nodeId(entry.sys.id),
    location: `Contentful, ${type.label} ${titleOf(entry, space)}`,
    url: webAppUrl(space.connection, `entries/${entry.sys.id}`),
    values,
    lists,
    lost,
    pictures,
  };
}

export function toEntries(
  connection: DeliveryConnection,
  delivered: DeliveredSpace,
  valueOf: ValueOf,
): ContentEntry[] {
  const space: Space = { ...delivered, connection, valueOf };
  return delivered.entries.flatMap((entry) => {
    const type = typeWithId(entry.sys.contentType.sys.id);
    return type ? toEntry(type, entry, space) : [];
  });
}

/** Writes the bytes of a picture. @returns the file's path. */
type Save = (picture: RemotePicture, bytes: Buffer) => Promise<string>;

async function savePicture(picture: RemotePicture, save: Save): Promise<PictureFile> {
  const { name, url, fileUrl } = picture;
  // The bytes, or the reason of the failure.
  const bytes = await downloadFile(fileUrl).catch(reasonOf);
  if (Buffer.isBuffer(bytes)) return { name, url, path: await save(picture, bytes) };
  return {
    name,
    url,
    fault: `l’image « ${name} », que Contentful ne livre pas (${bytes}) : relancez dans quelques minutes`,
  };
}

/** Saves the pictures that pages show. A picture that cannot be downloaded has a fault. */
export async function withSavedPictures(
  entries: readonly ContentEntry[],
  save: Save,
): Promise<ContentEntry[]> {
  const shown = shownPictures(entries);
  return withPictures(entries, async (picture) =>
    "saveAs" in picture && shown.includes(picture) ? savePicture(picture, save) : picture,
  );
}
