import sharp from "sharp";

import type { ContentType, Field } from "./content-type";
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

/** Describes in French a file that sharp cannot read. HEIC is the format of some phones' photos. */
const unreadable = (bytes: Buffer) =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 12).toString("latin1"))
    ? ", de type HEIC"
    : ", qui n’est pas une image, ou dont le fichier est abîmé";

/**
 * Checks a picture: its type, which may differ from its file name, its width in pixels, and that it can be decoded to the end.
 * @param name the name that editors see.
 * @throws {PictureFault}
 * @returns the file extension of its type.
 */
export async function inspectPicture(name: string, bytes: Buffer, { minWidth = 0 }: Partial<Field>) {
  const fault = (what: string) => new PictureFault(`l’image « ${name} »${what}`);
  const picture = sharp(bytes);
  const metadata = await picture.metadata().catch(() => {
    throw fault(unreadable(bytes));
  });
  const format = metadata.compression === "av1" ? "avif" : metadata.format;
  const type = Object.entries(pictureTypes).find(([id]) => id === format)?.[1];
  if (!type) throw fault(`, de type ${format.toUpperCase()}`);
  const { width } = metadata.autoOrient;
  if (width < minWidth) throw fault(`, de ${counted(width, "pixel")} de large`);
  await picture.stats().catch(() => {
    throw fault(", dont le fichier est abîmé ou incomplet");
  });
  return type.extensions[0];
}

/** Returns undefined if the field turns out to be empty. */
async function outcomeOf(
  file: PictureFile,
  field: Field,
): Promise<Pick<Picture, "outcome" | "url"> | undefined> {
  try {
    const bytes = await file.read();
    return bytes && { outcome: { bytes, extension: await inspectPicture(file.name, bytes, field) } };
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    return { outcome: { found: error.message }, ...(error.url && { url: error.url }) };
  }
}

/** Checks the pictures of all entries that the site shows, and no others. */
export async function inspectPictures(
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
): Promise<Picture[]> {
  const inspections = shownEntries(contentTypes, entries).flatMap((entry) => {
    const type = contentTypes.find(({ id }) => id === entry.typeId);
    return Object.entries(entry.pictures ?? {}).map(async ([name, file]) => {
      const field = type?.fields[name];
      const outcome = field && (await outcomeOf(file, field));
      return outcome ? [{ entry, field: name, file, ...(file.url && { url: file.url }), ...outcome }] : [];
    });
  });
  return (await Promise.all(inspections)).flat();
}
