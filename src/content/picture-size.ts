import { plainCount } from "./values";

/** The limit of sharp, which makes the site's pictures: 16 383 × 16 383 pixels. */
const MOST_PIXELS = 0x3fff ** 2;

const MILLION = 1_000_000;

/** « de 17 000 × 17 000 pixels … », to continue « l’image « a.png », » ; undefined if the site can read a picture of this size. */
export function tooManyPixels(width: number, height: number): string | undefined {
  if (width * height <= MOST_PIXELS) return undefined;
  const most = Math.floor(MOST_PIXELS / MILLION);
  return `de ${width} × ${plainCount(height, "pixel")} : le site lit des images de ${most} millions de pixels au plus`;
}
