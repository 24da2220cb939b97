import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { DeliveryConnection } from "../../../environment";
import type { ContentEntry } from "../../content-entry";
import { checkSpace } from "./check-space";
import { downloadFile } from "./download-file";
import { pictureIds, toEntries, toSpaceEntry, withSavedPictures } from "./entries";
import { readAssets, readEntries } from "./readings";

/** The content of a space as a build reads it, but without Gatsby. @throws with a French message that says what to do. */
export async function readPublished(connection: DeliveryConnection): Promise<ContentEntry[]> {
  const french = await checkSpace(connection);
  const delivered = await readEntries(connection, french);
  const entries = delivered.map((entry) => toSpaceEntry(entry, (name) => entry.fields[name]));
  return toEntries(connection, {
    entries,
    assets: await readAssets(connection, pictureIds(entries), french),
  });
}

/** Downloads the pictures that pages show into a folder. @returns the entries with their paths. @throws with a French message that names the picture. */
export const savePictures = (folder: string, entries: readonly ContentEntry[]) =>
  withSavedPictures(entries, async ({ name, url, fileUrl, saveAs }) => {
    const bytes = await downloadFile(fileUrl).catch((error: unknown) => {
      throw new Error(`L’image « ${name} » ${(error as Error).message}.`);
    });
    const path = join(folder, saveAs);
    writeFileSync(path, bytes);
    return { name, url, path };
  });
