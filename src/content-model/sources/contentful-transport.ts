import { z } from "zod";

import { type Connection, readJson } from "./contentful-connection";
import { ContentfulFault } from "./contentful-fault";

/** The part of an axios request that gatsby-source-contentful's client fills in. */
interface ClientRequest {
  baseURL?: string;
  url?: string;
  params?: Readonly<Record<string, unknown>>;
}

/** Entries and assets in a page of the sync endpoint, which refuses to give more than 7 MB at once. */
export const PAGE_LIMIT = 250;

/** A page of the sync endpoint. One without an address to go on with is cut: the client would take it for an empty space. */
export const syncPage = z
  .looseObject({
    items: z.array(z.looseObject({ sys: z.looseObject({ id: z.string(), type: z.string() }) })),
    nextPageUrl: z.string().optional(),
    nextSyncUrl: z.string().optional(),
  })
  .refine(({ nextPageUrl, nextSyncUrl }) => nextPageUrl ?? nextSyncUrl, { path: ["nextSyncUrl"] });

/** Any other answer: the space, its locales, its content types. */
const anyObject = z.looseObject({ sys: z.looseObject({ type: z.string() }) });

/** Stops Gatsby, whose console reports it. What the plugin would say is English, and advises to build from an old cache. */
function stop({ message }: ContentfulFault): never {
  console.error(message);
  process.exit(1);
}

/**
 * Sends the requests of gatsby-source-contentful's client through the site's own connection, as an axios adapter: answers that
 * are cut are asked for again, and a fault that stays stops the build in French. The plugin itself takes JSON that it cannot
 * read for an empty answer, and goes on with what its cache holds (8.17).
 * @see https://github.com/contentful/contentful.js#adapter
 */
export const clientAdapter =
  (connection: Connection) =>
  async (config: ClientRequest): Promise<object> => {
    const url = new URL(config.url ?? "", `${config.baseURL ?? ""}/`);
    for (const [name, value] of Object.entries(config.params ?? {}))
      url.searchParams.set(name, String(value));
    const schema = url.pathname.endsWith("/sync") ? syncPage : anyObject;
    try {
      return { data: await readJson(url, connection, schema), status: 200, headers: {}, config };
    } catch (error) {
      if (error instanceof ContentfulFault) stop(error);
      throw error;
    }
  };
