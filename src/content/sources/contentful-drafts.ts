import { z } from "zod";

import { type Connection, readJson, urlIn } from "./contentful-connection";

/** What the Preview API has: entries and assets. Each kind has a path of its own. */
const KINDS = ["entries", "assets"] as const;
export type Kind = (typeof KINDS)[number];

const item = z.looseObject({
  sys: z.looseObject({ id: z.string(), type: z.string(), updatedAt: z.string() }),
});
const collection = z.looseObject({ total: z.number(), items: z.array(item) });

type Item = z.infer<typeof item>;

/** Items per request. A response is limited to 7 MB. */
const PAGE = 250;

/** A page in the form of the sync endpoint, which gatsby-source-contentful reads. */
export interface SyncPage {
  items: object[];
  nextSyncUrl: string;
}

/** An entry and an asset may have the same id. */
const keyOf = ({ sys }: Item) => `${sys.type} ${sys.id}`;

const linksToAny = ({ fields }: Item, ids: readonly string[]) => {
  const text = JSON.stringify(fields ?? {});
  return ids.some((id) => text.includes(`"id":${JSON.stringify(id)}`));
};

/**
 * The drafts of a space. The Preview API has no sync endpoint, so this reads everything, and computes what has changed for
 * gatsby-source-contentful.
 * @see https://www.contentful.com/developers/docs/references/content-preview-api/#/introduction/preview-api-limitations
 */
export class Drafts {
  /** What was read last. */
  private current: ReadonlyMap<string, Item> | undefined;
  /** What gatsby-source-contentful has received. */
  private given: ReadonlyMap<string, Item> = new Map();
  /** How many items of each kind there were at the last look, and which was changed last. */
  private readonly seen = new Map<Kind, string>();

  constructor(private readonly connection: Connection) {}

  /**
   * Asks with one small request whether something was changed, added or removed since the last look at this kind. The first
   * look returns true.
   * @throws {ContentfulFault}
   */
  async look(kind: Kind): Promise<boolean> {
    const url = this.url(kind, { limit: "1", order: "-sys.updatedAt", select: "sys" });
    const { total, items } = await readJson(url, this.connection, collection);
    const now = [total, ...items.flatMap(({ sys }) => [sys.id, sys.updatedAt])].join(" ");
    const isNew = this.seen.get(kind) !== now;
    this.seen.set(kind, now);
    return isNew;
  }

  /**
   * Reads all drafts.
   * @throws {ContentfulFault} What was read before stays.
   */
  async read(): Promise<void> {
    const all = await Promise.all(KINDS.map((kind) => this.readKind(kind)));
    this.current = new Map(all.flat().map((each) => [keyOf(each), each]));
  }

  /**
   * The changes for gatsby-source-contentful, since it asked last. Without network, except for the first time.
   * @param initial whether it asks for everything.
   * @throws {ContentfulFault}
   */
  async changes(initial: boolean): Promise<SyncPage> {
    if (!this.current) await this.read();
    const current = this.current ?? new Map<string, Item>();
    const given: ReadonlyMap<string, Item> = initial ? new Map() : this.given;
    this.given = current;
    const appeared = [...current].filter(([key]) => !given.has(key)).map(([, { sys }]) => sys.id);
    const items = [...current].flatMap(([key, each]) => {
      const before = given.get(key);
      if (before?.sys.updatedAt !== each.sys.updatedAt) return [each];
      // The plugin drops a link to an entry that it does not have, and reads the link again only when its entry has changed.
      if (!linksToAny(each, appeared)) return [];
      return [{ ...each, sys: { ...each.sys, updatedAt: new Date().toISOString() } }];
    });
    const deleted = [...given]
      .filter(([key]) => !current.has(key))
      .map(([, { sys }]) => ({ sys: { ...sys, type: `Deleted${sys.type}` } }));
    return { items: [...items, ...deleted], nextSyncUrl: this.url("sync", { sync_token: "drafts" }).href };
  }

  private async readKind(kind: Kind): Promise<Item[]> {
    const items: Item[] = [];
    for (;;) {
      const skip = String(items.length);
      const page = { locale: "*", include: "0", order: "sys.id", limit: String(PAGE), skip };
      const { total, items: more } = await readJson(this.url(kind, page), this.connection, collection);
      items.push(...more);
      if (more.length === 0 || items.length >= total) return items;
    }
  }

  private url(path: string, query: Readonly<Record<string, string>>): URL {
    return urlIn(this.connection, `${path}?${new URLSearchParams(query).toString()}`);
  }
}

const SHARED = Symbol.for("copro-energie-conseil.drafts");

/**
 * The drafts of this process. Gatsby bundles gatsby-config and gatsby-node separately, each with its own copy of this module:
 * the first one reads them for the plugin, the second one follows them.
 */
export function sharedDrafts(connection: Connection): Drafts {
  const shared = globalThis as typeof globalThis & { [SHARED]?: Drafts | undefined };
  return (shared[SHARED] ??= new Drafts(connection));
}
