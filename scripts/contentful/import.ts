/**
 * `npm run contentful:import` fills an empty Contentful space with the model and the content of this repository. To a space that
 * already has content of the site, it only adds the types and fields that are missing. It changes and deletes nothing else.
 * `--model-only` never imports content; `--check` only names what is missing, and exits with 1 if something is.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";

import contentfulImport from "contentful-import";
import { type ContentTypeProps, createClient, type PlainClientAPI } from "contentful-management";

import { contentTypes } from "../../src/content";
import { contentReport } from "../../src/content/check";
import { type ContentfulSpace, contentfulSpace, FRENCH } from "../../src/content/contentful/space";
import { managementConnection } from "../../src/content/sources";
import { readPage } from "../../src/content/sources/contentful-api";
import { modelGaps } from "../../src/content/sources/contentful-checks";
import { readLocalContent } from "../../src/content/sources/local";
import { contentDirectory, readEnvFile } from "../../src/environment";
import { runCommand } from "../build/gatsby";

readEnvFile();

const CONTENT = contentDirectory();

/** Puts the missing fields of a type behind those that the space has, so that nothing of the space is changed. */
async function merged(
  client: PlainClientAPI,
  { contentTypes: types, editorInterfaces }: ContentfulSpace,
  present: readonly ContentTypeProps[],
) {
  const changes = types.map(async (type, index) => {
    const form = editorInterfaces[index];
    const own = present.find(({ sys }) => sys.id === type.sys.id);
    if (!own || !form) return { type, form };
    const missing = type.fields.filter(({ id }) => !own.fields.some((field) => field.id === id));
    if (missing.length === 0) return {};
    const { controls = [] } = await client.editorInterface.get({ contentTypeId: type.sys.id });
    const added = form.controls.filter(
      ({ fieldId }) =>
        missing.some(({ id }) => id === fieldId) && !controls.some((control) => control.fieldId === fieldId),
    );
    return {
      type: { ...type, ...own, fields: [...own.fields, ...missing], sys: type.sys },
      form: { ...form, controls: [...controls, ...added] },
    };
  });
  const all = await Promise.all(changes);
  return {
    contentTypes: all.flatMap(({ type }) => type ?? []),
    editorInterfaces: all.flatMap(({ form }) => form ?? []),
  };
}

/** Makes French the default locale of a space without entries: values without translation are stored under that locale. */
async function needFrench(client: PlainClientAPI): Promise<void> {
  const locales = await client.locale.getMany({ query: { limit: 1000 } });
  const current = locales.items.find((locale) => locale.default);
  if (!current || current.code === FRENCH.code) return;
  const { total } = await client.entry.getMany({ query: { limit: 1 } });
  if (total > 0)
    throw new Error(
      `La langue par défaut de cet espace est « ${current.code} » et il a déjà des entrées : choisissez un espace vide, ou --model-only.`,
    );
  const { code, name } = FRENCH;
  await client.locale.update({ localeId: current.sys.id }, { ...current, code, name });
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
  for (const gap of gaps) console.log(`Il manque ${gap}.`);
  if (gaps.length === 0) console.log("L’espace a tous les types et tous les champs du modèle.");
  if (options.check) return gaps.length > 0 ? 1 : 0;

  const content = readLocalContent(CONTENT);
  const report = await contentReport(content);
  if (report) throw new Error(report);
  const space = contentfulSpace(content);
  const ids = contentTypes.map(({ id }) => id).join(",");
  const own = await client.entry.getMany({ query: { limit: 1, "sys.contentType.sys.id[in]": ids } });
  const contentModelOnly = options["model-only"] === true || own.total > 0;
  if (contentModelOnly && gaps.length === 0) return 0;
  if (!contentModelOnly) await needFrench(client);
  const parameters = {
    spaceId,
    environmentId: environment,
    managementToken: token,
    host,
    // contentful-import gives it to its client, but does not declare it.
    hostUpload: host.replace(/^api\./, "upload."),
    content: { ...(contentModelOnly ? {} : space), ...(await merged(client, space, present)) },
    contentModelOnly,
    skipLocales: contentModelOnly,
    // What was imported before may have been edited since.
    skipContentUpdates: true,
    skipAssetUpdates: true,
    uploadAssets: true,
    assetsDirectory: CONTENT,
    errorLogFile: join(process.cwd(), "contentful-import.log"),
    useVerboseRenderer: true,
  };
  await contentfulImport(parameters);
  return 0;
}

void runCommand(main);
