import { typeWithId } from "../../src/content/model/registry";
import type { Connection } from "../../src/content/sources/contentful-api";
import { checkSpace } from "../../src/content/sources/contentful-checks";
import {
  linkedIds,
  pictureIds,
  type SpaceContent,
  type SpaceEntry,
} from "../../src/content/sources/contentful-entries";
import {
  type DeliveredEntry,
  readAssets,
  readDelivered,
} from "../../src/content/sources/contentful-readings";

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

/** The published content of a space, without Gatsby. @throws with a French message that says what to do. */
export async function readPublished(connection: Connection): Promise<SpaceContent> {
  const french = await checkSpace(connection);
  const delivered = await readDelivered(connection, french);
  const ids = new Set(delivered.map(({ sys }) => sys.id));
  const entries = delivered.map((entry) => entryOfAnswer(entry, (id) => ids.has(id)));
  const assets = await readAssets(connection, pictureIds(entries), french);
  return { entries, assets: new Map(assets.map(({ sys, fields }) => [sys.id, fields])) };
}
