import { extname } from "node:path";

/** Types that Gatsby can convert for all browsers: sharp's names, which are also the MIME subtypes. */
export const pictureTypes: readonly string[] = ["png", "jpeg", "webp", "avif"];

export const pictureTypesInWords = "PNG, JPEG, WebP ou AVIF";
export const pictureExtensionsInWords = ".png, .jpg, .jpeg, .webp ou .avif";

export function pictureTypeOf(fileName: string): string | undefined {
  const extension = extname(fileName).slice(1).toLowerCase();
  return pictureTypes.find((type) => type === (extension === "jpg" ? "jpeg" : extension));
}
