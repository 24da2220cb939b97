import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { DeliveryConnection } from "../../../environment";
import type { ContentEntry } from "../../content-entry";
import { checkSpace } from "./check-space";
import { toEntries, withSavedPictures } from "./entries";
import { readSpace } from "./readings";

/** The content of a space as a build reads it, but without Gatsby. @throws with a French message that says what to do. */
export async function readPublished(connection: DeliveryConnection): Promise<ContentEntry[]> {
  await checkSpace(connection);
  return toEntries(connection, await readSpace(connection), ({ fields }, name) => fields[name]);
}

/** Saves the pictures that pages show in a folder. @returns the entries with their paths. @throws with a French message if two have one name. */
export const savePictures = (folder: string, entries: readonly ContentEntry[]) =>
  withSavedPictures(entries, async ({ saveAs, url }, bytes) => {
    const path = join(folder, saveAs);
    if (existsSync(path))
      throw new Error(
        `Deux images s’appellent « ${saveAs} » : renommez le fichier de l’une d’elles, ${url ?? ""}`,
      );
    await writeFile(path, bytes);
    return path;
  });
