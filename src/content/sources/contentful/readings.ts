/** The requests to Contentful's Delivery and Preview APIs. */
import { createClient } from "contentful";

import type { DeliveryConnection } from "../../../environment";
import { contentTypes } from "../../model/registry";
import { isObject } from "../../unknown-values";
import { INTERRUPTED, readFailure, reasonOf } from "./failures";

interface ItemList<Item> {
  total: number;
  items: readonly Item[];
  includes?: { Asset?: readonly { sys: { id: string }; fields: Asset }[] };
}

/** contentful.js retries transient failures five times, for about 20 s. Its log would be in English. */
const clientOf = ({ spaceId, environment, host, token }: DeliveryConnection) =>
  createClient({ space: spaceId, environment, host, accessToken: token, logHandler: () => undefined })
    .withoutLinkResolution;

type Client = ReturnType<typeof clientOf>;

const TOKENS: Record<DeliveryConnection["api"], string> = {
  delivery: "CONTENTFUL_ACCESS_TOKEN (un jeton « Content Delivery API »)",
  preview: "CONTENTFUL_PREVIEW_TOKEN (un jeton « Content Preview API »)",
};

/** Asks again after an answer that broke off. @throws with a French message that says what to check. */
export async function askSpace<Item>(
  connection: DeliveryConnection,
  ask: (client: Client) => Promise<object>,
): Promise<ItemList<Item>> {
  const fault = (error: unknown) => readFailure(connection, TOKENS[connection.api], error);
  const client = clientOf(connection);
  const answer = await ask(client)
    .catch((error: unknown) => {
      if (reasonOf(error) !== INTERRUPTED) throw error;
      return ask(client);
    })
    .catch((error: unknown) => {
      throw fault(error);
    });
  if (isObject(answer) && Array.isArray(answer.items)) return answer as unknown as ItemList<Item>;
  throw fault("réponse illisible");
}

/** Contentful's maximum. The model's own limits allow some 250 entries, which have about a megabyte. */
const LIMIT = 1000;

/** An entry with its values in the default language, and its links, some of which may lead to what is not published. */
export interface DeliveredEntry {
  /** The Preview API omits `publishedVersion` of what is not published. */
  sys: { id: string; contentType: { sys: { id: string } }; publishedVersion?: number };
  fields: Readonly<Record<string, unknown>>;
}

export interface AssetFile {
  /** Missing until Contentful has processed the file. */
  url?: string;
  fileName: string;
  contentType: string;
}

interface Asset {
  description?: string | undefined;
  file?: AssetFile | undefined;
}

export interface DeliveredSpace {
  entries: readonly DeliveredEntry[];
  /** The linked pictures by id, without those that are not published. */
  assets: ReadonlyMap<string, Asset>;
}

/** All entries of the site's types with their pictures, in one answer. @throws with a French message. */
export async function readSpace(connection: DeliveryConnection): Promise<DeliveredSpace> {
  const { total, items, includes } = await askSpace<DeliveredEntry>(connection, (client) =>
    client.getEntries({
      "sys.contentType.sys.id[in]": contentTypes.map(({ id }) => id),
      include: 1,
      order: ["sys.id"],
      limit: LIMIT,
    }),
  );
  if (items.length < total)
    throw new Error(
      `Contentful n’a livré que ${items.length} des ${total} entrées du site.\n` +
        "  à faire : supprimez celles qu’aucune page ne cite.",
    );
  const assets = includes?.Asset ?? [];
  return { entries: items, assets: new Map(assets.map(({ sys, fields }) => [sys.id, fields])) };
}

/** A text that changes with drafts: the Preview API has no list of changes. @throws with a French message. */
export async function readNewest(connection: DeliveryConnection): Promise<string> {
  const query = { limit: 1, order: ["-sys.updatedAt" as const], select: ["sys" as const] };
  const [entries, assets] = await Promise.all([
    askSpace(connection, (client) => client.getEntries(query)),
    askSpace(connection, (client) => client.getAssets(query)),
  ]);
  return JSON.stringify([entries, assets].map(({ total, items }) => [total, items]));
}
