import { basename, extname } from "node:path";

import type { ContentType } from "../content-type";
import { pictureTypeOfMime, pictureTypeOfName } from "../picture-types";
import { isMissing, isRecord, isText } from "../values";

/** An entry as the Delivery API returns it in one language. */
export interface DeliveredEntry {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Readonly<Record<string, unknown>>;
}

/** An asset as the Delivery API returns it in one language. */
export interface DeliveredAsset {
  sys: { id: string };
  fields: { description?: string; file?: { url: string; fileName: string; contentType: string } };
}

/** A picture to download, and the name that its file gets in `content/images/`. */
export interface PulledPicture {
  url: string;
  file: string;
}

const linkedId = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && isText(value.sys.id) ? value.sys.id : undefined;

/** A file name without folders and special characters, with the extension of its type: Contentful accepts any name. */
function safeName(fileName: string, contentType: string): string {
  const name = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");
  return pictureTypeOfName(name) ? name : `${name}${pictureTypeOfMime(contentType)?.extensions[0] ?? ""}`;
}

/** The value of each picture field by the id of its asset, and the pictures. Two assets never get one file. */
function namedPictures(assets: readonly DeliveredAsset[]) {
  const values = new Map<string, { file: string; alt: string }>();
  const pictures: PulledPicture[] = [];
  for (const { sys, fields } of [...assets].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1))) {
    if (!fields.file) continue;
    const name = safeName(fields.file.fileName, fields.file.contentType);
    const extension = extname(name);
    const isTaken = pictures.some(({ file }) => file === name);
    const file = isTaken ? `${basename(name, extension)}-${sys.id}${extension}` : name;
    values.set(sys.id, { file, alt: fields.description ?? "" });
    pictures.push({ file, url: `https:${fields.file.url}` });
  }
  return { values, pictures };
}

/**
 * Converts the published content of a space to local content: fields in the order of the model, entries in the order of their
 * list. What no page lists is left out, because the site shows all entries of a local file.
 * @returns the value of each type's file by the type's id, and the pictures that these show.
 */
export function toLocalCopy(
  contentTypes: readonly ContentType[],
  entries: readonly DeliveredEntry[],
  assets: readonly DeliveredAsset[],
) {
  const named = namedPictures(assets);
  const shown = new Set<string>();
  const ofType = ({ id }: ContentType) => entries.filter(({ sys }) => sys.contentType.sys.id === id);

  function toValues({ fields: schema }: ContentType, { fields }: DeliveredEntry) {
    const values = Object.entries(schema).flatMap(([name, field]) => {
      const { kind } = field;
      const stored = fields[name];
      const value = kind === "image" ? named.values.get(linkedId(stored) ?? "") : stored;
      if (isMissing(value) || kind === "entryList") return [];
      if (kind === "image" && isRecord(value)) shown.add(String(value.file));
      return [[name, value] as const];
    });
    return Object.fromEntries(values);
  }

  /** The entries of a type in the order in which a page lists them. */
  function listed(type: ContentType): DeliveredEntry[] {
    const links = contentTypes.flatMap((owner) =>
      Object.entries(owner.fields)
        .filter(([, field]) => field.listedType?.id === type.id)
        .flatMap(([name]) => ofType(owner).flatMap(({ fields }) => fields[name] ?? [])),
    );
    return links.flatMap((link) => ofType(type).find(({ sys }) => sys.id === linkedId(link)) ?? []);
  }

  const files = contentTypes.map((type) => {
    const [single] = ofType(type);
    const value =
      type.entries === "single"
        ? single && toValues(type, single)
        : listed(type).map((entry) => toValues(type, entry));
    return [type.id, value] as const;
  });
  return { files: new Map(files), pictures: named.pictures.filter(({ file }) => shown.has(file)) };
}
