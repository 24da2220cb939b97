import { createClient } from "contentful";

import type { DeliveryConnection } from "../../../environment";
import { contentTypes } from "../../model/registry";
import { contentfulFault, INTERRUPTED } from "./failures";

interface Page<Item> {
  total: number;
  items: readonly Item[];
}

/** contentful.js retries transient failures five times, for about 20 s. Its log would be in English. */
const clientOf = ({ spaceId, environment, host, token }: DeliveryConnection) =>
  createClient({ space: spaceId, environment, host, accessToken: token, logHandler: () => undefined })
    .withoutLinkResolution;

type Client = ReturnType<typeof clientOf>;

/** @throws with a French message that says what to check. */
export async function askSpace<Item>(
  connection: DeliveryConnection,
  ask: (client: Client) => Promise<Page<object>>,
): Promise<Page<Item>> {
  const answer = await ask(clientOf(connection)).catch((error: unknown) => {
    throw contentfulFault(connection, error);
  });
  if (!Array.isArray(answer.items)) throw contentfulFault(connection, INTERRUPTED);
  return answer as Page<Item>;
}

/** Contentful's maximum. The model's own limits allow some 250 entries, which have about a megabyte. */
const LIMIT = 1000;

/** An entry with its French values, and with links to what is not published. */
export interface DeliveredEntry {
  /** The Preview API omits `publishedVersion` of what is not published. */
  sys: { id: string; contentType: { sys: { id: string } }; updatedAt: string; publishedVersion?: number };
  fields: Readonly<Record<string, unknown>>;
}

/** All entries of the site's types, in one answer. @throws with a French message. */
export async function readEntries(
  connection: DeliveryConnection,
  french: string,
): Promise<readonly DeliveredEntry[]> {
  const { total, items } = await askSpace<DeliveredEntry>(connection, (client) =>
    client.getEntries({
      "sys.contentType.sys.id[in]": contentTypes.map(({ id }) => id),
      include: 0,
      locale: french,
      order: ["sys.id"],
      limit: LIMIT,
    }),
  );
  if (items.length >= total) return items;
  throw new Error(
    `Contentful n’a livré que ${items.length} des ${total} entrées du site.\n` +
      `  à faire : s’il y en a plus de ${LIMIT}, supprimez celles qu’aucune page ne cite ; sinon, relancez dans quelques minutes.`,
  );
}

interface AssetFile {
  /** Missing until Contentful has processed the file. */
  url?: string;
  fileName: string;
  contentType: string;
}

export interface Asset {
  description?: string | undefined;
  file?: AssetFile | undefined;
}

/** @returns those of these pictures that the space has, by id. @throws with a French message. */
export async function readAssets(
  connection: DeliveryConnection,
  ids: readonly string[],
  french: string,
): Promise<ReadonlyMap<string, Asset>> {
  if (ids.length === 0) return new Map();
  const query = { "sys.id[in]": [...ids], limit: LIMIT, locale: french };
  const { items } = await askSpace<{ sys: { id: string }; fields: Asset }>(connection, (client) =>
    client.getAssets(query),
  );
  return new Map(items.map(({ sys, fields }) => [sys.id, fields]));
}

/**
 * A text that changes when drafts change: it has their number and the newest ones, because the Preview API has no list of changes.
 * @throws with a French message.
 */
export async function readNewest(connection: DeliveryConnection): Promise<string> {
  const query = { limit: 1, order: ["-sys.updatedAt" as const], select: ["sys" as const] };
  const [entries, assets] = await Promise.all([
    askSpace(connection, (client) => client.getEntries(query)),
    askSpace(connection, (client) => client.getAssets(query)),
  ]);
  return JSON.stringify([entries, assets].map(({ total, items }) => [total, items]));
}
