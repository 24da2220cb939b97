import { basename, parse } from "node:path";

import type { ContentEntry, LostLink, PictureFile } from "../content-entry";
import type { ContentType } from "../model/content-type";
import { pictureTypeOf } from "../model/declare";
import { kinds, tidyValue } from "../model/kinds";
import { typeWithId } from "../model/registry";
import { isMissing, isRecord, isText } from "../values";
import type { Connection } from "./contentful-api";

export interface DeliveredEntry {
  /** The Preview API omits `publishedVersion` of what is not published. */
  sys: { id: string; contentType: { sys: { id: string } }; updatedAt?: string; publishedVersion?: number };
  fields: Readonly<Record<string, unknown>>;
}

/** Without `url`, Contentful has not processed the file. */
export interface DeliveredAsset {
  sys: { id: string; contentType?: undefined };
  fields: { description?: string; file?: { url?: string; fileName: string; contentType: string } };
}

interface Space {
  webApp: string;
  isPreview: boolean;
  entries: ReadonlyMap<string, DeliveredEntry>;
  assets: ReadonlyMap<string, DeliveredAsset["fields"]>;
  fileNames: ReadonlyMap<string, string>;
}

/** Prefix, so that our node ids never collide with the plugin's. */
const nodeId = (id: string) => `entry ${id}`;

const linkedId = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && isText(value.sys.id) ? value.sys.id : "";

function titleOf({ sys, fields }: DeliveredEntry): string {
  const title = fields[typeWithId(sys.contentType.sys.id)?.titleField ?? ""];
  return isText(title) ? `« ${title} »` : sys.id;
}

/** In bytes. Most file systems allow 255; ids and the suffixes of resized pictures are appended. */
const LONGEST_STEM = 100;

/** Sanitised names, because Contentful accepts any. Equal or truncated ones get the asset's id as suffix. */
function fileNamesOf(assets: readonly DeliveredAsset[]) {
  const names = new Map<string, string>();
  for (const { sys, fields } of assets) {
    const { fileName = "", contentType = "" } = fields.file ?? {};
    const safe = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");
    const type = pictureTypeOf(`file.${contentType.replace("image/", "")}`);
    const { name, ext } = parse(type && !pictureTypeOf(safe) ? `${safe}.${type}` : safe);
    let stem = name;
    while (Buffer.byteLength(stem) > LONGEST_STEM) stem = stem.slice(0, -1);
    const isUnique = stem === name && ![...names.values()].includes(name + ext);
    names.set(sys.id, `${stem}${isUnique ? "" : `-${sys.id}`}${ext.slice(0, 10)}`);
  }
  return names;
}

/** Separates dangling links: the API keeps links to entries that it does not return. */
function readList(links: readonly unknown[], { webApp, isPreview, entries }: Space) {
  const ids = links.map(linkedId);
  const lost = ids.flatMap((id, index): LostLink[] => {
    const entry = entries.get(id);
    if (entry && !(isPreview && entry.sys.publishedVersion === undefined)) return [];
    const name = entry ? ` : ${titleOf(entry)}` : ` (${id})`;
    const found = `au point n° ${index + 1}, une entrée qui n’est pas publiée${name}`;
    return [{ found, other: { location: "cette entrée", url: `${webApp}/entries/${id}` } }];
  });
  return { ids: ids.filter((id) => entries.has(id)).map(nodeId), lost };
}

/** The API keeps dangling links to assets. */
function readPicture(link: unknown, { webApp, assets, fileNames }: Space): PictureFile {
  const id = linkedId(link);
  const url = `${webApp}/assets/${id}`;
  const asset = assets.get(id);
  if (!asset) return { name: id, url, fault: "une image qui n’est pas publiée" };
  const { file } = asset;
  if (!file) return { name: id, url, fault: "une image sans fichier" };
  const unprocessed = `l’image « ${file.fileName} », que Contentful n’a pas encore traitée : publiez-la de nouveau`;
  return file.url
    ? { name: file.fileName, url, saveAs: fileNames.get(id) ?? id, fileUrl: `https:${file.url}` }
    : { name: id, url, fault: unprocessed };
}

function toEntry(type: ContentType, entry: DeliveredEntry, space: Space): ContentEntry {
  const { id } = entry.sys;
  const values: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const lost: Record<string, LostLink[]> = {};
  const pictures: Record<string, PictureFile> = {};
  for (const [name, { kind }] of Object.entries(type.fields)) {
    const stored = entry.fields[name];
    if (kind === "entryList") {
      ({ ids: lists[name], lost: lost[name] } = readList(Array.isArray(stored) ? stored : [], space));
    } else if (kind === "image" && !isMissing(stored)) {
      const picture = readPicture(stored, space);
      const alt = tidyValue("text", space.assets.get(linkedId(stored))?.description);
      pictures[name] = picture;
      if (!picture.fault) values[name] = { file: picture.name, alt };
    } else {
      const { fromSpace } = kinds[kind];
      const value = tidyValue(kind, stored);
      values[name] = fromSpace ? fromSpace(value) : value;
    }
  }
  const location = `Contentful, ${type.label} ${titleOf(entry)}`;
  const url = `${space.webApp}/entries/${id}`;
  return { typeId: type.id, id: nodeId(id), location, url, values, lists, lost, pictures };
}

export function toEntries(
  { spaceId, environment, api }: Connection,
  entries: readonly DeliveredEntry[],
  assets: readonly DeliveredAsset[],
): ContentEntry[] {
  const space: Space = {
    webApp: `https://app.contentful.com/spaces/${spaceId}/environments/${environment}`,
    isPreview: api === "preview",
    entries: new Map(entries.map((entry) => [entry.sys.id, entry])),
    assets: new Map(assets.map((asset) => [asset.sys.id, asset.fields])),
    fileNames: fileNamesOf(assets),
  };
  return entries.flatMap((entry) => {
    const type = typeWithId(entry.sys.contentType.sys.id);
    return type ? toEntry(type, entry, space) : [];
  });
}
