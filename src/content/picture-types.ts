/** A type of picture that Gatsby can resize and convert for all supported browsers. */
interface PictureType {
  name: string;
  mimeType: string;
  /** The accepted file extensions. Files that are written get the first one. */
  extensions: readonly [string, ...string[]];
}

/** By sharp's name of the format. For AVIF, sharp reports `heif` with the compression `av1`: see `inspectPicture`. */
export const pictureTypes = {
  png: { name: "PNG", mimeType: "image/png", extensions: [".png"] },
  jpeg: { name: "JPEG", mimeType: "image/jpeg", extensions: [".jpg", ".jpeg"] },
  webp: { name: "WebP", mimeType: "image/webp", extensions: [".webp"] },
  avif: { name: "AVIF", mimeType: "image/avif", extensions: [".avif"] },
} as const satisfies Readonly<Record<string, PictureType>>;

const all: readonly PictureType[] = Object.values(pictureTypes);

/** « a, b ou c ». */
const alternatives = (words: readonly string[]) =>
  `${words.slice(0, -1).join(", ")} ou ${words.slice(-1).join("")}`;

/** « PNG, JPEG, WebP ou AVIF ». */
export const pictureTypesInWords = alternatives(all.map(({ name }) => name));

/** « .png, .jpg, .jpeg, .webp ou .avif ». */
export const pictureExtensionsInWords = alternatives(all.flatMap(({ extensions }) => extensions));

/** The type that the extension of a file's name stands for. */
export const pictureTypeOfName = (fileName: string) =>
  all.find(({ extensions }) => extensions.some((extension) => fileName.toLowerCase().endsWith(extension)));

/** The type with a given MIME type. */
export const pictureTypeOfMime = (mimeType: string) => all.find((type) => type.mimeType === mimeType);
