import { extname } from "node:path";

/** The types of pictures that Gatsby can convert for all browsers, by sharp's names and in MIME types. */
export const pictureTypes: readonly string[] = ["png", "jpeg", "webp", "avif"];

/** The names of the types, and their extensions, in a French sentence. */
export const pictureTypesInWords = "PNG, JPEG, WebP ou AVIF";
export const pictureExtensionsInWords = ".png, .jpg, .jpeg, .webp ou .avif";

/** The type that the extension of a file's name stands for. */
export function pictureTypeOf(fileName: string): string | undefined {
  const extension = extname(fileName).slice(1).toLowerCase();
  return pictureTypes.find((type) => type === (extension === "jpg" ? "jpeg" : extension));
}
