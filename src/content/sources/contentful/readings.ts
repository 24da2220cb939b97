import { createClient } from "contentful";

import type { DeliveryConnection } from "../../../environment";
import { contentTypes } from "../../model/registry";
import { contentfulFault, INTERRUPTED } from "./failures";
import { type Page, readAll } from "./read-all";

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

/** A fixed order: in Contentful's own, by time of change, items move between pages. */
const BY_ID: ["sys.id"] = ["sys.id"];

const ofTypes = (types: readonly { id: string }[]) => ({
  "sys.contentType.sys.id[in]": types.map(({ id }) => id),
});

/** Items per page of entries without values, which have few bytes: Contentful's maximum. */
const MOST_IDS = 1000;

/** Items per page of whole entries: so few are always below Contentful's limit of 7 MB for a response. */
const PAGE = 100;

/** Which version of an entry the space has. */
export interface EntryVersion {
  /** The Preview API omits `publishedVersion` of what is not published. */
  sys: { id: string; contentType: { sys: { id: string } }; updatedAt: string; publishedVersion?: number };
}

/** All entries of the site's types, without their values. @throws with a French message. */
export const readVersions = (connection: DeliveryConnection) =>
  readAll(MOST_IDS, (window) =>
    askSpace<EntryVersion>(connection, (client) =>
      client.getEntries({ ...ofTypes(contentTypes), select: ["sys"], order: BY_ID, ...window }),
    ),
  );

/** An entry with its French values, and dangling links. */
export interface DeliveredEntry extends EntryVersion {
  fields: Readonly<Record<string, unknown>>;
}

/** Entries of these types. @throws with a French message. */
export const readDelivered = (
  connection: DeliveryConnection,
  french: string,
  types: readonly { id: string }[] = contentTypes,
) =>
  readAll(PAGE, (window) =>
    askSpace<DeliveredEntry>(connection, (client) =>
      client.getEntries({ ...ofTypes(types), include: 0, locale: french, order: BY_ID, ...window }),
    ),
  );

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

export interface DeliveredAsset {
  sys: { id: string; updatedAt: string };
  fields: Asset;
}

/** @returns those of these pictures that the space has. @throws with a French message. */
export async function readAssets(connection: DeliveryConnection, ids: readonly string[], locale: string) {
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
export async function readNewest(connection: DeliveryConnection): Promise<string> {
  const query = { limit: 1, order: ["-sys.updatedAt" as const], select: ["sys" as const] };
  const [entries, assets] = await Promise.all([
    askSpace(connection, (client) => client.getEntries(query)),
    askSpace(connection, (client) => client.getAssets(query)),
  ]);
  return JSON.stringify([entries, assets].map(({ total, items }) => [total, items]));
}
