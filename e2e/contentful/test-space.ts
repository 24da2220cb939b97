import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  linkTo,
  type Localized,
  type Space,
  type SpaceAsset,
  type SpaceContentType,
  type SpaceEntry,
  type SpaceLocale,
} from "../../src/content/contentful/format";
import type { Languages } from "./wire";

type Fields = Readonly<Record<string, unknown>>;
type Content = SpaceEntry | SpaceAsset;

/** What an API shows: published content (Delivery API) or drafts (Preview API). */
export type View = "published" | "draft";

/** The last change of an entry or an asset in one view. */
export interface Change {
  content: Content;
  deleted: boolean;
  /** The space's time at the change. */
  time: number;
  /** How often it has changed in this view. */
  revision: number;
}

const localized = (fields: Fields): Record<string, Localized<unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { fr: value }]));

/** The value of a field that lists entries. */
export const linksTo = (ids: readonly string[]) => ids.map((id) => linkTo("Entry", id));

const isEntry = (content: Content): content is SpaceEntry => content.sys.type === "Entry";

/** A Contentful space in memory: filled as by `contentful:import`, then changed as by editors. */
export class TestSpace {
  /** Its types, which a test may replace by those of an older model. */
  contentTypes: readonly SpaceContentType[];
  /** The locales of the space. */
  languages: Languages = { french: "fr" };
  /** The bytes of each picture, by the path of its url. */
  readonly files = new Map<string, Buffer>();
  private readonly locale: SpaceLocale | undefined;
  private readonly log: Record<View, Change[]> = { published: [], draft: [] };

  /**
   * @param space a space file.
   * @param imagesDirectory the folder with the files of its assets.
   */
  constructor(space: Space, imagesDirectory: string) {
    this.contentTypes = space.contentTypes;
    [this.locale] = space.locales;
    for (const { sys, fields } of space.assets) {
      const name = String(fields.file.fr?.fileName);
      const alt = String(fields.description.fr);
      this.upload(sys.id, { name, alt, bytes: readFileSync(join(imagesDirectory, name)) });
    }
    for (const entry of space.entries) this.record(["draft", "published"], entry);
  }

  /** The locales as the API lists them. If there is another language than French, it is the default. */
  get locales(): object[] {
    const { french, other } = this.languages;
    return [...(other ? [other] : []), french].map((code, rank) => ({
      ...this.locale,
      sys: { id: code, type: "Locale" },
      code,
      default: rank === 0,
    }));
  }

  /** The space's time, which counts its changes. Sync tokens contain it. */
  get now(): number {
    return Math.max(0, ...Object.values(this.log).map((changes) => changes.at(-1)?.time ?? 0));
  }

  /** The last change of each entry and asset since a time, in the order of their first changes. */
  changesSince(time: number, view: View): Change[] {
    const last = new Map<string, Change>();
    for (const change of this.log[view]) if (change.time > time) last.set(change.content.sys.id, change);
    return [...last.values()].flatMap((change) => this.delivered(change));
  }

  /** What the API delivers of a change: the fields that the type has, and nothing of a type that the space does not have. */
  private delivered(change: Change): Change[] {
    const { content } = change;
    if (!isEntry(content) || change.deleted) return [change];
    const type = this.contentTypes.find(({ sys }) => sys.id === content.sys.contentType.sys.id);
    const names = type?.fields.filter(({ omitted }) => !omitted).map(({ id }) => id) ?? [];
    const fields = Object.entries(content.fields).filter(([name]) => names.includes(name));
    return type ? [{ ...change, content: { ...content, fields: Object.fromEntries(fields) } }] : [];
  }

  /** An entry's values in one view. */
  valuesOf(id: string, view: View = "published"): Fields {
    const { fields } = this.entry(id, view);
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.fr]));
  }

  /** The ids of the entries that a page lists, in order. */
  listed(pageId: string, field: string, view: View = "published"): string[] {
    const links = this.valuesOf(pageId, view)[field] as readonly { sys: { id: string } }[];
    return links.map(({ sys }) => sys.id);
  }

  /** Changes fields of an entry and publishes it; `undefined` empties a field. */
  publish(id: string, fields: Fields): void {
    this.record(["draft", "published"], this.changed(id, fields));
  }

  /** Changes fields of an entry's draft only. */
  saveDraft(id: string, fields: Fields): void {
    this.record(["draft"], this.changed(id, fields));
  }

  /** Adds an entry, published or as a draft. */
  create(typeId: string, id: string, fields: Fields, views: View[] = ["draft", "published"]): void {
    const contentType = linkTo("ContentType", typeId);
    this.record(views, { sys: { id, type: "Entry", contentType }, fields: localized(fields) });
  }

  /** Unpublishes an entry, and keeps its draft. */
  unpublish(id: string): void {
    this.record(["published"], this.entry(id, "published"), true);
  }

  /** Archives an entry, which no API shows any more. */
  archive(id: string): void {
    this.record(["draft", "published"], this.entry(id, "draft"), true);
  }

  /** Brings back an archived entry, as it was. */
  unarchive(id: string): void {
    const change = this.log.draft.findLast(({ content }) => content.sys.id === id);
    if (change) this.record(["draft"], change.content);
  }

  /** Unpublishes an asset, and keeps its draft. */
  unpublishAsset(id: string): void {
    this.record(["published"], { sys: { id, type: "Asset" }, fields: {} } as SpaceAsset, true);
  }

  /**
   * Uploads a file into a new or existing asset, and publishes it. Each upload gets a URL of its own.
   * @param host the host in the URL; by default that of the API.
   */
  upload(id: string, picture: { name: string; alt: string; bytes: Buffer }, host = ""): void {
    const path = `/files/${id}/${this.now + 1}/${encodeURIComponent(picture.name)}`;
    this.files.set(path, picture.bytes);
    const file = { url: `${host}${path}`, fileName: picture.name, contentType: "image/png" };
    const fields = {
      title: { fr: picture.name },
      ...(picture.alt && { description: { fr: picture.alt } }),
      file: { fr: file },
    };
    this.record(["draft", "published"], { sys: { id, type: "Asset" }, fields } as SpaceAsset);
  }

  private record(views: readonly View[], content: Content, deleted = false): void {
    const time = this.now + 1;
    for (const view of views) {
      const before = this.log[view].filter((change) => change.content.sys.id === content.sys.id);
      this.log[view].push({ content, deleted, time, revision: before.length + 1 });
    }
  }

  private entry(id: string, view: View): SpaceEntry {
    const change = this.log[view].findLast(({ content }) => content.sys.id === id);
    if (!change || change.deleted || !isEntry(change.content))
      throw new Error(`This space has no entry ${id}.`);
    return change.content;
  }

  private changed(id: string, fields: Fields): SpaceEntry {
    const entry = this.entry(id, "draft");
    const all = { ...entry.fields, ...localized(fields) };
    const filled = Object.entries(all).filter(([, value]) => value.fr !== undefined);
    return { ...entry, fields: Object.fromEntries(filled) };
  }
}
