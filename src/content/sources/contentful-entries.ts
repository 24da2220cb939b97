import { basename, parse } from "node:path";

import type { ContentEntry, LostLink, PictureFile } from "../content-entry";
import { isMissing, isRecord, isText } from "../guards";
import { kinds } from "../model/kinds";
import { pictureTypeOf } from "../model/picture-types";
import { typeWithId } from "../model/registry";
import type { Connection } from "./contentful-api";

/** An entry as the Delivery API returns it in one language. */
export interface DeliveredEntry {
  /** The Preview API leaves out `publishedVersion` of what is not published. */
  sys: {
    id: string;
    contentType: { sys: { id: string } };
    updatedAt?: string;
    publishedVersion?: number;
  };
  fields: Readonly<Record<string, unknown>>;
}

/** An asset as the Delivery API returns it in one language. */
export interface DeliveredAsset {
  sys: { id: string };
  fields: { description?: string; file?: { url: string; fileName: string; contentType: string } };
}

const linkedId = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && isText(value.sys.id) ? value.sys.id : "";

/** File names without folders and special characters, with the extension of their type, by asset: Contentful accepts any name. */
function fileNames(assets: readonly DeliveredAsset[]) {
  const names = new Map<string, string>();
  for (const { sys, fields } of assets) {
    const { fileName = "", contentType = "" } = fields.file ?? {};
    const safe = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");
    const whole = pictureTypeOf(safe) ? safe : `${safe}.${contentType.replace("image/", "")}`;
    const { name, ext } = parse(whole);
    names.set(sys.id, [...names.values()].includes(whole) ? `${name}-${sys.id}${ext}` : whole);
  }
  return names;
}

/** Converts what Contentful's API returns to entries, as the content check reads them. Entries of other types are left out. */
export function toEntries(
  { spaceId, environment, api }: Connection,
  entries: readonly DeliveredEntry[],
  assets: readonly DeliveredAsset[],
): ContentEntry[] {
  const webApp = `https://app.contentful.com/spaces/${spaceId}/environments/${environment}`;
  const entriesById = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const assetsById = new Map(assets.map((asset) => [asset.sys.id, asset.fields]));
  const names = fileNames(assets);

  function titleOf({ sys, fields }: DeliveredEntry): string {
    const title = fields[typeWithId(sys.contentType.sys.id)?.titleField ?? ""];
    return isText(title) ? `« ${title} »` : sys.id;
  }

  /** Sorts the links of a list: the API keeps those to entries that it does not give. */
  function readList(links: readonly unknown[]) {
    const ids: string[] = [];
    const lost: LostLink[] = [];
    links.forEach((link, index) => {
      const id = linkedId(link);
      const entry = entriesById.get(id);
      const type = entry?.sys.contentType.sys.id ?? "";
      const other = { location: "cette entrée", url: `${webApp}/entries/${id}` };
      const lose = (what: string, isTolerated?: true) =>
        lost.push({ found: `au point n° ${index + 1}, ${what}`, other, ...(isTolerated && { isTolerated }) });
      if (!entry) lose(`une entrée qui n’est pas publiée (${id})`, true);
      else if (!typeWithId(type)) lose(`une entrée d’un type étranger au site : « ${type} »`);
      else {
        ids.push(entryId(id));
        if (api === "preview" && entry.sys.publishedVersion === undefined)
          lose(`une entrée qui n’est pas publiée : ${titleOf(entry)}`, true);
      }
    });
    return { ids, lost };
  }

  /** A link may lead to an asset that the API does not give. */
  function fileOf(name: string, id: string): PictureFile {
    const asset = assetsById.get(id);
    const url = `${webApp}/assets/${id}`;
    if (!asset) return { name, url, fault: "une image qui n’est pas publiée" };
    if (!asset.file) return { name, url, fault: "une image sans fichier" };
    return { name: names.get(id) ?? name, url, fileUrl: `https:${asset.file.url}` };
  }

  return entries.flatMap((entry) => {
    const { id, contentType, updatedAt: editedAt } = entry.sys;
    const type = typeWithId(contentType.sys.id);
    if (!type) return [];
    const values: Record<string, unknown> = {};
    const lists: Record<string, string[]> = {};
    const lost: Record<string, LostLink[]> = {};
    const pictures: Record<string, PictureFile> = {};
    for (const [name, field] of Object.entries(type.fields)) {
      const stored = entry.fields[name];
      const { fromSpace } = kinds[field.kind];
      const value = fromSpace ? fromSpace(stored) : stored;
      if (field.kind === "entryList") {
        const list = readList(Array.isArray(value) ? value : []);
        lists[name] = list.ids;
        lost[name] = list.lost;
      } else if (field.kind === "image" && !isMissing(value)) {
        const location = fileOf(name, linkedId(value));
        const alt = assetsById.get(linkedId(value))?.description;
        pictures[name] = location;
        if (!location.fault) values[name] = { file: location.name, alt };
      } else values[name] = value;
    }
    // The type and the title identify the entry, and the URL opens it in the web app.
    const location = `Contentful, ${type.label} ${titleOf(entry)}`;
    const where = { location, url: `${webApp}/entries/${id}`, ...(editedAt && { editedAt }) };
    return { typeId: type.id, id: entryId(id), ...where, values, lists, lost, pictures };
  });
}

/** The entry of a node has the id of Contentful with this in front, so that it is no other node's. */
const entryId = (id: string) => `entry ${id}`;
