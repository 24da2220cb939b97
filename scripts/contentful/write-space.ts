/**
 * An import writes the model each time, and the content once. It deletes nothing, and changes no entry
 * (docs/decisions/0028-an-import-of-its-own.md).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ContentTypeProps } from "contentful-management";

import { contentTypes, singleTypes } from "../../src/content/model/registry";
import { frenchOf } from "../../src/content/sources/contentful/check-space";
import {
  type ContentfulSpace,
  contentfulSpace,
  type NewAsset,
} from "../../src/content/sources/contentful/space";
import { typeUrl, webAppUrl } from "../../src/content/sources/contentful/web-app";
import { readCheckedContent } from "../../src/content/sources/local";
import { type Management, receivedItems, savedItem, type Subject } from "./management";
import { foreignTypes, writeModel } from "./write-model";

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join(",");

/** An entry of the space, of any project, without its values. */
interface PresentEntry {
  sys: { id: string; contentType: { sys: { id: string } } };
}

/** @param query all but `limit`, which is Contentful's maximum. @throws with a French message. */
const findEntries = (
  management: Management,
  query: Readonly<Record<string, string>>,
): Promise<readonly PresentEntry[]> =>
  receivedItems(
    management,
    management.client.entry.getMany({ query: { select: "sys", limit: 1000, ...query } }),
  );

/** @throws with a French message if types or entries of another project have our ids: the two projects would change each other. */
async function refuseForeign(
  management: Management,
  types: readonly ContentTypeProps[],
  content: ContentfulSpace | undefined,
): Promise<void> {
  const { connection } = management;
  // `content` is written only while the space has no entry of our types: an entry with an id of ours is
  // foreign.
  const entries = content
    ? await findEntries(management, { "sys.id[in]": idsOf(content.entries.map(({ sys }) => sys)) })
    : [];
  const items = [
    ...foreignTypes(types).map(({ name, sys }) => `le type « ${name} » (${typeUrl(connection, sys.id)})`),
    ...entries.map(
      ({ sys }) =>
        `une entrée du type ${sys.contentType.sys.id} (${webAppUrl(connection, `entries/${sys.id}`)})`,
    ),
  ];
  if (items.length === 0) return;
  const list = items.map((item) => `  • ${item}\n`).join("");
  throw new Error(
    `Cet espace a déjà, d’un autre projet, des identifiants du site :\n${list}Rien n’a été écrit.\n` +
      "  à faire : prenez un environnement vide (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT).",
  );
}

/** The fields' values in the space's default language. */
const inLanguage = <Value>(fields: Readonly<Record<string, { fr: Value }>>, code: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, { fr }]) => [name, { [code]: fr }]));

/** Uploads a picture, and creates its asset. @param directory of the content. @param code of the language. */
async function createPicture(
  { client }: Management,
  directory: string,
  { sys, fields }: NewAsset,
  code: string,
  subject: Subject,
) {
  const { title, description } = fields;
  const { url, ...file } = fields.file.fr;
  const bytes = new Uint8Array(readFileSync(join(directory, url)));
  const upload = await savedItem(
    client.upload.create({}, { file: bytes.buffer }) as Promise<{ sys: { id: string } }>,
    subject,
  );
  const uploadFrom = { sys: { type: "Link", linkType: "Upload", id: upload.sys.id } };
  const values = inLanguage<unknown>({ title, description, file: { fr: { ...file, uploadFrom } } }, code);
  // The client types the fields of an asset by name.
  const asset = { fields: values } as Parameters<typeof client.asset.createWithId>[1];
  return savedItem(client.asset.createWithId({ assetId: sys.id }, asset), subject);
}

/** Publishes pictures, then entries, each after those that it lists. @param directory of the content. @param code of the language. */
async function writeContent(
  management: Management,
  directory: string,
  { assets, entries }: ContentfulSpace,
  code: string,
): Promise<void> {
  const { client, connection } = management;
  for (const asset of assets) {
    const { id } = asset.sys;
    const subject: Subject = { name: `l’image ${id}`, url: webAppUrl(connection, `assets/${id}`) };
    const created = await createPicture(management, directory, asset, code, subject);
    const ready = await savedItem(client.asset.processForAllLocales({}, created), subject);
    await savedItem(client.asset.publish({ assetId: id }, ready), subject);
    console.log(`Image publiée : ${id}`);
  }
  // In `entries`, a page comes before the entries that it lists.
  for (const { sys, fields } of entries.toReversed()) {
    const ids = { entryId: sys.id, contentTypeId: sys.contentType.sys.id };
    const subject: Subject = {
      name: `l’entrée ${ids.entryId} (${ids.contentTypeId})`,
      url: webAppUrl(connection, `entries/${ids.entryId}`),
    };
    const values = { fields: inLanguage(fields, code) };
    const created = await savedItem(client.entry.createWithId(ids, values), subject);
    await savedItem(client.entry.publish(ids, created), subject);
    console.log(`Entrée publiée : ${ids.entryId}`);
  }
}

/** @throws with a French message if a type that must have one entry has none, such as a new type, or after an import that stopped before it. */
function needSingleEntries(entries: readonly PresentEntry[]): void {
  const present = new Set(entries.map(({ sys }) => sys.contentType.sys.id));
  const missing = singleTypes.filter(({ id }) => !present.has(id)).map(({ label }) => `« ${label} »`);
  if (missing.length === 0) return;
  throw new Error(
    `Dans cet environnement, il manque une entrée de ${missing.join(", ")} : remplissez-la dans Contentful. ` +
      "Si un import s’est arrêté au milieu, supprimez plutôt les entrées et les images de cet environnement, puis relancez la même commande.",
  );
}

/** @param directory of the content. @throws with a French message that says what to do. */
export async function writeSpace(management: Management, directory: string): Promise<void> {
  const { client, connection } = management;
  const query = { limit: 1000 };
  const french = frenchOf(connection, await receivedItems(management, client.locale.getMany({ query })));
  const types = await receivedItems(management, client.contentType.getMany({ query }));
  const entries = await findEntries(management, { "sys.contentType.sys.id[in]": idsOf(contentTypes) });
  // Content with mistakes stops an import before its first change.
  const content = entries.length > 0 ? undefined : contentfulSpace(await readCheckedContent(directory));
  await refuseForeign(management, types, content);

  await writeModel(management, types);
  if (!content) {
    console.log("Le contenu n’est pas importé, car cet environnement a déjà des entrées du site.");
    needSingleEntries(entries);
    return;
  }
  await writeContent(management, directory, content, french).catch((error: unknown) => {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n` +
        "L’import s’est arrêté au milieu du contenu. Une fois la cause réglée, supprimez les entrées et les images de cet environnement, " +
        "ou prenez-en un autre, puis relancez la même commande.",
    );
  });
}
