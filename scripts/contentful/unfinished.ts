/** What is left to import of the content, and its import. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { AssetProps } from "contentful-management";

import type { ContentType } from "../../src/content/model/content-type";
import { singleTypes, typeWithId } from "../../src/content/model/registry";
import type { ContentfulSpace, NewAsset, NewEntry } from "../../src/content/sources/contentful/space";
import { webAppUrl } from "../../src/content/sources/contentful/web-app";
import { answered, type Management } from "./management";
import { type Present, type PresentEntry, typeIdOf } from "./present";
import type { Subject } from "./refused-writes";

/** An item that was never published in the space, with its draft there. */
interface Left<Item, Draft> {
  item: Item;
  draft: Draft | undefined;
}

/** The items that are left to import. */
export interface Unfinished {
  entries: readonly Left<NewEntry, PresentEntry>[];
  assets: readonly Left<NewAsset, AssetProps>[];
}

interface Identified {
  sys: { id: string };
}

/** An item of the space. */
interface PresentItem extends Identified {
  sys: { id: string; firstPublishedAt?: string };
}

/** Those of the items that were never published in the space. */
function leftOf<Item extends Identified, Draft extends PresentItem>(
  items: readonly Item[],
  present: readonly Draft[],
): Left<Item, Draft>[] {
  const withDrafts = items.map((item) => ({
    item,
    draft: present.find(({ sys }) => sys.id === item.sys.id),
  }));
  return withDrafts.filter(({ draft }) => !draft?.sys.firstPublishedAt);
}

/**
 * The content of pages that were never published: an import publishes a page last, after all that it lists.
 * Undefined if there are none, even if editors have deleted or unpublished entries since.
 */
export function unfinishedIn(present: Present, { entries, assets }: ContentfulSpace): Unfinished | undefined {
  const wasPublished = ({ id }: ContentType) =>
    present.entries.some((entry) => typeIdOf(entry) === id && entry.sys.firstPublishedAt);
  const pages = singleTypes.filter((page) => !wasPublished(page));
  if (pages.length === 0) return undefined;
  const listedTypes = pages.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ listedType }) => listedType ?? []),
  );
  // Listed entries come before their pages, so that each page is published with all that it lists.
  const types = [...listedTypes, ...pages];
  const wanted = types.flatMap(({ id }) => entries.filter((entry) => typeIdOf(entry) === id));
  // The id of a picture begins with that of its entry (`space.ts`).
  const pictures = assets.filter((asset) => wanted.some(({ sys }) => asset.sys.id.startsWith(`${sys.id}-`)));
  return { entries: leftOf(wanted, present.entries), assets: leftOf(pictures, present.assets) };
}

/** Prints what is left, by type. */
export function printUnfinished({ entries, assets }: Unfinished): void {
  const labels = entries.map(({ item }) => typeWithId(typeIdOf(item))?.label ?? "");
  const names = [...labels, ...assets.map(() => "Image")];
  for (const name of new Set(names)) {
    const count = names.filter((other) => other === name).length;
    console.log(`Il manque ${count} × « ${name} ».`);
  }
}

/** Uploads a picture, and creates its asset. @param content folder of the content. */
async function createPicture(
  management: Management,
  content: string,
  { sys, fields }: NewAsset,
  subject: Subject,
) {
  const { client } = management;
  const { url, ...file } = fields.file.fr;
  const bytes = new Uint8Array(readFileSync(join(content, url)));
  const upload = (await answered(
    management,
    client.upload.create({}, { file: bytes.buffer }),
    subject,
  )) as Identified;
  const uploadFrom = { sys: { type: "Link", linkType: "Upload", id: upload.sys.id } };
  const values = { ...fields, file: { fr: { ...file, uploadFrom } } };
  return answered(management, client.asset.createWithId({ assetId: sys.id }, { fields: values }), subject);
}

/** Publishes pictures, then listed entries, then pages. Drafts that exist are published as they are. @param content folder of the content. */
export async function fill(management: Management, content: string, left: Unfinished): Promise<void> {
  const { client } = management;
  for (const { item, draft } of left.assets) {
    const assetId = item.sys.id;
    const created: Subject = { kind: "asset", name: `l’image ${assetId}` };
    const asset = draft ?? (await createPicture(management, content, item, created));
    const subject: Subject = { ...created, url: webAppUrl(management.connection, `assets/${assetId}`) };
    const isProcessed = Boolean(asset.fields.file.fr?.url);
    const ready = isProcessed
      ? asset
      : await answered(management, client.asset.processForAllLocales({}, asset), subject);
    await answered(management, client.asset.publish({ assetId }, ready), subject);
    console.log(`Image publiée : ${assetId}`);
  }
  for (const { item, draft } of left.entries) {
    const at = { entryId: item.sys.id, contentTypeId: typeIdOf(item) };
    const created: Subject = { kind: "entry", name: `l’entrée ${at.entryId} (${at.contentTypeId})` };
    const entry =
      draft ?? (await answered(management, client.entry.createWithId(at, { fields: item.fields }), created));
    const subject: Subject = { ...created, url: webAppUrl(management.connection, `entries/${at.entryId}`) };
    // Contentful publishes the draft as it is: only its version is sent.
    await answered(management, client.entry.publish(at, { ...entry, fields: {} }), subject);
    console.log(`Entrée publiée : ${at.entryId}`);
  }
}
