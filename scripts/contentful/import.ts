// `npm run contentful:import` updates a space's model to this repository's, and adds the content of pages that were never published there.
// It resumes an interrupted import, deletes nothing and changes no existing entry. `--model-only` imports no content; `--check` only
// reports, and exits with 1 if something is missing or differs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";

import {
  type AssetProps,
  type ContentTypeProps,
  createClient,
  type EditorInterfaceProps,
  type EntryProps,
  type PlainClientAPI,
} from "contentful-management";

import { contentReport } from "../../src/content/check/check";
import { contentTypes, singleTypes, typeWithId } from "../../src/content/model/registry";
import { type Connection, contentfulFault } from "../../src/content/sources/contentful-api";
import { readAll } from "../../src/content/sources/contentful-readings";
import { readLocalContent } from "../../src/content/sources/local";
import { contentDirectory, managementConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { toContentType } from "./model-export";
import { type ContentfulSpace, contentfulSpace } from "./space";

readEnvFile();

const CONTENT = contentDirectory();

/** Items of a page. */
const PAGE = 100;

type Model = ReturnType<typeof toContentType>;

/** Keys that only `old` has do not count. */
const differs = (old: object, values: object) =>
  !isDeepStrictEqual(JSON.parse(JSON.stringify({ ...old, ...values })), JSON.parse(JSON.stringify(old)));

/** The space's type merged with the model, and its changes in French. */
function renewed(model: Model, own: ContentTypeProps, ownForm: EditorInterfaceProps) {
  const { contentType, editorInterface } = model;
  const typeId = own.sys.id;
  const changes: string[] = [];
  const fields = new Map(own.fields.map((field) => [field.id, field]));
  const controls = new Map(ownForm.controls?.map((control) => [control.fieldId, control]));
  for (const [index, field] of contentType.fields.entries()) {
    const { localized, ...rules } = field;
    const { id, name } = rules;
    const present = fields.get(id);
    // Contentful cannot change the type of a field.
    if (present && present.type !== field.type) continue;
    const control = editorInterface.controls[index] ?? { fieldId: id };
    if (!present || differs(present, rules) || differs(controls.get(id) ?? {}, control))
      changes.push(`${present ? "À mettre à jour :" : "Il manque"} le champ « ${name} » (${typeId}.${id}).`);
    fields.set(id, { localized, ...present, ...rules });
    controls.set(id, control);
  }
  const { editorLayout, groupControls } = editorInterface;
  if (differs(ownForm, { editorLayout, groupControls }))
    changes.push(`À mettre à jour : les groupes du type « ${contentType.name} » (${typeId}).`);
  return {
    changes,
    type: { ...own, fields: [...fields.values()] },
    form: { ...ownForm, controls: [...controls.values()], editorLayout, groupControls },
  };
}

/** Types that the space lacks, or has in another form. */
async function readModel(client: PlainClientAPI, connection: Connection) {
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } }).catch((error: unknown) => {
    throw contentfulFault(connection, error);
  });
  const all = contentTypes.map(toContentType).map(async (model) => {
    const { sys, name } = model.contentType;
    const own = items.find((type) => type.sys.id === sys.id);
    // A type has no editor interface before it is published.
    if (own?.sys.publishedVersion)
      return renewed(model, own, await client.editorInterface.get({ contentTypeId: sys.id }));
    const type = { ...model.contentType, sys: { ...sys, ...own?.sys } };
    return { changes: [`Il manque le type « ${name} » (${sys.id}).`], type, form: model.editorInterface };
  });
  return (await Promise.all(all)).filter(({ changes }) => changes.length > 0);
}

/** Values without translation belong to the default locale, so it becomes French; only in a space without entries. */
async function needFrench(client: PlainClientAPI, isEmpty: boolean): Promise<void> {
  const locales = await client.locale.getMany({ query: { limit: 1000 } });
  const current = locales.items.find((locale) => locale.default);
  if (!current || current.code === "fr") return;
  if (!isEmpty)
    throw new Error(
      `La langue par défaut de cet espace est « ${current.code} » et il a déjà des entrées : choisissez un espace vide, ou --model-only.`,
    );
  await client.locale.update({ localeId: current.sys.id }, { ...current, code: "fr", name: "Français" });
}

const typeOf = ({ sys }: { sys: { contentType: { sys: { id: string } } } }) => sys.contentType.sys.id;

/** Items that were never published in the space, each with its draft there. */
const leftOf = <Item extends { sys: { id: string } }, Present extends EntryProps | AssetProps>(
  items: readonly Item[],
  present: readonly Present[],
) =>
  items
    .map((item) => ({ item, draft: present.find(({ sys }) => sys.id === item.sys.id) }))
    .filter(({ draft }) => !draft?.sys.firstPublishedAt);

// Prints what is left to import, by type. A page is published after all that it lists, so a published page proves a complete import,
// even if editors have deleted entries since.
async function findUnfinished(client: PlainClientAPI, { entries, assets }: ContentfulSpace) {
  const present = await readAll<EntryProps>(PAGE, (window) =>
    client.entry.getMany({ query: { order: "sys.id", ...window } }),
  );
  const published = present.filter(({ sys }) => sys.firstPublishedAt).map(typeOf);
  const pages = singleTypes.filter(({ id }) => !published.includes(id));
  if (pages.length === 0) return undefined;
  const fields = pages.flatMap((page) => Object.values(page.fields));
  const listed = fields.flatMap(({ listedType }) => listedType ?? []);
  const wanted = [...listed, ...pages].flatMap(({ id }) => entries.filter((entry) => typeOf(entry) === id));
  const pictures = assets.filter((asset) => wanted.some(({ sys }) => asset.sys.id.startsWith(`${sys.id}-`)));
  const left = {
    isEmpty: present.length === 0,
    entries: leftOf(wanted, present),
    assets: leftOf(
      pictures,
      await readAll<AssetProps>(PAGE, (window) =>
        client.asset.getMany({ query: { order: "sys.id", ...window } }),
      ),
    ),
  };
  const labels = left.entries.map(({ item }) => typeWithId(typeOf(item))?.label ?? "");
  const names = [...labels, ...left.assets.map(() => "Image")];
  for (const name of new Set(names))
    console.log(`Il manque ${names.filter((each) => each === name).length} × « ${name} ».`);
  return left;
}

type Unfinished = NonNullable<Awaited<ReturnType<typeof findUnfinished>>>;

async function createPicture(client: PlainClientAPI, { sys, fields }: ContentfulSpace["assets"][number]) {
  const { url, ...file } = fields.file.fr;
  const bytes = new Uint8Array(readFileSync(join(CONTENT, url)));
  const upload = (await client.upload.create({}, { file: bytes.buffer })) as { sys: { id: string } };
  const uploadFrom = { sys: { type: "Link", linkType: "Upload", id: upload.sys.id } };
  const values = { ...fields, file: { fr: { ...file, uploadFrom } } };
  return client.asset.createWithId({ assetId: sys.id }, { fields: values });
}

/** Publishes pictures, then listed entries, then pages. Drafts that exist are published as they are. */
async function fill(client: PlainClientAPI, { entries, assets }: Unfinished): Promise<void> {
  for (const { item, draft } of assets) {
    const asset = draft ?? (await createPicture(client, item));
    const ready = asset.fields.file.fr?.url ? asset : await client.asset.processForAllLocales({}, asset);
    await client.asset.publish({ assetId: item.sys.id }, ready);
    console.log(`Image publiée : ${item.sys.id}`);
  }
  for (const { item, draft } of entries) {
    const at = { entryId: item.sys.id, contentTypeId: typeOf(item) };
    const entry = draft ?? (await client.entry.createWithId(at, { fields: item.fields }));
    await client.entry.publish(at, entry);
    console.log(`Entrée publiée : ${at.entryId}`);
  }
}

async function main(): Promise<number> {
  const { values: options } = parseArgs({
    options: { check: { type: "boolean" }, "model-only": { type: "boolean" } },
  });
  const connection = managementConnection(process.env);
  const { host, token, spaceId, environment } = connection;
  const hostUpload = host.replace(/^api\./, "upload.");
  const client = createClient(
    { accessToken: token, host, hostUpload, logHandler: () => undefined },
    { type: "plain", defaults: { spaceId, environmentId: environment } },
  );
  const model = await readModel(client, connection);
  for (const change of model.flatMap(({ changes }) => changes)) console.log(change);
  if (model.length === 0) console.log("L’espace a tous les types et tous les champs du modèle.");

  const content = readLocalContent(CONTENT);
  const report = await contentReport(content);
  if (report) throw new Error(report);
  const space = contentfulSpace(content);
  const left = options["model-only"] ? undefined : await findUnfinished(client, space);
  const isUpToDate = !left && model.length === 0;
  if (options.check || isUpToDate) return isUpToDate ? 0 : 1;

  if (left) await needFrench(client, left.isEmpty);
  try {
    for (const { type, form } of model) {
      const at = { contentTypeId: type.sys.id };
      await client.contentType.publish(at, await client.contentType.update(at, type as ContentTypeProps));
      const { sys } = await client.editorInterface.get(at);
      await client.editorInterface.update(at, { ...form, sys } as EditorInterfaceProps);
      console.log(`Type publié : ${type.name}`);
    }
    if (left) await fill(client, left);
    return 0;
  } catch (error) {
    console.log("L’import s’est arrêté : relancez la même commande, elle continue là où il en était.");
    if (left) await findUnfinished(client, space);
    throw error;
  }
}

void runCommand(main);
