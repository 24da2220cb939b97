import { readFile } from "node:fs/promises";

import sharp from "sharp";

import { type PictureFile, picturePath } from "../content-entry";
import type { Field } from "../model/content-type";
import { pictureTypes } from "../model/declare";
import { plainCount } from "../unknown-values";

/** Reads the bytes, because an extension may be wrong, and decodes all pixels, because a file may be truncated. */
async function faultIn(bytes: Buffer, { minWidth = 0 }: Field): Promise<string | undefined> {
  if (bytes.length === 0) return "dont le fichier est vide";
  // Refuses a picture of more than 268 million pixels too.
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    // HEIC is the photo format of some phones, which sharp cannot read.
    const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 12).toString("latin1"));
    return isHeic ? "de type HEIC" : "qui n’est pas une image, ou qui est abîmée ou trop grande";
  }
  const format = metadata.compression === "av1" ? "avif" : metadata.format;
  if (!pictureTypes.includes(format)) return `de type ${format.toUpperCase()}`;
  const { width } = metadata.autoOrient;
  if (width < minWidth) return `de ${plainCount(width, "pixel")} de large`;
  // A resize decodes each pixel, in an eighth of the time of `stats`.
  const resized = sharp(bytes).resize(1);
  const decoded = await resized.toBuffer().catch(() => undefined);
  return decoded ? undefined : "dont le fichier est abîmé ou incomplet";
}

/** @returns the French reason why a page cannot show the picture, to continue « trouvé : »; undefined if it can. */
export async function pictureFault(picture: PictureFile, field: Field) {
  if ("fault" in picture) return picture.fault;
  const path = picturePath(picture);
  const found = path && (await faultIn(await readFile(path), field));
  return found && `l’image « ${picture.name} », ${found}`;
}
