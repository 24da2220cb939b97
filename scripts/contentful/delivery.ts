import type { z } from "zod";

import { LOCALE } from "../../src/content/contentful/entries";
import type { SpaceAsset, SpaceEntry } from "../../src/content/contentful/format";
import { type Connection, readJson, urlIn } from "../../src/content/sources/contentful-connection";
import { valueIn } from "../../src/content/sources/contentful-languages";
import { readSpaceModel, type SpaceModel } from "../../src/content/sources/contentful-preparation";
import { PAGE_LIMIT, syncPage } from "../../src/content/sources/contentful-transport";

type Page = z.infer<typeof syncPage>;
type Item = Page["items"][number];

const isEntry = (item: Item): item is Item & SpaceEntry => item.sys.type === "Entry";
const isAsset = (item: Item): item is Item & SpaceAsset => item.sys.type === "Asset";

/** The French value of each field, under the locale of the local copy. */
function inFrench<Content extends SpaceEntry | SpaceAsset>(content: Content, model: SpaceModel): Content {
  const { fields, sys } = content;
  // Every field of an asset can differ by locale.
  const isLocalized = (name: string) =>
    !("contentType" in sys) || model.localizedFields.get(sys.contentType.sys.id)?.has(name) === true;
  const french = Object.entries(fields as SpaceEntry["fields"]).flatMap(([name, values]) => {
    const value = valueIn(model.languages, values, isLocalized(name));
    return value === undefined ? [] : [[name, { [LOCALE]: value }] as const];
  });
  return { ...content, fields: Object.fromEntries(french) };
}

/**
 * Reads everything that a space has published, in French. It uses the sync endpoint, which gives each value under its locale.
 * @param typeIds the site's types.
 * @throws in French, with what to check.
 */
export async function readSpace(connection: Connection, typeIds: readonly string[]) {
  const model = await readSpaceModel(connection, typeIds);
  const entries: SpaceEntry[] = [];
  const assets: SpaceAsset[] = [];
  let url: URL | undefined = urlIn(connection, `sync?initial=true&limit=${PAGE_LIMIT}`);
  while (url) {
    const { items, nextPageUrl }: Page = await readJson(url, connection, syncPage);
    entries.push(...items.filter(isEntry).map((entry) => inFrench(entry, model)));
    assets.push(...items.filter(isAsset).map((asset) => inFrench(asset, model)));
    url = nextPageUrl ? new URL(nextPageUrl) : undefined;
  }
  return { entries, assets, known: model.known };
}
