import { z } from "zod";

import { type Connection, readJson } from "./contentful-connection";
import type { Drafts } from "./contentful-drafts";
import { ContentfulFault } from "./contentful-fault";

/** The part of an axios request that gatsby-source-contentful's client uses. */
interface ClientRequest {
  baseURL?: string;
  url?: string;
  params?: Readonly<Record<string, unknown>>;
}

/** Number of entries and assets per page of the sync endpoint, which limits a page to 7 MB. */
export const PAGE_LIMIT = 250;

/** A page of the sync endpoint. Without the address of the next page it is truncated: the client would treat it as empty. */
export const syncPage = z
  .looseObject({
    items: z.array(z.looseObject({ sys: z.looseObject({ id: z.string(), type: z.string() }) })),
    nextPageUrl: z.string().optional(),
    nextSyncUrl: z.string().optional(),
  })
  .refine(({ nextPageUrl, nextSyncUrl }) => nextPageUrl ?? nextSyncUrl, { path: ["nextSyncUrl"] });

/** Any other response: the space, its locales, its content types. */
const anyObject = z.looseObject({ sys: z.looseObject({ type: z.string() }) });

/** Logs the message and stops Gatsby. The plugin's own message is in English, and recommends a build from an old cache. */
function stop({ message }: ContentfulFault): never {
  console.error(message);
  process.exit(1);
}

const addressOf = ({ baseURL = "", url = "", params = {} }: ClientRequest): URL => {
  const address = new URL(url, `${baseURL}/`);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  return address;
};

const isSync = ({ pathname }: URL) => pathname.endsWith("/sync");

type Adapter = (config: ClientRequest) => Promise<object>;

/** Answers one request of the client, and stops Gatsby if that fails. */
async function answered(config: ClientRequest, read: (url: URL) => Promise<object>): Promise<object> {
  try {
    return { data: await read(addressOf(config)), status: 200, headers: {}, config };
  } catch (error) {
    if (error instanceof ContentfulFault) stop(error);
    throw error;
  }
}

/**
 * Creates an axios adapter that sends the requests of gatsby-source-contentful's client through the site's own connection. It
 * retries truncated responses, and stops the build with a message in French if the fault remains. The plugin itself treats
 * unreadable JSON as an empty response, and continues with its cache (8.17).
 * @see docs/decisions/0010-contentful-over-our-own-connection.md
 * @see https://github.com/contentful/contentful.js#adapter
 */
export const clientAdapter =
  (connection: Connection): Adapter =>
  (config) =>
    answered(config, (url) => readJson(url, connection, isSync(url) ? syncPage : anyObject));

/**
 * The adapter of a preview. The drafts play the sync endpoint, and what concerns the space itself is read once, so that Gatsby
 * can read the drafts again without the network, which could fail then.
 */
export function draftsAdapter(connection: Connection, drafts: Pick<Drafts, "changes">): Adapter {
  const read = new Map<string, Promise<object>>();
  return (config) =>
    answered(config, async (url) => {
      if (isSync(url)) return drafts.changes(url.searchParams.get("initial") === "true");
      const reading = read.get(url.href) ?? readJson(url, connection, anyObject);
      read.set(url.href, reading);
      // The plugin changes what it receives.
      return structuredClone(await reading);
    });
}
