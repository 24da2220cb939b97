import { parse, type ParsedPath } from "node:path";

import type { DeliveryConnection } from "../../../environment";
import {
  type ContentEntry,
  type LostLink,
  type PictureFile,
  type RemotePicture,
  shownPictures,
} from "../../content-entry";
import type { ContentType } from "../../model/content-type";
import { pictureTypeOf } from "../../model/declare";
import { kinds, tidyValue } from "../../model/kinds";
import { typeWithId } from "../../model/registry";
import { isRecord, isText } from "../../values";
import type { Asset, DeliveredEntry } from "./readings";
import { webAppUrl } from "./web-app";

/** An entry of the space in French, from either reading: values of the plugin's nodes for a build, of the API for `content:pull`. */
export interface SpaceEntry {
  id: string;
  typeId: string;
  /** False for a draft of a preview that is not published. */
  isPublished: boolean;
  /** By field, as stored, except lists of entries and pictures. */
  values: Record<string, unknown>;
  /** Ids of the linked entries, or of the linked picture, also of what is not published. By field. */
  links: Record<string, readonly string[]>;
}

export interface SpaceContent {
  entries: readonly SpaceEntry[];
  /** By id: at least the linked ones. */
  assets: ReadonlyMap<string, Asset>;
}

/** Facts that each entry of the space needs. */
interface Space extends Pick<SpaceContent, "assets"> {
  /** The address of the space in Contentful's web app. */
  webApp: string;
  isPreview: boolean;
  /** By id. */
  entries: ReadonlyMap<string, SpaceEntry>;
  /** Names under which the pictures are saved, by their ids. */
  fileNames: ReadonlyMap<string, string>;
}

/** Prefix, so that our node ids never collide with the plugin's. */
const nodeId = (id: string) => `entry ${id}`;

/** Ids of the links of a field's value as the API gives it: a picture is one link, a list of entries is many, an empty field is none. */
function linkedIds(value: unknown): string[] {
  const links: unknown[] = [value ?? []].flat();
  return links.map((link) =>
    isRecord(link) && isRecord(link.sys) && isText(link.sys.id) ? link.sys.id : "",
  );
}

/** @param valueOf the stored value of a field that is neither a list of entries nor a picture. */
export function toSpaceEntry(
  { sys, fields }: DeliveredEntry,
  valueOf: (name: string) => unknown,
): SpaceEntry {
  const typeId = sys.contentType.sys.id;
  const isPublished = sys.publishedVersion !== undefined;
  const entry: SpaceEntry = { id: sys.id, typeId, isPublished, values: {}, links: {} };
  for (const [name, { kind }] of Object.entries(typeWithId(typeId)?.fields ?? {}))
    if (kind === "entryList" || kind === "image") entry.links[name] = linkedIds(fields[name]);
    else entry.values[name] = valueOf(name);
  return entry;
}

function titleOf({ id, typeId, values }: SpaceEntry): string {
  const title = values[typeWithId(typeId)?.titleField ?? ""];
  return isText(title) ? `« ${title} »` : id;
}

/** Ids of all linked pictures, each once. */
export function pictureIds(entries: readonly SpaceEntry[]): string[] {
  const ids = entries.flatMap(({ typeId, links }) => {
    const fields = Object.entries(typeWithId(typeId)?.fields ?? {});
    const pictureFields = fields.filter(([, { kind }]) => kind === "image");
    return pictureFields.flatMap(([name]) => links[name] ?? []);
  });
  return [...new Set(ids)];
}

/** In characters, of which each has 3 bytes at most. Most file systems allow 255 bytes; ids and the suffixes of resized pictures are appended. */
const LONGEST_STEM = 50;
const LONGEST_EXTENSION = 10;

const safe = (text: string, longest: number) => text.slice(0, longest).replace(/[^\p{L}\p{N}._-]/gu, "-");

/** A name for the file system, because Contentful accepts any. A picture's name gets the extension of its type if it has none. */
function safeName(asset: Asset | undefined): Pick<ParsedPath, "name" | "ext"> {
  const { fileName = "", contentType = "" } = asset?.file ?? {};
  const { name, ext } = parse(fileName.replaceAll("\\", "/"));
  const type = pictureTypeOf(`file.${contentType.replace("image/", "")}`);
  const lacksExtension = type && !pictureTypeOf(fileName);
  return {
    name: safe(name, LONGEST_STEM),
    ext: lacksExtension ? `.${type}` : safe(ext, LONGEST_EXTENSION),
  };
}

/** Names under which the pictures are saved, by their ids. The second of two equal names gets the id as suffix. */
function fileNamesOf(
  ids: readonly string[],
  assets: ReadonlyMap<string, Asset>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const id of [...ids].sort()) {
    const { name, ext } = safeName(assets.get(id));
    const isTaken = [...names.values()].includes(name + ext);
    names.set(id, isTaken ? `${name}-${id}${ext}` : name + ext);
  }
  return names;
}

/** French reason for a dangling link of a list; undefined if the list shows the linked entry. */
function lossOf(id: string, { isPreview, entries }: Space) {
  const entry = entries.get(id);
  if (!entry) return `une entrée qui n’est pas publiée, ou qui n’est pas du site (${id})`;
  if (isPreview && !entry.isPublished) return `une entrée qui n’est pas publiée : ${titleOf(entry)}`;
  return undefined;
}

function lostLinks(links: readonly string[], space: Space): LostLink[] {
  return links.flatMap((id, index) => {
    const loss = lossOf(id, space);
    if (!loss) return [];
    const other = { location: "cette entrée", url: `${space.webApp}/entries/${id}` };
    return [{ found: `au point n° ${index + 1}, ${loss}`, other }];
  });
}

/** The picture of an asset, or the French reason why the site cannot show it. */
function readPicture(id: string, { webApp, assets, fileNames }: Space): PictureFile {
  const url = `${webApp}/assets/${id}`;
  const asset = assets.get(id);
  if (!asset) return { name: id, url, fault: "une image qui n’est pas publiée" };
  const { file } = asset;
  if (!file) return { name: id, url, fault: "une image sans fichier" };
  const unprocessed = `l’image « ${file.fileName} », que Contentful n’a pas encore traitée : publiez-la de nouveau`;
  if (!file.url) return { name: id, url, fault: unprocessed };
  // Contentful's file URLs have no scheme.
  const fileUrl = `https:${file.url}`;
  return { name: file.fileName, url, saveAs: fileNames.get(id) ?? id, fileUrl };
}

/** An entry in the form that both sources of content share. */
function toEntry(type: ContentType, entry: SpaceEntry, space: Space): ContentEntry {
  const values: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const lost: Record<string, LostLink[]> = {};
  const pictures: Record<string, PictureFile> = {};
  for (const [name, { kind }] of Object.entries(type.fields)) {
    const links = entry.links[name] ?? [];
    const [pictureId] = links;
    if (kind === "entryList") {
      lists[name] = links.filter((id) => space.entries.has(id)).map(nodeId);
      lost[name] = lostLinks(links, space);
    } else if (kind !== "image") {
      const { fromSpace } = kinds[kind];
      const value = tidyValue(kind, entry.values[name]);
      values[name] = fromSpace ? fromSpace(value) : value;
    } else if (pictureId) {
      const picture = readPicture(pictureId, space);
      const alt = tidyValue("text", space.assets.get(pictureId)?.description);
      pictures[name] = picture;
      if ("saveAs" in picture) values[name] = { file: picture.name, alt };
    }
  }
  return {
    typeId: type.id,
    id: nodeId(entry.id),
    location: `Contentful, ${type.label} ${titleOf(entry)}`,
    url: `${space.webApp}/entries/${entry.id}`,
    values,
    lists,
    lost,
    pictures,
  };
}

export function toEntries(connection: DeliveryConnection, { entries, assets }: SpaceContent): ContentEntry[] {
  const space: Space = {
    webApp: webAppUrl(connection),
    isPreview: connection.api === "preview",
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    assets,
    fileNames: fileNamesOf(pictureIds(entries), assets),
  };
  return entries.flatMap((entry) => {
    const type = typeWithId(entry.typeId);
    return type ? toEntry(type, entry, space) : [];
  });
}

/** Saves the pictures that pages show. @returns the entries with the results of `save`. */
export async function withSavedPictures(
  entries: readonly ContentEntry[],
  save: (picture: RemotePicture) => Promise<PictureFile>,
): Promise<ContentEntry[]> {
  const shown = shownPictures(entries);
  const saved: ContentEntry[] = [];
  for (const entry of entries) {
    const pictures: Record<string, PictureFile> = {};
    for (const [name, picture] of Object.entries(entry.pictures))
      pictures[name] = "saveAs" in picture && shown.includes(picture) ? await save(picture) : picture;
    saved.push({ ...entry, pictures });
  }
  return saved;
}
