import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";

import type { PicturePlace } from "../content-entry";
import type { ContentType } from "../content-type";
import { pictureExtensionsInWords, pictureTypeOfName } from "../picture-types";
import { isRecord, isText } from "../values";

/** The name of the folders with the drawings from which pictures are made. No page shows the drawings. */
export const DRAWINGS = "source";

/** The paths of all pictures, with exact letter case, in the format of gatsby-source-filesystem's `relativePath`. */
function namesIn(images: string): Set<string> {
  if (!existsSync(images)) return new Set();
  const files = readdirSync(images, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(images.length + 1));
  const paths = names.map((name) => name.split(sep)).filter((path) => !path.includes(DRAWINGS));
  return new Set(paths.map((path) => path.join("/")));
}

/**
 * Finds the pictures of a content folder.
 * @returns a function that returns where the pictures of an entry are, by field.
 */
export function pictureFinder(directory: string) {
  const images = join(directory, "images");
  const names = namesIn(images);

  function place(name: string): PicturePlace {
    if (!names.has(name)) return { name, fault: `aucune image « ${name} »` };
    if (pictureTypeOfName(name)) return { name, path: join(images, name) };
    // gatsby-transformer-sharp recognizes pictures by their file extension.
    return { name, fault: `l’image « ${name} », dont le nom ne finit pas par ${pictureExtensionsInWords}` };
  }

  return ({ fields }: ContentType, values: unknown): Record<string, PicturePlace> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, { kind }]) => {
        const value = isRecord(values) && kind === "image" ? values[field] : undefined;
        return isRecord(value) && isText(value.file) && value.file
          ? [[field, place(value.file)] as const]
          : [];
      }),
    );
}
