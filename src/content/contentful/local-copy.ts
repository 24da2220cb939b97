import { basename, extname } from "node:path";

import type { ContentType, Field } from "../content-type";
import type { ImageInput } from "../field";
import { contentTypes, singleTypes } from "../index";
import { pictureTypeOf } from "../picture-types";
import { isMissing, isRecord, isText } from "../values";

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

/** A picture to download, and the name that its file gets in `content/images/`. */
export type PulledPicture = ImageInput & { url: string };

/** The id to which a link leads. */
export const linkedId = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && isText(value.sys.id) ? value.sys.id : undefined;

/** The texts of a list of texts, which Contentful stores as the lines of one. Other values stay as they are. */
export function textsOf({ kind }: Field, value: unknown): unknown {
  if (kind !== "textList" || !isText(value)) return value;
  const lines = value.split("\n").map((line) => line.trim());
  return value.trim() ? lines.filter(Boolean) : undefined;
}

/** A file name without folders and special characters, with the extension of its type: Contentful accepts any name. */
export function safeName(fileName: string, contentType: string): string {
  const name = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");
  return pictureTypeOf(name) ? name : `${name}.${contentType.replace("image/", "")}`;
}

/** The pictures by the id of their asset. Two assets never get one file. */
function namedPictures(assets: readonly DeliveredAsset[]) {
  const pictures = new Map<string, PulledPicture>();
  const taken = new Set<string>();
  for (const { sys, fields } of [...assets].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1))) {
    if (!fields.file) continue;
    const name = safeName(fields.file.fileName, fields.file.contentType);
    const extension = extname(name);
    const file = taken.has(name) ? `${basename(name, extension)}-${sys.id}${extension}` : name;
    taken.add(file);
    pictures.set(sys.id, { file, alt: fields.description ?? "", url: `https:${fields.file.url}` });
  }
  return pictures;
}

/** Converts published content to the values of the local files, and their pictures. What no page lists is left out. */
export function toLocalCopy(entries: readonly DeliveredEntry[], assets: readonly DeliveredAsset[]) {
  const named = namedPictures(assets);
  const shown = new Set<PulledPicture>();

  function localValue(field: Field, value: unknown): unknown {
    if (field.kind !== "image") return field.kind === "entryList" ? undefined : textsOf(field, value);
    const picture = named.get(linkedId(value) ?? "");
    if (!picture) return undefined;
    shown.add(picture);
    return { file: picture.file, alt: picture.alt };
  }

  const ofType = ({ id }: ContentType) => entries.filter(({ sys }) => sys.contentType.sys.id === id);

  /** The entries of a type in the order in which a page lists them. */
  const listed = (type: ContentType) =>
    contentTypes
      .flatMap((owner) => Object.keys(owner.fields).map((name) => ({ owner, name })))
      .filter(({ owner, name }) => owner.fields[name]?.listedType?.id === type.id)
      .flatMap(({ owner, name }) => ofType(owner).flatMap(({ fields }) => fields[name] ?? []))
      .flatMap((link) => ofType(type).find(({ sys }) => sys.id === linkedId(link)) ?? []);

  const files = contentTypes.map((type) => {
    const isSingle = singleTypes.includes(type);
    const values = (isSingle ? ofType(type) : listed(type)).map(({ fields }) => {
      const all = Object.entries(type.fields).map(([name, field]) => [name, localValue(field, fields[name])]);
      return Object.fromEntries(all.filter(([, value]) => !isMissing(value))) as object;
    });
    return [type.id, isSingle ? values[0] : values] as const;
  });
  return { files: new Map(files), pictures: [...shown] };
}
