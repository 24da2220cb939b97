import sharp, { type Metadata } from "sharp";

import type { ContentType } from "./content-type";
import { describeField, type FieldDescription } from "./field";
import { pictureTypes } from "./picture-types";
import { counted } from "./problem";
import { type EntryInput, shownEntries } from "./validate";

/** The reason why a page cannot show a picture: a message in French that continues « trouvé : ». */
export class PictureFault extends Error {
  constructor(
    message: string,
    /** The picture's address in Contentful's web app, if the file has none. */
    readonly url?: string,
  ) {
    super(message);
  }
}

/** The file of a picture field, from a source. */
export interface PictureFile {
  /** Unique within its source. */
  id: string;
  /** The name that editors see. */
  name: string;
  /** Its address in Contentful's web app. */
  url?: string;
  /**
   * Reads the file.
   * @returns undefined if the field turns out to be empty.
   * @throws {PictureFault} when it is called, or as a rejected promise.
   */
  read: () => Promise<Buffer | undefined>;
}

/** A picture of the site, after inspection. */
export interface Picture {
  entry: EntryInput;
  /** The field's name. */
  field: string;
  file: PictureFile;
  url?: string;
  /** What is wrong with it, in French, or the file's content and extension. */
  outcome: { found: string } | { bytes: Buffer; extension: string };
}

/** Names of formats that pages cannot show, by sharp's name. */
const OTHER_TYPES: Readonly<Record<string, string>> = { gif: "GIF", svg: "SVG", tiff: "TIFF", heif: "HEIC" };

/** Returns undefined if sharp does not know the format. */
async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** Describes in French a file that sharp cannot read, by its first bytes. */
function unreadableType(bytes: Buffer): string {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return ", de type PDF";
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 12).toString("latin1"))) return ", de type HEIC";
  return ", qui n’est pas une image, ou dont le fichier est abîmé";
}

/**
 * Checks a picture: its type, which may differ from its file name, its width, and that it can be decoded to the end.
 * @param name the name that editors see.
 * @param field with the minimum width, in pixels.
 * @throws {PictureFault}
 * @returns the file extension of its type.
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

async function inspectFile(
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

/** Checks the pictures of all entries that the site shows, and no others. */
export async function inspectPictures(
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
): Promise<Picture[]> {
  const inspections = shownEntries(contentTypes, entries).flatMap((entry) => {
    const fields: ContentType["fields"] = contentTypes.find(({ id }) => id === entry.typeId)?.fields ?? {};
    return Object.entries(entry.pictures ?? {}).flatMap(([name, file]) => {
      const schema = fields[name];
      return schema ? [inspectFile(entry, name, file, describeField(schema))] : [];
    });
  });
  return (await Promise.all(inspections)).flat();
}
