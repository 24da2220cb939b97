import { contentTypes, typeWithId } from "../../src/content/model/registry";
import type { Connection } from "../../src/content/sources/contentful-api";
import { checkSpace } from "../../src/content/sources/contentful-checks";
import {
  linkedId,
  pictureIds,
  type SpaceContent,
  type SpaceEntry,
} from "../../src/content/sources/contentful-entries";
import {
  borrowedFields,
  type DeliveredEntry,
  readAssets,
  readEntries,
  readLocalized,
  type SpaceLocales,
} from "../../src/content/sources/contentful-readings";

type Borrowed = SpaceEntry["borrowed"];

/** An entry of the API. @param isPresent whether the space has an entry or asset with this id. */
function toSpaceEntry(
  { sys, fields }: DeliveredEntry,
  isPresent: (id: string) => boolean,
  borrowed: Borrowed,
): SpaceEntry {
  const typeId = sys.contentType.sys.id;
  const entry: SpaceEntry = {
    id: sys.id,
    typeId,
    isPublished: true,
    values: {},
    lists: {},
    links: {},
    borrowed,
  };
  for (const [name, { kind }] of Object.entries(typeWithId(typeId)?.fields ?? {})) {
    const value = fields[name];
    if (kind === "entryList" || kind === "image") {
      // A picture is one link, a list of entries is many, and an empty field is none.
      const links = [value ?? []].flat().map(linkedId);
      entry.links[name] = links;
      entry.lists[name] = links.filter(isPresent);
    } else {
      entry.values[name] = value;
    }
  }
  return entry;
}

/** Reads which fields have no French value, by the entry's id. Only a space with a fallback language has such fields. */
async function readBorrowed(
  connection: Connection,
  delivered: readonly DeliveredEntry[],
  locales: SpaceLocales,
): Promise<ReadonlyMap<string, Borrowed>> {
  if (locales.fallbacks.length === 0) return new Map();
  const localized = await readLocalized(connection, contentTypes);
  const typeIds = new Map(delivered.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
  const borrowed = new Map<string, Borrowed>();
  for (const entry of localized) {
    const { id } = entry.sys;
    borrowed.set(id, borrowedFields(entry, typeIds.get(id) ?? "", locales));
  }
  return borrowed;
}

/** The published content of a space, without Gatsby. @throws with a French message that says what to do. */
export async function readPublished(connection: Connection): Promise<SpaceContent> {
  const locales = await checkSpace(connection);
  const { french } = locales;
  const delivered = await readEntries(connection, french);
  const ids = new Set(delivered.map(({ sys }) => sys.id));
  const borrowed = await readBorrowed(connection, delivered, locales);
  const entries = delivered.map((entry) =>
    toSpaceEntry(entry, (id) => ids.has(id), borrowed.get(entry.sys.id) ?? {}),
  );
  const assets = await readAssets(connection, pictureIds(entries), french);
  return { entries, assets: new Map(assets.map(({ sys, fields }) => [sys.id, fields])) };
}
