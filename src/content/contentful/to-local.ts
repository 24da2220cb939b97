import { basename, extname } from "node:path";

import type { ContentType } from "../content-type";
import { describeField } from "../field";
import { pictureTypeOfMime, pictureTypeOfName } from "../picture-types";
import { PictureFault, type PictureFile } from "../pictures";
import { fetchPicture } from "../sources/contentful-pictures";
import type { EntryInput } from "../validate";
import { isMissing, isRecord, isText } from "../values";
import { LOCALE } from "./entries";
import type { AssetFile, Link, SpaceAsset, SpaceEntry } from "./format";

/** A picture of the space, with the name of its local file. */
interface PulledPicture {
  url: string;
  file: string;
  alt: string;
}

/** The address of an entry or an asset in Contentful's web app. */
type LinkTo = (what: "entries" | "assets", id: string) => string;

const isAssetLink = (value: unknown): value is Link<"Asset"> =>
  isRecord(value) && isRecord(value.sys) && value.sys.linkType === "Asset";

const idsOf = (links: unknown) =>
  (Array.isArray(links) ? links : []).flatMap((link: unknown) =>
    isRecord(link) && isRecord(link.sys) && isText(link.sys.id) ? [link.sys.id] : [],
  );

/** Removes folders and special characters from a file name: Contentful accepts any name. */
const plainName = (fileName: string) =>
  basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");

/** Adds a missing file extension: Contentful accepts a file without one, the local content does not. */
function withExtension(name: string, contentType: string): string {
  if (pictureTypeOfName(name)) return name;
  return `${name}${pictureTypeOfMime(contentType)?.extensions[0] ?? ""}`;
}

/** Gives each picture a unique file name: its own, with its id added if that name is taken. */
function namePictures(assets: readonly SpaceAsset[]): Map<string, PulledPicture> {
  const taken = new Set<string>();
  return new Map(
    assets.flatMap(({ sys, fields }) => {
      const stored: AssetFile | undefined = fields.file[LOCALE];
      if (!stored) return [];
      const name = withExtension(plainName(stored.fileName), stored.contentType);
      const extension = extname(name);
      const file = taken.has(name) ? `${basename(name, extension)}-${sys.id}${extension}` : name;
      taken.add(file);
      // Contentful omits the field if the asset has no description.
      const alt = (fields as Partial<SpaceAsset["fields"]>).description?.[LOCALE] ?? "";
      return [[sys.id, { url: `https:${stored.url}`, file, alt }] as const];
    }),
  );
}

/**
 * Converts the published content of a space to local content: fields in the order of the model, entries in the order of their
 * list. An unlisted entry is left out, because the site shows all entries of a local file.
 * @returns the entries. Their pictures contain the names of the files to write.
 */
export function toLocalCopy(
  contentTypes: readonly ContentType[],
  entries: readonly SpaceEntry[],
  assets: readonly SpaceAsset[],
  linkTo: LinkTo,
): EntryInput[] {
  const pictures = namePictures([...assets].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1)));
  const published = new Set(entries.map(({ sys }) => sys.id));

  const localValue = (value: unknown): unknown => {
    if (!isAssetLink(value)) return value;
    const picture = pictures.get(value.sys.id);
    return picture && { file: picture.file, alt: picture.alt };
  };

  const pictureFile = ({ sys: { id } }: Link<"Asset">): PictureFile => {
    const picture = pictures.get(id);
    return {
      id: picture?.file ?? id,
      name: picture?.file ?? id,
      url: linkTo("assets", id),
      read: () => {
        if (!picture) throw new PictureFault("une image non publiée, ou sans fichier");
        return fetchPicture(picture.file, picture.url);
      },
    };
  };

  const toEntryInput = (type: ContentType, { sys, fields }: SpaceEntry): EntryInput => {
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
    const files = described.flatMap(([name]) => {
      const value = fields[name]?.[LOCALE];
      return isAssetLink(value) ? [[name, pictureFile(value)] as const] : [];
    });
    const title = fields[type.titleField]?.[LOCALE];
    return {
      typeId: type.id,
      id: sys.id,
      place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : sys.id}`,
      url: linkTo("entries", sys.id),
      values: Object.fromEntries(values),
      lists: Object.fromEntries(lists),
      pictures: Object.fromEntries(files),
    };
  };

  const pulled = contentTypes.flatMap((type) =>
    entries.filter(({ sys }) => sys.contentType.sys.id === type.id).map((entry) => toEntryInput(type, entry)),
  );
  const ranks = new Map(
    pulled.flatMap(({ lists = {} }) => Object.values(lists).flat()).map((id, rank) => [id, rank]),
  );
  const isShown = ({ typeId, id }: EntryInput) =>
    ranks.has(id) || contentTypes.some((type) => type.id === typeId && type.entries === "single");
  return contentTypes.flatMap((type) =>
    pulled
      .filter((entry) => entry.typeId === type.id && isShown(entry))
      .sort((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0)),
  );
}
