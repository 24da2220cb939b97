import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { DeliveryConnection } from "../../../environment";
import { type ContentEntry, shownPictures } from "../../content-entry";
import { typeWithId } from "../../model/registry";
import { checkSpace } from "./check-space";
import { downloadFile } from "./download-file";
import { linkedIds, pictureIds, type SpaceEntry, toEntries } from "./entries";
import { type DeliveredEntry, readAssets, readDelivered } from "./readings";

/** @param isPresent whether the space has an entry with this id. */
function entryOfAnswer({ sys, fields }: DeliveredEntry, isPresent: (id: string) => boolean): SpaceEntry {
  const typeId = sys.contentType.sys.id;
  const entry: SpaceEntry = { id: sys.id, typeId, isPublished: true, values: {}, lists: {}, links: {} };
  for (const [name, { kind }] of Object.entries(typeWithId(typeId)?.fields ?? {})) {
    const value = fields[name];
    if (kind === "entryList" || kind === "image") {
      const links = linkedIds(value);
      entry.links[name] = links;
      entry.lists[name] = links.filter(isPresent);
    } else {
      entry.values[name] = value;
    }
  }
  return entry;
}

/** The content of a space as a build reads it, but without Gatsby. @throws with a French message that says what to do. */
export async function readPublished(connection: DeliveryConnection): Promise<ContentEntry[]> {
  const french = await checkSpace(connection);
  const delivered = await readDelivered(connection, french);
  const ids = new Set(delivered.map(({ sys }) => sys.id));
  const entries = delivered.map((entry) => entryOfAnswer(entry, (id) => ids.has(id)));
  const assets = await readAssets(connection, pictureIds(entries), french);
  return toEntries(connection, {
    entries,
    assets: new Map(assets.map(({ sys, fields }) => [sys.id, fields])),
  });
}

/** Downloads the pictures that pages show into a folder, and sets their paths. @throws with a French message that names the picture. */
export async function savePictures(folder: string, entries: readonly ContentEntry[]): Promise<void> {
  for (const picture of shownPictures(entries)) {
    const { name, fileUrl, saveAs } = picture;
    if (!fileUrl || !saveAs) continue;
    const bytes = await downloadFile(fileUrl).catch((error: unknown) => {
      throw new Error(`L’image « ${name} » ${(error as Error).message}.`);
    });
    picture.path = join(folder, saveAs);
    writeFileSync(picture.path, bytes);
  }
}
