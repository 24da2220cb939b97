import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

import type { ContentType } from "../../src/content/content-type";
import type { Picture } from "../../src/content/pictures";
import { readLocalContent } from "../../src/content/sources/local";
import type { EntryInput } from "../../src/content/validate";
import { writeJson } from "./json-file";

const pictureNames = (entries: readonly EntryInput[]) =>
  new Set(entries.flatMap(({ pictures = {} }) => Object.values(pictures).map(({ id }) => id)));

/**
 * Removes the pictures that only the content before has used. Other files of the folder, such as drawings, stay.
 * @param entries the content that replaces it.
 */
function removeReplacedPictures(directory: string, entries: readonly EntryInput[]): void {
  const kept = pictureNames(entries);
  const images = join(directory, "images");
  for (const name of pictureNames(readLocalContent(directory).entries)) {
    const path = join(images, name);
    // A slip in a file may name a picture outside of the folder.
    if (!kept.has(name) && path.startsWith(images + sep)) rmSync(path, { force: true });
  }
}

/**
 * Replaces the content of a folder: one file for each type, and the pictures.
 * @param directory the folder with `<type>.json` and `images/`.
 * @param entries the entries in the order of their lists.
 * @param pictures their pictures, inspected.
 */
export async function writeLocalCopy(
  directory: string,
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
  pictures: readonly Picture[],
): Promise<void> {
  // First, because a file system that ignores case has one file for two names.
  removeReplacedPictures(directory, entries);
  for (const { file, outcome } of pictures) {
    if ("bytes" in outcome) writeFileSync(join(directory, "images", file.id), outcome.bytes);
  }
  for (const type of contentTypes) {
    const path = join(directory, `${type.id}.json`);
    const values = entries.filter(({ typeId }) => typeId === type.id).map((entry) => entry.values);
    // A kind of page that has no pages needs no file.
    if (values.length === 0 && !existsSync(path)) continue;
    await writeJson(path, type.entries === "single" ? values[0] : values);
  }
}
