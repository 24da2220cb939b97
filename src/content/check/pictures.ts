import { readFile } from "node:fs/promises";

import sharp from "sharp";

import { pathOf, type PictureFile } from "../content-entry";
import type { Field } from "../model/content-type";
import { pictureTypes } from "../model/declare";
import { tooManyPixels } from "../picture-size";
import { plainCount } from "../values";

/**
 * Whether a picture moves, of which the site would show one image only: an animated PNG has a chunk `acTL` before its pixels, an AVIF the
 * brand `avis`, a WebP or a GIF several pages.
 */
function isAnimated(bytes: Buffer, pages = 1): boolean {
  const isAvif = bytes.toString("latin1", 4, 8) === "ftyp";
  // The first box of an AVIF has its brands; its length is in the first four bytes.
  if (isAvif) return bytes.subarray(8, bytes.readUInt32BE(0)).includes("avis");
  const beforePixels = bytes.subarray(0, Math.max(0, bytes.indexOf("IDAT")));
  return pages > 1 || beforePixels.includes("acTL");
}

/** Reads the bytes, because an extension may be wrong, and decodes all pixels, because a file may be truncated. */
async function faultIn(bytes: Buffer, { minWidth = 0 }: Field): Promise<string | undefined> {
  if (bytes.length === 0) return "dont le fichier est vide";
  // Without sharp's limit of pixels: its error would not tell a large picture from a damaged one.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // Before the next check, because sharp reads no animated AVIF.
  if (isAnimated(bytes, metadata?.pages)) return "animée : le site montre des images fixes";
  if (!metadata) {
    // HEIC is the photo format of some phones, which sharp cannot read.
    const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 12).toString("latin1"));
    return isHeic ? "de type HEIC" : "qui n’est pas une image, ou dont le fichier est abîmé";
  }
  const format = metadata.compression === "av1" ? "avif" : metadata.format;
  if (!pictureTypes.includes(format)) return `de type ${format.toUpperCase()}`;
  const { width, height } = metadata.autoOrient;
  const oversize = tooManyPixels(width, height);
  if (oversize) return oversize;
  if (width < minWidth) return `de ${plainCount(width, "pixel")} de large`;
  // A resize decodes each pixel, in an eighth of the time of `stats`.
  const resized = sharp(bytes).resize(1);
  const decoded = await resized.toBuffer().catch(() => undefined);
  return decoded ? undefined : "dont le fichier est abîmé ou incomplet";
}

/** @returns the French reason why a page cannot show the picture, to continue « trouvé : »; undefined if it can. */
export async function pictureFault(picture: PictureFile, field: Field) {
  if ("fault" in picture) return picture.fault;
  const path = pathOf(picture);
  const found = path && (await faultIn(await readFile(path), field));
  return found && `l’image « ${picture.name} », ${found}`;
}
