import { basename, extname } from "node:path";

import type { ContentType } from "../content-type";
import { describeField } from "../field";
import type { EntryInput } from "../validate";
import { isMissing, isRecord, isText } from "../values";
import { LOCALE } from "./entries";
import type { AssetFile, Link, SpaceAsset, SpaceEntry } from "./format";

/** A picture of the space, and the file that it becomes. */
export interface PulledPicture {
  url: string;
  file: string;
  alt: string;
}

/** What is published, in the form of the local copy. */
export interface LocalCopy {
  entries: EntryInput[];
  pictures: PulledPicture[];
}

const isAssetLink = (value: unknown): value is Link<"Asset"> =>
  isRecord(value) && isRecord(value.sys) && value.sys.linkType === "Asset";

const idsOf = (links: unknown) =>
  (Array.isArray(links) ? links : []).flatMap((link: unknown) =>
    isRecord(link) && isRecord(link.sys) && isText(link.sys.id) ? [link.sys.id] : [],
  );

/** A name that is only a name: an asset's file may be called anything. */
const plainName = (fileName: string) =>
  basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");

/** Gives each picture a file of its own, by its name where that is free. */
function namePictures(assets: readonly SpaceAsset[]): Map<string, PulledPicture> {
  const taken = new Set<string>();
  return new Map(
    assets.flatMap(({ sys, fields }) => {
      const stored: AssetFile | undefined = fields.file[LOCALE];
      if (!stored) return [];
      const name = plainName(stored.fileName);
      const extension = extname(name);
      const file = taken.has(name) ? `${basename(name, extension)}-${sys.id}${extension}` : name;
      taken.add(file);
      // An asset without a description has no such field at all.
      const alt = (fields as Partial<SpaceAsset["fields"]>).description?.[LOCALE] ?? "";
      return [[sys.id, { url: `https:${stored.url}`, file, alt }] as const];
    }),
  );
}

/**
 * Turns what a space has published into the local copy: fields in the order of the model, entries in that of the list that
 * shows them. An entry that no list shows, or that is not published, stays out: a local file is shown whole.
 * @param linkTo the address of an entry in the web app, for messages about it.
 */
export function toLocalCopy(
  contentTypes: readonly ContentType[],
  entries: readonly SpaceEntry[],
  assets: readonly SpaceAsset[],
  linkTo: (entryId: string) => string,
): LocalCopy {
  const pictures = namePictures([...assets].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1)));
  const used = new Set<PulledPicture>();
  const published = new Set(entries.map(({ sys }) => sys.id));

  const localValue = (value: unknown): unknown => {
    if (!isAssetLink(value)) return value;
    const picture = pictures.get(value.sys.id);
    if (!picture) return undefined;
    used.add(picture);
    return { file: picture.file, alt: picture.alt };
  };

  const toEntry = (type: ContentType, { sys, fields }: SpaceEntry): EntryInput => {
    const described = Object.entries(type.fields).map(
      ([name, field]) => [name, describeField(field).kind] as const,
    );
    const values = described.flatMap(([name, kind]) => {
      const value = localValue(fields[name]?.[LOCALE]);
      return isMissing(value) || kind === "entryList" ? [] : [[name, value] as const];
    });
    const lists = described.flatMap(([name, kind]) =>
      kind === "entryList"
        ? [[name, idsOf(fields[name]?.[LOCALE]).filter((id) => published.has(id))] as const]
        : [],
    );
    const title = fields[type.titleField]?.[LOCALE];
    return {
      typeId: type.id,
      id: sys.id,
      place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : sys.id}`,
      url: linkTo(sys.id),
      values: Object.fromEntries(values),
      lists: Object.fromEntries(lists),
    };
  };

  const pulled = contentTypes.flatMap((type) =>
    entries.filter(({ sys }) => sys.contentType.sys.id === type.id).map((entry) => toEntry(type, entry)),
  );
  const ranks = new Map(
    pulled.flatMap(({ lists = {} }) => Object.values(lists).flat()).map((id, rank) => [id, rank]),
  );
  const isShown = ({ typeId, id }: EntryInput) =>
    ranks.has(id) || contentTypes.some((type) => type.id === typeId && type.entries === "single");
  const shown = contentTypes.flatMap((type) =>
    pulled
      .filter((entry) => entry.typeId === type.id && isShown(entry))
      .sort((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0)),
  );
  return { entries: shown, pictures: [...used] };
}
