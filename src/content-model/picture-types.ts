/** A type of picture that pages can show: Gatsby resizes it, and every browser that the site supports gets one that it knows. */
interface PictureType {
  name: string;
  mimeType: string;
  /** What a file's name may end in; the first one is written. */
  extensions: readonly [string, ...string[]];
}

/** By the name of the decoder, as `sharp` gives it. AVIF comes as `heif`: see `pictureTypeOf`. */
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

/** The type that a file's name promises. */
export const pictureTypeOfName = (fileName: string) =>
  all.find(({ extensions }) => extensions.some((extension) => fileName.toLowerCase().endsWith(extension)));

/** The type that Contentful or a browser calls so. */
export const pictureTypeOfMime = (mimeType: string) => all.find((type) => type.mimeType === mimeType);
