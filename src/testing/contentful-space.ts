/** A Contentful space in memory, from which doubles of Contentful's API and of its client answer. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { contentTypes } from "../content/model/registry";
import { toContentType } from "../content/sources/contentful/model-export";
import { contentfulSpace } from "../content/sources/contentful/space";
import { readLocalContent } from "../content/sources/local";
import { FROZEN_CONTENT } from "./content";

/** An entry or an asset, with French values. */
export interface Item {
  sys: {
    id: string;
    type: string;
    contentType?: { sys: { id: string } };
    publishedVersion?: number;
    createdAt: string;
    updatedAt: string;
  };
  fields: Readonly<Record<string, unknown>>;
}

type Fields = Item["fields"];

/** The part of a query that selects items. */
interface Selection {
  types?: readonly string[] | undefined;
  isNewestFirst?: boolean;
  limit?: number | undefined;
}

/** The items that a query finds, in the order of their ids or times. `total` counts those beyond the limit too. */
export function select(
  items: ReadonlyMap<string, Item>,
  { types, isNewestFirst = false, limit = 100 }: Selection,
): { total: number; items: Item[] } {
  const found = [...items.values()]
    .filter(({ sys }) => types?.includes(sys.contentType?.sys.id ?? "") ?? true)
    .sort((one, other) => (one.sys.id < other.sys.id ? -1 : 1));
  if (isNewestFirst) found.sort((one, other) => (one.sys.updatedAt < other.sys.updatedAt ? 1 : -1));
  return { total: found.length, items: found.slice(0, limit) };
}

/** The pictures that entries link, as `include` adds them to an answer. */
export const includesOf = (entries: readonly Item[], { assets }: TestSpace) => {
  const links = entries.flatMap(({ fields }) => Object.values(fields)) as ({ sys?: { id: string } } | null)[];
  return { Asset: [...assets.values()].filter(({ sys }) => links.some((link) => link?.sys?.id === sys.id)) };
};

/** An item with its values by locale, as the plugin gets it. */
export const inAllLocales = ({ sys, fields }: Item) => ({
  sys,
  fields: Object.fromEntries(Object.entries(fields).map(([name, fr]) => [name, { fr }])),
});

/** What `contentful:import` would write into a space. */
const space = contentfulSpace(readLocalContent(FROZEN_CONTENT));

const inFrench = (fields: Readonly<Record<string, { fr: unknown }>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { fr }]) => [name, fr]));

/** A space in memory, filled as by `contentful:import`. All its items are published. */
export class TestSpace {
  readonly entries = new Map<string, Item>();
  readonly assets = new Map<string, Item>();
  /** Bytes of pictures, by the path of their URL. */
  readonly files = new Map<string, Buffer>();
  readonly types = contentTypes.map((type) => toContentType(type).contentType);
  readonly locales = [{ sys: { id: "fr", type: "Locale" }, code: "fr", name: "Français", default: true }];
  /** The clock of `updatedAt`. Each change advances it by a second. */
  private time = Date.UTC(2026, 0, 5, 8);

  constructor() {
    for (const { sys, fields } of space.entries) this.put(this.entries, sys, inFrench(fields));
    for (const { sys, fields } of space.assets) {
      const { fileName } = fields.file.fr;
      const bytes = readFileSync(join(FROZEN_CONTENT, "images", fileName));
      this.upload(sys.id, bytes, fields.description.fr, fileName);
    }
  }

  /** Changes fields of an entry, and empties those whose value is `undefined`. */
  publish(id: string, fields: Fields): void {
    const { sys, fields: before } = this.entry(id);
    const filled = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined);
    this.put(this.entries, sys, Object.fromEntries(filled));
  }

  /** @returns a function that publishes the entry again. */
  unpublish(id: string): () => void {
    const { sys, fields } = this.entry(id);
    this.entries.delete(id);
    return () => this.put(this.entries, sys, fields);
  }

  /** Each upload gets a URL of its own, as in Contentful. */
  upload(id: string, bytes: Buffer | undefined, description: string, fileName: string): void {
    const url = `/files/${id}/${this.time}/${encodeURIComponent(fileName)}`;
    if (bytes) this.files.set(url, bytes);
    const file = bytes && { url, fileName, contentType: "image/png" };
    this.put(this.assets, { id, type: "Asset" }, { title: fileName, description, ...(file && { file }) });
  }

  valuesOf = (id: string): Fields => this.entry(id).fields;

  /** Ids of the entries that a field links. */
  listed(id: string, field: string): string[] {
    const links = this.valuesOf(id)[field] as readonly { sys: { id: string } }[];
    return links.map(({ sys }) => sys.id);
  }

  private entry(id: string): Item {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`This space has no entry ${id}.`);
    return entry;
  }

  private put(items: Map<string, Item>, sys: Pick<Item["sys"], "id" | "type">, fields: Fields): void {
    const updatedAt = new Date((this.time += 1000)).toISOString();
    items.set(sys.id, { sys: { ...sys, publishedVersion: 1, createdAt: updatedAt, updatedAt }, fields });
  }
}
