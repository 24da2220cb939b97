import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { contentTypes } from "../../src/content/model/registry";
import { toContentType } from "../../src/content/sources/contentful/model-export";
import { contentfulSpace } from "../../src/content/sources/contentful/space";
import { readLocalContent } from "../../src/content/sources/local";
import { FROZEN_CONTENT } from "../../src/testing/content";
import { clientError } from "../../src/testing/contentful-client";
import type { Management } from "./management";
import { writeSpace } from "./write-space";

/** An entry, an asset, a type, the form of a type, or a locale. */
interface Item {
  sys: { id: string; version: number; publishedVersion?: number; contentType?: { sys: { id: string } } };
  [name: string]: unknown;
}

/** What the client sends. A change of an item has the version of that item. */
type Sent = Readonly<Record<string, unknown>> & { sys?: { version?: number } };

/** The items of a space, by kind and id: « entries/faqItem-1 ». */
let items: Map<string, Item>;
/** Kind and id of all items that were written or published, in order. */
let written: string[];
/** By kind and id: the error with which an item is refused. */
let refused: Map<string, Error>;
let directory: string;

beforeEach(() => {
  const sys = { id: "fr", version: 1 };
  items = new Map([["locales/fr", { sys, code: "fr", default: true }]]);
  written = [];
  refused = new Map();
  directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, directory, { recursive: true });
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function itemAt(path: string): Item {
  const item = items.get(path);
  if (!item) throw clientError(404, "NotFound");
  return item;
}

/** Writes an item. Contentful refuses a change without the current version. */
function put(kind: string, id: string, { sys = {}, ...values }: Sent, typeId?: string): Item {
  const path = `${kind}/${id}`;
  const error = refused.get(path);
  if (error) throw error;
  const before = items.get(path)?.sys;
  if ((sys.version ?? 0) !== (before?.version ?? 0)) throw clientError(409, "VersionMismatch");
  const ofType = typeId === undefined ? {} : { contentType: { sys: { id: typeId } } };
  const item: Item = { ...values, sys: { ...before, ...ofType, id, version: (before?.version ?? 0) + 1 } };
  items.set(path, item);
  written.push(path);
  return structuredClone(item);
}

function publish(kind: string, id: string, { sys }: Sent): Item {
  const item = itemAt(`${kind}/${id}`);
  if (sys?.version !== item.sys.version) throw clientError(409, "VersionMismatch");
  item.sys = { ...item.sys, publishedVersion: item.sys.version, version: item.sys.version + 1 };
  if (kind === "types" && !items.has(`forms/${id}`))
    items.set(`forms/${id}`, { sys: { id, version: 1 }, controls: [] });
  written.push(`${kind}/${id} published`);
  return structuredClone(item);
}

/** The items of a kind that a query finds. */
function find(kind: string, { query }: { query: Readonly<Record<string, unknown>> }) {
  const wanted = (name: string) => (query[name] as string | undefined)?.split(",");
  const found = [...items]
    .filter(([path]) => path.startsWith(`${kind}/`))
    .map(([, item]) => item)
    .filter(({ sys }) => wanted("sys.id[in]")?.includes(sys.id) ?? true)
    .filter(
      ({ sys }) => wanted("sys.contentType.sys.id[in]")?.includes(sys.contentType?.sys.id ?? "") ?? true,
    );
  return { items: structuredClone(found) };
}

/** Contentful sets the address of a processed file. */
function processFile({ sys }: Item): Item {
  const asset = itemAt(`assets/${sys.id}`);
  const { file } = asset.fields as { file: Readonly<Record<string, object>> };
  for (const each of Object.values(file)) Object.assign(each, { url: "//files/a.png" });
  asset.sys.version += 1;
  return structuredClone(asset);
}

/** Ids that the client gets before the item. */
interface Ids {
  contentTypeId: string;
  entryId: string;
  assetId: string;
}

type Query = Parameters<typeof find>[1];

/** The methods of contentful-management's client that an import calls. */
const METHODS = {
  contentType: {
    getMany: (query: Query) => find("types", query),
    update: ({ contentTypeId }: Ids, type: Sent) => put("types", contentTypeId, type),
    publish: ({ contentTypeId }: Ids, type: Sent) => publish("types", contentTypeId, type),
  },
  editorInterface: {
    get: ({ contentTypeId }: Ids) => structuredClone(itemAt(`forms/${contentTypeId}`)),
    update: ({ contentTypeId }: Ids, form: Sent) => put("forms", contentTypeId, form),
  },
  entry: {
    getMany: (query: Query) => find("entries", query),
    createWithId: ({ entryId, contentTypeId }: Ids, entry: Sent) =>
      put("entries", entryId, entry, contentTypeId),
    publish: ({ entryId }: Ids, entry: Sent) => publish("entries", entryId, entry),
  },
  asset: {
    createWithId: ({ assetId }: Ids, asset: Sent) => put("assets", assetId, asset),
    processForAllLocales: (_: object, asset: Item) => processFile(asset),
    publish: ({ assetId }: Ids, asset: Sent) => publish("assets", assetId, asset),
  },
  upload: { create: () => ({ sys: { id: "upload" } }) },
  locale: { getMany: (query: Query) => find("locales", query) },
};

type Method = (...values: unknown[]) => unknown;

/** The same methods, asynchronous as the client's. */
const client = Object.fromEntries(
  Object.entries(METHODS).map(([kind, methods]) => {
    const asynchronous = Object.entries(methods).map(([name, method]: [string, Method]) => [
      name,
      async (...values: unknown[]) => Promise.resolve().then(() => method(...values)),
    ]);
    return [kind, Object.fromEntries(asynchronous)];
  }),
) as unknown as Management["client"];

const connection: Management["connection"] = {
  host: "api.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton-secret",
};

const WEB_APP = "https://app.contentful.com/spaces/espace/environments/master";

const runImport = () => writeSpace({ client, connection }, directory);

/** The message with which an import fails. */
const faultOf = () => runImport().then(String, (error: unknown) => (error as Error).message);

/** The kinds of what was written: « types », « entries »… */
const kindsWritten = () => [...new Set(written.map((path) => path.split("/")[0]))];

/** Changes a field of a type of the space. */
function changeField(typeId: string, fieldId: string, changes: object): void {
  const type = itemAt(`types/${typeId}`);
  const fields = type.fields as { id: string }[];
  type.fields = fields.map((field) => (field.id === fieldId ? { ...field, ...changes } : field));
}

const fieldOf = (typeId: string, fieldId: string) =>
  (itemAt(`types/${typeId}`).fields as { id: string }[]).find(({ id }) => id === fieldId);

it("fills an empty environment, and publishes all of it: each entry after those that it lists", async () => {
  await runImport();
  const { entries, assets } = contentfulSpace(readLocalContent(FROZEN_CONTENT));
  for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
    const { id } = contentType.sys;
    expect(itemAt(`types/${id}`)).toEqual({ ...contentType, sys: { id, version: 2, publishedVersion: 1 } });
    expect(itemAt(`forms/${id}`)).toEqual({ ...editorInterface, sys: { id, version: 2 } });
  }
  for (const { sys, fields } of entries)
    expect(itemAt(`entries/${sys.id}`)).toMatchObject({ fields, sys: { publishedVersion: 1 } });
  // The processed file is a picture's second version.
  for (const { sys } of assets)
    expect(itemAt(`assets/${sys.id}`)).toMatchObject({ sys: { publishedVersion: 2 } });
  const rankOf = (id: string) => written.indexOf(`entries/${id} published`);
  expect(rankOf("faqItem-1")).toBeLessThan(rankOf("homePage"));
  // A type is written and published, and its form written. An entry or a picture is written and published.
  expect(written).toHaveLength(3 * contentTypes.length + 2 * (entries.length + assets.length));
});

describe("in an environment of the site", () => {
  beforeEach(async () => {
    await runImport();
    written = [];
  });

  it("a second run renews the model, and changes neither entries nor fields of another project", async () => {
    const imported = structuredClone(fieldOf("tender", "status"));
    changeField("tender", "status", { validations: [], localized: true });
    const note = { id: "note", type: "Symbol", validations: [] };
    const tender = itemAt("types/tender");
    tender.fields = [...(tender.fields as object[]), note];
    const form = itemAt("forms/homePage");
    const { editorLayout } = form;
    form.editorLayout = [];
    itemAt("entries/homePage").fields = { heroTitle: { fr: "Écrit par un éditeur" } };
    delete itemAt("entries/faqItem-1").sys.publishedVersion;
    items.delete("entries/tender-2");
    const entriesBefore = [...items].filter(([path]) => path.startsWith("entries/"));
    // Content with mistakes does not stop it, because it is not read.
    writeFileSync(join(directory, "stat.json"), "[{ ");

    await runImport();
    expect(fieldOf("tender", "status")).toEqual({ ...imported, localized: true });
    expect(fieldOf("tender", "note")).toEqual(note);
    expect(itemAt("forms/homePage").editorLayout).toEqual(editorLayout);
    expect([...items].filter(([path]) => path.startsWith("entries/"))).toEqual(entriesBefore);
    expect(kindsWritten()).toEqual(["types", "forms"]);
  });

  it("keeps the `type` of a field, which Contentful never changes", async () => {
    changeField("faqItem", "question", { type: "Text" });
    await runImport();
    expect(fieldOf("faqItem", "question")).toMatchObject({ type: "Text" });
  });
});

it("writes nothing if another project's types or entries have our ids, and names them", async () => {
  const sys = { version: 2, publishedVersion: 1 };
  const title = { id: "title", name: "Title", type: "Symbol" };
  for (const id of ["service", "page"])
    items.set(`types/${id}`, { sys: { ...sys, id }, name: "Theirs", fields: [title] });
  const contentType = { sys: { id: "page" } };
  for (const id of ["stat-1", "page-1"]) items.set(`entries/${id}`, { sys: { ...sys, id, contentType } });
  const fault = await faultOf();
  expect(fault.match(/• .*/g)).toEqual([
    `• le type « Theirs » (${WEB_APP}/content_types/service/fields)`,
    `• une entrée du type page (${WEB_APP}/entries/stat-1)`,
  ]);
  expect(fault).toContain("prenez un environnement vide");
  expect(written).toEqual([]);
});

it("writes nothing if the content has mistakes", async () => {
  writeFileSync(join(directory, "stat.json"), "[{ ");
  expect(await faultOf()).toContain("content/stat.json");
  expect(written).toEqual([]);
});

it("writes nothing where the default language is not French, and says what to set", async () => {
  itemAt("locales/fr").code = "en-US";
  expect(await faultOf()).toMatch(/est « en-US », .*\n.* donnez le code fr à la langue par défaut/);
  expect(written).toEqual([]);
});

it("writes the texts in the default language, which may be French of a country", async () => {
  itemAt("locales/fr").code = "fr-CA";
  await runImport();
  const [entry] = contentfulSpace(readLocalContent(FROZEN_CONTENT)).entries;
  const [name = "", values] = Object.entries(entry?.fields ?? {})[0] ?? [];
  expect(itemAt(`entries/${entry?.sys.id ?? ""}`).fields).toHaveProperty(name, { "fr-CA": values?.fr });
});

it("stops at a refused entry, and says how to begin again, also at a second run", async () => {
  refused.set("entries/faqItem-2", clientError(403, "AccessDenied", {}, "Forbidden"));
  const fault = await faultOf();
  expect(fault).toMatch(/^Contentful refuse l’entrée faqItem-2 \(faqItem\) : 403 AccessDenied, Forbidden$/m);
  expect(fault).toMatch(/supprimez les entrées et les images de cet environnement, ou prenez-en un autre/);
  expect(items.has("entries/homePage")).toBe(false);

  refused.clear();
  written = [];
  expect(await faultOf()).toMatch(/une entrée de .*« Page d’accueil ».*supprimez plutôt les entrées/);
  expect(kindsWritten()).not.toContain("entries");
});
