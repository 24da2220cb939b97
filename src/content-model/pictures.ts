import sharp, { type Metadata } from "sharp";

import type { ContentType } from "./content-type";
import { describeField, type FieldDescription } from "./field";
import { pictureTypes } from "./picture-types";
import { counted } from "./problem";
import { type EntryInput, shownEntries } from "./validate";

/** Why a page cannot show a picture: a message in French that goes on after « trouvé : ». */
export class PictureFault extends Error {
  constructor(
    message: string,
    /** Where the picture opens in Contentful's web app, if the file did not know it. */
    readonly url?: string,
  ) {
    super(message);
  }
}

/** The file of a picture that a field of an entry shows, as its source has it. */
export interface PictureFile {
  /** Tells it from every other file of its source. */
  id: string;
  /** As an editor knows it. */
  name: string;
  /** Where it opens in Contentful's web app. */
  url?: string;
  /**
   * Reads it.
   * @returns undefined where the field is empty after all.
   * @throws {PictureFault} at once or later.
   */
  read: () => Promise<Buffer | undefined>;
}

/** A picture of the site that has been looked at. */
export interface Picture {
  entry: EntryInput;
  /** The field's name. */
  field: string;
  file: PictureFile;
  url?: string;
  /** What is wrong with it, in French, or what a page needs to show it. */
  outcome: { found: string } | { bytes: Buffer; extension: string };
}

/** What a file is, where it is no picture that pages show. */
const OTHER_TYPES: Readonly<Record<string, string>> = { gif: "GIF", svg: "SVG", tiff: "TIFF", heif: "HEIC" };

/** What sharp finds in the bytes: nothing where it knows no such type. */
async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** The type that bytes begin with, in words, where sharp cannot read them at all. */
function unreadableType(bytes: Buffer): string {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return ", de type PDF";
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 12).toString("latin1"))) return ", de type HEIC";
  return ", qui n’est pas une image, ou dont le fichier est abîmé";
}

/**
 * Looks at the bytes of a picture: its type, whatever its name says; its size; and whether all of it can be decoded.
 * @param name as an editor knows it.
 * @throws {PictureFault}
 * @returns the ending that a file of its type has.
 */
export async function inspectPicture(
  name: string,
  bytes: Buffer,
  { minWidth = 0 }: Pick<FieldDescription, "minWidth">,
): Promise<string> {
  const picture = `l’image « ${name} »`;
  const metadata = await metadataOf(bytes);
  if (!metadata) throw new PictureFault(`${picture}${unreadableType(bytes)}`);
  const format = metadata.compression === "av1" ? "avif" : metadata.format;
  const type = Object.entries(pictureTypes).find(([id]) => id === format)?.[1];
  if (!type) throw new PictureFault(`${picture}, de type ${OTHER_TYPES[format] ?? format}`);
  const { width } = metadata.autoOrient;
  if (width < minWidth) throw new PictureFault(`${picture}, de ${counted(width, "pixel")} de large`);
  try {
    await sharp(bytes).stats();
  } catch {
    throw new PictureFault(`${picture}, dont le fichier est abîmé ou incomplet`);
  }
  return type.extensions[0];
}

async function look(
  entry: EntryInput,
  field: string,
  file: PictureFile,
  description: FieldDescription,
): Promise<Picture[]> {
  const place = { entry, field, file, ...(file.url && { url: file.url }) };
  try {
    const bytes = await file.read();
    if (!bytes) return [];
    return [{ ...place, outcome: { bytes, extension: await inspectPicture(file.name, bytes, description) } }];
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    return [{ ...place, ...(error.url && { url: error.url }), outcome: { found: error.message } }];
  }
}

/** Looks at every picture that the site shows, and at no other: those of entries that are shown. */
export async function inspectPictures(
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
): Promise<Picture[]> {
  const looks = shownEntries(contentTypes, entries).flatMap((entry) => {
    const fields: ContentType["fields"] = contentTypes.find(({ id }) => id === entry.typeId)?.fields ?? {};
    return Object.entries(entry.pictures ?? {}).flatMap(([name, file]) => {
      const schema = fields[name];
      return schema ? [look(entry, name, file, describeField(schema))] : [];
    });
  });
  return (await Promise.all(looks)).flat();
}
