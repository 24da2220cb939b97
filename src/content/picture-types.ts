/** The types of pictures that Gatsby can convert for all browsers, by sharp's name: `extensions[0]` names a written file. */
export const pictureTypes = {
  png: { name: "PNG", mimeType: "image/png", extensions: [".png"] },
  jpeg: { name: "JPEG", mimeType: "image/jpeg", extensions: [".jpg", ".jpeg"] },
  webp: { name: "WebP", mimeType: "image/webp", extensions: [".webp"] },
  avif: { name: "AVIF", mimeType: "image/avif", extensions: [".avif"] },
} as const;

const all = Object.values(pictureTypes);

/** The names of the types, and their extensions, in a French sentence. */
export const pictureTypesInWords = "PNG, JPEG, WebP ou AVIF";
export const pictureExtensionsInWords = ".png, .jpg, .jpeg, .webp ou .avif";

/** The type that the extension of a file's name stands for. */
export const pictureTypeOfName = (fileName: string) =>
  all.find(({ extensions }) => extensions.some((extension) => fileName.toLowerCase().endsWith(extension)));

/** The type with a given MIME type. */
export const pictureTypeOfMime = (mimeType: string) => all.find((type) => type.mimeType === mimeType);
