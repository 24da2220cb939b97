import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

import type { ContentType } from "../content-type";
import { pictureExtensionsInWords, pictureTypeOfName } from "../picture-types";
import { PictureFault, type PictureFile } from "../pictures";
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
 * @returns a function that returns the picture files of an entry, by field.
 */
export function localPictures(directory: string) {
  const images = join(directory, "images");
  const names = namesIn(images);

  const pictureFile = (name: string): PictureFile => ({
    id: name,
    name,
    read: () => {
      if (!names.has(name)) throw new PictureFault(`aucune image « ${name} »`);
      // gatsby-transformer-sharp recognizes pictures by their file extension.
      if (!pictureTypeOfName(name)) {
        throw new PictureFault(
          `l’image « ${name} », dont le nom ne finit pas par ${pictureExtensionsInWords}`,
        );
      }
      return readFile(join(images, name));
    },
  });

  return ({ fields }: ContentType, values: unknown): Readonly<Record<string, PictureFile>> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, schema]) => {
        const value = isRecord(values) && schema.kind === "image" ? values[field] : undefined;
        return isRecord(value) && isText(value.file) && value.file
          ? [[field, pictureFile(value.file)] as const]
          : [];
      }),
    );
}
