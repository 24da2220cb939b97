import { createClient } from "contentful";

import { contentTypes } from "../model/registry";
import { type Connection, contentfulFault, INTERRUPTED, STATUS_PAGE } from "./contentful-api";

/** contentful.js retries transient failures five times, for about 20 s. Its log would be in English. */
const clientOf = ({ spaceId, environment, host, token }: Connection) =>
  createClient({ space: spaceId, environment, host, accessToken: token, logHandler: () => undefined })
    .withoutLinkResolution;

type Client = ReturnType<typeof clientOf>;

interface Page<Item> {
  total: number;
  items: readonly Item[];
}

/** @throws with a French message that says what to check. */
export async function askSpace<Item>(
  connection: Connection,
  ask: (client: Client) => Promise<Page<object>>,
): Promise<Page<Item>> {
  const answer = await ask(clientOf(connection)).catch((error: unknown) => {
    throw contentfulFault(connection, error);
  });
  if (!Array.isArray(answer.items)) throw contentfulFault(connection, INTERRUPTED);
  return answer as Page<Item>;
}

interface Identified {
  sys: { id: string };
}

/** The items of a page: `limit` items after the first `skip` ones. */
interface Window {
  limit: number;
  skip: number;
}

type AskPage<Item> = (window: Window) => Promise<Page<Item>>;

/** Reads all pages once. @returns undefined if items moved meanwhile: then a page does not begin with the last item of the page before. */
async function readOnce<Item extends Identified>(
  limit: number,
  ask: AskPage<Item>,
): Promise<Item[] | undefined> {
  const all: Item[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await ask({ limit, skip: last ? all.length - 1 : 0 });
    if (last && page.items[0]?.sys.id !== last.sys.id) return undefined;
    const items = last ? page.items.slice(1) : page.items;
    all.push(...items);
    if (all.length === page.total) return all;
    if (all.length > page.total || items.length === 0) return undefined;
  }
}

const MOST_READINGS = 3;

/** Reads all pages, again if items moved meanwhile. @throws with a French message. */
export async function readAll<Item extends Identified>(limit: number, ask: AskPage<Item>): Promise<Item[]> {
  for (let readings = 0; readings < MOST_READINGS; readings += 1) {
    const all = await readOnce<Item>(limit, ask);
    if (all) return all;
  }
  throw new Error(
    `L’espace Contentful change pendant qu’il est lu, ou ses réponses sont incomplètes.\n  à faire : relancez dans quelques minutes ; si cela dure, ${STATUS_PAGE}`,
  );
}

/** A fixed order: in Contentful's own, by time of change, items move between pages. */
const BY_ID: ["sys.id"] = ["sys.id"];

const ofTypes = (types: readonly { id: string }[]) => ({
  "sys.contentType.sys.id[in]": types.map(({ id }) => id),
});

/** Items per page of entries without values, which have few bytes: Contentful's maximum. */
const MOST_IDS = 1000;

/** Items per page of whole entries: so few are always below Contentful's limit of 7 MB for a response. */
const PAGE = 100;

/** An entry of one of the site's types. */
export interface PresentEntry {
  /** The Preview API omits `publishedVersion` of what is not published. */
  sys: { id: string; contentType: { sys: { id: string } }; updatedAt: string; publishedVersion?: number };
}

/** Which entries the space has, without their values. @throws with a French message. */
export const readPresent = (connection: Connection) =>
  readAll(MOST_IDS, (window) =>
    askSpace<PresentEntry>(connection, (client) =>
      client.getEntries({ ...ofTypes(contentTypes), select: ["sys"], order: BY_ID, ...window }),
    ),
  );

/** An entry with its values in all languages. */
export interface LocalizedEntry {
  sys: { id: string };
  /** By field, then by the code of the locale. */
  fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Facts about the space that each reading needs. */
export interface SpaceLocales {
  /** Code of the locale that the site shows. */
  french: string;
  /** Code of the default locale, which holds the values of fields that are not localized. */
  main: string;
  /** Codes of the locales on which French falls back, in their order. */
  fallbacks: readonly string[];
  /** Fields with a value of their own in each language, as « faqItem.answer ». */
  localized: ReadonlySet<string>;
}

/** @returns the code of the language whose value of the field is shown; undefined without a value. */
export function shownLanguage(
  { fields }: LocalizedEntry,
  typeId: string,
  name: string,
  { french, main, fallbacks, localized }: SpaceLocales,
): string | undefined {
  const codes = localized.has(`${typeId}.${name}`) ? [french, ...fallbacks] : [main];
  return codes.find((code) => fields[name]?.[code] !== undefined);
}

/** @returns the language of each localized field that is shown in another language than French. By field. */
export function borrowedFields(
  entry: LocalizedEntry,
  typeId: string,
  locales: SpaceLocales,
): Readonly<Record<string, string>> {
  const borrowed: Record<string, string> = {};
  for (const name of Object.keys(entry.fields)) {
    const language = shownLanguage(entry, typeId, name, locales);
    const isLocalized = locales.localized.has(`${typeId}.${name}`);
    if (language && isLocalized && language !== locales.french) borrowed[name] = language;
  }
  return borrowed;
}

/** The entries of these types with dangling links, and with the language of each value. @throws with a French message. */
export const readLocalized = (connection: Connection, types: readonly { id: string }[]) =>
  readAll(PAGE, (window) =>
    askSpace<LocalizedEntry>(connection, (client) =>
      client.withAllLocales.getEntries({ ...ofTypes(types), include: 0, order: BY_ID, ...window }),
    ),
  );

/** An entry with its values in one language, and dangling links. */
export interface DeliveredEntry extends PresentEntry {
  fields: Readonly<Record<string, unknown>>;
}

/** All entries of the site's types. @throws with a French message. */
export const readEntries = (connection: Connection, locale: string) =>
  readAll(PAGE, (window) =>
    askSpace<DeliveredEntry>(connection, (client) =>
      client.getEntries({ ...ofTypes(contentTypes), include: 0, locale, order: BY_ID, ...window }),
    ),
  );

interface AssetFile {
  /** Missing until Contentful has processed the file. */
  url?: string;
  fileName: string;
  contentType: string;
  /** In pixels, of a picture. */
  details?: { image?: { width: number; height: number } };
}

export interface Asset {
  description?: string | undefined;
  file?: AssetFile | undefined;
}

export interface DeliveredAsset {
  sys: { id: string; updatedAt: string };
  fields: Asset;
}

/** @returns those of these pictures that the space has. @throws with a French message. */
export async function readAssets(connection: Connection, ids: readonly string[], locale: string) {
  const found: DeliveredAsset[] = [];
  for (let start = 0; start < ids.length; start += PAGE) {
    const some = ids.slice(start, start + PAGE);
    const { items } = await askSpace<DeliveredAsset>(connection, (client) =>
      client.getAssets({ "sys.id[in]": some, limit: PAGE, locale }),
    );
    found.push(...items);
  }
  return found;
}

/**
 * A text that changes when drafts change: it has their number and the newest ones, because the Preview API has no list of changes.
 * @throws with a French message.
 */
export async function readNewest(connection: Connection): Promise<string> {
  const query = { limit: 1, order: ["-sys.updatedAt" as const], select: ["sys" as const] };
  const [entries, assets] = await Promise.all([
    askSpace(connection, (client) => client.getEntries(query)),
    askSpace(connection, (client) => client.getAssets(query)),
  ]);
  return JSON.stringify([entries, assets].map(({ total, items }) => [total, items]));
}
