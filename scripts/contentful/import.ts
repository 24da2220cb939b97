/**
 * `npm run contentful:import` gives a Contentful space the model of this repository: the types and fields that it lacks, and the rules,
 * help texts and groups that differ. To a page that was never published in the space it also adds the content of this repository, and
 * goes on where an import broke off. It deletes nothing, and changes no entry that is there. `--model-only` never imports content;
 * `--check` only names what is missing or differs, and exits with 1 if something is.
 */
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";

import contentfulImport from "contentful-import";
import {
  type AssetProps,
  type ContentTypeProps,
  createClient,
  type EditorInterfaceProps,
  type EntryProps,
  type PlainClientAPI,
} from "contentful-management";

import { singleTypes, typeWithId } from "../../src/content";
import { contentReport } from "../../src/content/check";
import { type ContentfulSpace, contentfulSpace } from "../../src/content/contentful/space";
import { counted } from "../../src/content/problem";
import { managementConnection } from "../../src/content/sources";
import { type Connection, readAll, readPage } from "../../src/content/sources/contentful-api";
import { modelGaps } from "../../src/content/sources/contentful-checks";
import { readLocalContent } from "../../src/content/sources/local";
import { contentDirectory, readEnvFile } from "../../src/environment";
import { runCommand } from "../build/gatsby";

readEnvFile();

const CONTENT = contentDirectory();

type ModelType = ContentfulSpace["contentTypes"][number];
type Form = ContentfulSpace["editorInterfaces"][number];

/** Whether new values change an object. Keys that only the object has do not count. */
const differs = (old: object, values: object) =>
  !isDeepStrictEqual(JSON.parse(JSON.stringify({ ...old, ...values })), JSON.parse(JSON.stringify(old)));

/** A type of the space with the fields, rules, helps and groups of the model, and the names of what differs. */
function renewed(type: ModelType, form: Form, own: ContentTypeProps, ownForm: EditorInterfaceProps) {
  const changes: string[] = [];
  const fields = new Map(own.fields.map((field) => [field.id, field]));
  const controls = new Map(ownForm.controls?.map((control) => [control.fieldId, control]));
  for (const [index, field] of type.fields.entries()) {
    const { id, name, required, validations } = field;
    const present = fields.get(id);
    // Contentful never changes the kind of a field.
    if (present && present.type !== field.type) continue;
    const control = form.controls[index] ?? { fieldId: id };
    const rules = { name, required, validations, ...("items" in field && { items: field.items }) };
    if (present && (differs(present, rules) || differs(controls.get(id) ?? {}, control)))
      changes.push(`le champ « ${present.name} » (${type.sys.id}.${id})`);
    fields.set(id, { ...field, ...present, ...rules });
    controls.set(id, control);
  }
  const { editorLayout, groupControls } = form;
  if (differs(ownForm, { editorLayout, groupControls }))
    changes.push(`les groupes du type « ${type.name} » (${type.sys.id})`);
  return {
    changes,
    isBehind: changes.length > 0 || fields.size > own.fields.length,
    type: { ...own, fields: [...fields.values()], sys: type.sys },
    form: { ...form, controls: [...controls.values()] },
  };
}

/** The types of the model that the space lacks, or has otherwise. */
async function readModel(client: PlainClientAPI, present: readonly ContentTypeProps[]) {
  const { contentTypes, editorInterfaces } = contentfulSpace([]);
  const all = contentTypes.map(async (type, index) => {
    const form = editorInterfaces[index];
    const own = present.find(({ sys }) => sys.id === type.sys.id);
    if (!form || !own) return { type, form, changes: [], isBehind: true };
    return renewed(type, form, own, await client.editorInterface.get({ contentTypeId: type.sys.id }));
  });
  const behind = (await Promise.all(all)).filter(({ isBehind }) => isBehind);
  return {
    changes: behind.flatMap(({ changes }) => changes),
    contentTypes: behind.map(({ type }) => type),
    editorInterfaces: behind.flatMap(({ form }) => form ?? []),
  };
}

/** Makes French the default locale of a space without entries: values without translation are stored under that locale. */
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

/** Whether an editor, or an import, has ever published an item. */
const wasPublished = ({ sys }: Pick<EntryProps | AssetProps, "sys">) =>
  Boolean(sys.firstPublishedAt ?? sys.publishedVersion);

const typeOf = ({ sys }: { sys: { contentType: { sys: { id: string } } } }) => sys.contentType.sys.id;

/** Of the items of this repository: those that a space lacks, and what it has but has never published, in the same order. */
function leftOf<Item extends { sys: { id: string } }, Present extends EntryProps | AssetProps>(
  items: readonly Item[],
  present: readonly Present[],
) {
  const found = new Map(present.map((each) => [each.sys.id, each]));
  return {
    missing: items.filter(({ sys }) => !found.has(sys.id)),
    drafts: items.flatMap(({ sys }) => found.get(sys.id) ?? []).filter((each) => !wasPublished(each)),
  };
}

/**
 * What this repository has of the pages that were never published in a space, and what the space has of it. A page is published after
 * all that it lists, so that it tells whether its import is whole: editors may have deleted some of the rest since.
 * @returns undefined if the imports of all pages are.
 */
async function readUnfinished(connection: Connection, { entries, assets }: ContentfulSpace) {
  const present = await readAll<EntryProps>(connection, "entries", "");
  const pages = singleTypes.filter(
    ({ id }) => !present.some((entry) => typeOf(entry) === id && wasPublished(entry)),
  );
  if (pages.length === 0) return undefined;
  const listed = pages.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => field.listedType ?? []),
  );
  const wanted = [...listed, ...pages].flatMap(({ id }) => entries.filter((entry) => typeOf(entry) === id));
  const pictures = assets.filter((asset) => wanted.some(({ sys }) => asset.sys.id.startsWith(`${sys.id}-`)));
  return {
    isEmpty: present.length === 0,
    entries: leftOf(wanted, present),
    assets: leftOf(pictures, await readAll<AssetProps>(connection, "assets", "")),
  };
}

type Unfinished = NonNullable<Awaited<ReturnType<typeof readUnfinished>>>;

/** Names what is not in the space yet, by type, and counts what is not published. */
function sayWhatIsMissing({ entries, assets }: Unfinished): void {
  const missing = [
    ...entries.missing.map((entry) => typeWithId(typeOf(entry))?.label ?? ""),
    ...assets.missing.map(() => "Image"),
  ];
  for (const name of new Set(missing))
    console.log(`Il manque ${missing.filter((each) => each === name).length} × « ${name} ».`);
  const drafts = entries.drafts.length + assets.drafts.length;
  if (drafts > 0) console.log(`Il reste ${counted(drafts, "brouillon")} à publier.`);
}

/** Publishes what an import has created: pictures, then what pages list, then pages. */
async function publish(client: PlainClientAPI, { entries, assets }: Unfinished): Promise<void> {
  for (const asset of assets.drafts) {
    const isProcessed = Object.values(asset.fields.file).every(({ url }) => url);
    const ready = isProcessed ? asset : await client.asset.processForAllLocales({}, asset);
    await client.asset.publish({ assetId: asset.sys.id }, ready);
  }
  for (const entry of entries.drafts) await client.entry.publish({ entryId: entry.sys.id }, entry);
}

async function main(): Promise<number> {
  const { values: options } = parseArgs({
    options: { check: { type: "boolean" }, "model-only": { type: "boolean" } },
  });
  const connection = managementConnection(process.env);
  const { host, token, spaceId, environment } = connection;
  const client = createClient(
    { accessToken: token, host, logHandler: () => undefined },
    { type: "plain", defaults: { spaceId, environmentId: environment } },
  );
  const { items: present } = await readPage<ContentTypeProps>(connection, "content_types?limit=1000");
  const gaps = modelGaps(present);
  const { changes, ...model } = await readModel(client, present);
  for (const gap of gaps) console.log(`Il manque ${gap}.`);
  for (const change of changes) console.log(`À mettre à jour : ${change}.`);
  if (model.contentTypes.length === 0) console.log("L’espace a tous les types et tous les champs du modèle.");

  const content = readLocalContent(CONTENT);
  const report = await contentReport(content);
  if (report) throw new Error(report);
  const space = contentfulSpace(content);
  const left = options["model-only"] ? undefined : await readUnfinished(connection, space);
  if (left) sayWhatIsMissing(left);
  const isUpToDate = !left && model.contentTypes.length === 0;
  if (options.check || isUpToDate) return isUpToDate ? 0 : 1;

  if (left) await needFrench(client, left.isEmpty);
  const parameters = {
    spaceId,
    environmentId: environment,
    managementToken: token,
    host,
    // contentful-import gives it to its client, but does not declare it.
    hostUpload: host.replace(/^api\./, "upload."),
    content: { ...(left && { entries: left.entries.missing, assets: left.assets.missing }), ...model },
    contentModelOnly: !left,
    skipLocales: !left,
    uploadAssets: true,
    assetsDirectory: CONTENT,
    errorLogFile: join(process.cwd(), "contentful-import.log"),
    useVerboseRenderer: true,
  };
  try {
    await contentfulImport(parameters);
    const created = left && (await readUnfinished(connection, space));
    if (created) await publish(client, created);
    return 0;
  } catch (error) {
    const rest = left && (await readUnfinished(connection, space));
    if (rest) sayWhatIsMissing(rest);
    if (rest)
      console.log("L’import s’est arrêté : relancez la même commande, elle continue là où il en était.");
    throw error;
  }
}

void runCommand(main);
