/** Migrates spaces on the tests' Management API, which checks what Contentful checks. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { globalAgent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { checkSpace, migrateSpace } from "../scripts/contentful/migration/run";
import { contentTypes } from "../src/content-model";
import type { ContentType } from "../src/content-model/content-type";
import { contentfulSpace } from "../src/content-model/contentful-space";
import { linkTo, type Space } from "../src/content-model/contentful-space/format";
import { longText, optional, text } from "../src/content-model/field";
import type { Connection } from "../src/content-model/sources/contentful-connection";
import { readLocalContent } from "../src/content-model/sources/local";
import { FROZEN_CONTENT } from "../src/testing/content";
import { type Certificate, makeCertificate } from "./contentful/certificate";
import { fillSpace } from "./contentful/fill-space";
import { type ManagementApi, startManagementApi } from "./contentful/management-api";
import type { EntryFields } from "./contentful/management-entry-rules";
import type { Entity, ManagementSpace } from "./contentful/management-space";

const TOKEN = "jeton-de-gestion";

/** The space that version 1.0.0 of the site imported: entries with a rank, and pages without lists. */
const oldSpace = JSON.parse(readFileSync(join(__dirname, "contentful", "space-1.0.0.json"), "utf8")) as Space;

const currentSpace = () => contentfulSpace(contentTypes, readLocalContent(FROZEN_CONTENT).entries);

const { ca } = globalAgent.options;
let directory: string;
let certificate: Certificate;
let api: ManagementApi;
let printed: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "migrate-"));
  certificate = makeCertificate(directory);
  globalAgent.options.ca = certificate.cert;
});

afterAll(() => {
  globalAgent.options.ca = ca;
  rmSync(directory, { recursive: true });
});

async function open(space: Space): Promise<void> {
  api = await startManagementApi({ certificate, token: TOKEN, spaceId: "espace" });
  fillSpace(api.space, space);
}

function run(types: readonly ContentType[] = contentTypes) {
  const connection: Connection = {
    host: api.host,
    spaceId: "espace",
    environment: "master",
    token: TOKEN,
    api: "management",
  };
  printed = "";
  return { connection, contentTypes: types, print: (line: string) => (printed += `${line}\n`) };
}

const entity = (path: string): Entity => {
  const found = api.space.entities.get(path);
  if (!found) throw new Error(`The space has no ${path}.`);
  return found;
};

const fieldsOf = (path: string) => entity(path).fields as EntryFields;
const fieldsOfType = (id: string) =>
  entity(`content_types/${id}`).fields as { id: string; omitted: boolean }[];
const fieldIds = (typeId: string) => fieldsOfType(typeId).map(({ id }) => id);

/** Changes an entry as an editor does who saves it, and publishes it or not. */
function edit(space: ManagementSpace, id: string, fields: EntryFields, isPublished: boolean): void {
  const path = `entries/${id}`;
  const { sys } = entity(path);
  space.put(path, { fields: { ...fieldsOf(path), ...fields } }, sys.version);
  if (isPublished) space.put(`${path}/published`, {}, sys.version + 1);
}

const copyOf = (entities: ReadonlyMap<string, Entity>) => structuredClone([...entities]);

describe("a space of the old model, with drafts, another locale, and types and fields of its own", () => {
  let before: ReturnType<typeof copyOf>;
  let publishedBefore: ReturnType<typeof copyOf>;
  let plan: { isUpToDate: boolean; printed: string; isUnchanged: boolean };
  let stopped: unknown;

  function prepare(space: ManagementSpace): void {
    space.put("locales/en", { code: "en-US", name: "English", optional: true, fallbackCode: null }, 0);
    const type = structuredClone(entity("content_types/faqItem"));
    const fields = type.fields as { id: string; localized: boolean }[];
    const localized = fields.map((field) => ({ ...field, localized: field.id === "question" }));
    const note = { id: "note", name: "Note", type: "RichText", required: false, localized: false };
    space.put("content_types/faqItem", { ...type, fields: [...localized, note] }, type.sys.version);
    space.put("content_types/faqItem/published", {}, type.sys.version + 1);
    space.put("content_types/blogPost", { name: "Billet", fields: [{ ...note, id: "body" }] }, 0);
    space.put("content_types/blogPost/published", {}, 1);
    const { question } = fieldsOf("entries/faqItem-1");
    edit(space, "faqItem-1", { question: { ...question, "en-US": "How are you paid?" } }, true);
    edit(space, "faqItem-2", { answer: { fr: "Une réponse que personne n’a publiée." } }, false);
    edit(space, "faqItem-3", { order: { fr: 99 }, note: { fr: { nodeType: "document" } } }, true);
    space.put("entries/brouillon", { fields: { title: { fr: "Un brouillon" } } }, 0, "tender");
    space.put("entries/archive", { fields: { order: { fr: 50 } } }, 0, "tender").sys.archivedVersion = 1;
  }

  beforeAll(async () => {
    await open(oldSpace);
    prepare(api.space);
    before = copyOf(api.space.entities);
    publishedBefore = copyOf(api.space.published);
    const isUpToDate = await checkSpace(run());
    plan = {
      isUpToDate,
      printed,
      isUnchanged: JSON.stringify(before) === JSON.stringify(copyOf(api.space.entities)),
    };
    // A run that stops half way, and one that has to wait.
    api.fail({ method: "PUT", path: "content_types/homePage/published", times: 1, status: 403 });
    stopped = await migrateSpace(run()).catch((error: unknown) => error);
    const headers = { "x-contentful-ratelimit-reset": "0" };
    api.fail({ method: "GET", path: "entries", times: 1, status: 429, headers });
    await migrateSpace(run());
  });

  afterAll(() => api.close());

  it("is behind the model, and --check only says so", () => {
    expect(plan).toMatchObject({ isUpToDate: false, isUnchanged: true });
    expect(plan.printed).toContain("Page légale (legalPage)\n  • ajouter ce type, avec");
    expect(plan.printed).toContain("(processLegend), obligatoire");
    expect(plan.printed).toContain("--allow-loss=homePage.contactPromises");
  });

  it("stops with what to check if Contentful refuses a change, and the next run continues", async () => {
    expect(String(stopped)).toContain("Contentful refuse cette action à ce jeton (réponse 403)");
    expect(String(stopped)).toContain("content_types/homePage/published");
    expect(String(stopped)).not.toContain(TOKEN);
    expect(await checkSpace(run())).toBe(true);
    expect(printed).toContain("Le modèle de l’espace a tout ce que le site demande.");
  });

  it("keeps every value of every draft", () => {
    for (const [path, old] of before) {
      const { type } = old.sys;
      if (type === "Entry") expect(fieldsOf(path)).toMatchObject(old.fields as EntryFields);
      if (type === "Asset" || type === "Locale") expect(entity(path)).toEqual(old);
    }
    expect(fieldsOf("entries/faqItem-1").question?.["en-US"]).toBe("How are you paid?");
  });

  it("changes nothing that is published, and publishes no draft", () => {
    const entries = publishedBefore.filter(([path]) => path.startsWith("entries/"));
    for (const [path, { fields }] of entries) expect(api.space.published.get(path)?.fields).toEqual(fields);
    expect(api.space.published.has("entries/brouillon")).toBe(false);
    expect(api.space.published.get("entries/faqItem-2")?.fields).not.toEqual(fieldsOf("entries/faqItem-2"));
  });

  it("fills the pages' lists in the order of the rank, drafts last, without archived entries", () => {
    const { questions, tenders } = fieldsOf("entries/homePage");
    const faq = [1, 2, 4, 5, 6, 7, 8, 3].map((rank) => linkTo("Entry", `faqItem-${rank}`));
    expect(questions).toEqual({ fr: faq });
    expect(tenders?.fr).toHaveLength(4);
    expect(tenders?.fr).toContainEqual(linkTo("Entry", "brouillon"));
    expect((tenders?.fr as object[]).at(-1)).toEqual(linkTo("Entry", "brouillon"));
    expect((fieldsOf("entries/whitePaperPage").chapters?.fr as object[]).length).toBeGreaterThan(0);
  });

  it("hides the rank, so that editors need no number, and keeps its values", () => {
    const rank = fieldsOfType("faqItem").find(({ id }) => id === "order");
    expect(rank).toMatchObject({ omitted: true, required: false, disabled: true });
    expect(fieldsOf("entries/faqItem-3").order).toEqual({ fr: 99 });
  });

  it("leaves the types, fields and locales alone that are not the site's", () => {
    expect(entity("content_types/blogPost").fields).toEqual([expect.objectContaining({ id: "body" })]);
    expect(fieldIds("faqItem")).toEqual(["order", "question", "answer", "note"]);
    expect(fieldsOfType("faqItem")[1]).toMatchObject({ id: "question", localized: true });
    expect(fieldIds("homePage")).toContain("contactPromises");
    expect(entity("locales/en").code).toBe("en-US");
  });

  it("says which fields of which entries editors must fill in, and which entry they must create", async () => {
    await migrateSpace(run());
    expect(printed).toMatch(/• Page d’accueil : remplir .*\(processLegend\).*, puis publier/);
    expect(printed).toContain("/environments/master/entries/homePage\n");
    expect(printed).not.toContain("(questions)");
    expect(printed).toContain("créer l’entrée de « Dossier d’assemblée » (assemblyFile)");
  });

  it("does not fill a list again that an editor has emptied", async () => {
    edit(api.space, "homePage", { tenders: { fr: [] } }, false);
    await migrateSpace(run());
    expect(fieldsOf("entries/homePage").tenders).toEqual({ fr: [] });
  });

  it("deletes only what the command allows", async () => {
    await migrateSpace(run(), new Set(["faqItem.order", "homePage.contactPromises"]));
    expect(fieldIds("faqItem")).toEqual(["question", "answer", "note"]);
    expect(fieldIds("homePage")).not.toContain("contactPromises");
    expect(fieldIds("tender")).toContain("order");
    expect(fieldsOf("entries/faqItem-3")).not.toHaveProperty("order");
    expect(fieldsOf("entries/tender-1")).toHaveProperty("order");
  });

  it("says that it does not find a field, so that a slip does not pass for a deletion", async () => {
    await migrateSpace(run(), new Set(["tender.ordre"]));
    expect(printed).toContain("L’espace n’a pas ce champ : tender.ordre");
    expect(fieldIds("tender")).toContain("order");
  });

  it("refuses to delete a field of the model", async () => {
    const versions = JSON.stringify(copyOf(api.space.entities));
    await expect(migrateSpace(run(), new Set(["faqItem.answer"]))).rejects.toThrow(
      "Ce ne sont pas des champs à supprimer : faqItem.answer. Rien n’a été changé.",
    );
    expect(JSON.stringify(copyOf(api.space.entities))).toBe(versions);
  });
});

describe("a space of the present model", () => {
  const [faqItem] = contentTypes.filter(({ id }) => id === "faqItem");
  const [tender] = contentTypes.filter(({ id }) => id === "tender");
  if (!faqItem || !tender) throw new Error("These tests change two types that the model no longer has.");
  const withType = (changed: ContentType) =>
    contentTypes.map((type) => (type.id === changed.id ? changed : type));

  beforeEach(() => open(currentSpace()));
  afterEach(() => api.close());

  it("needs no change after an import", async () => {
    const before = JSON.stringify(copyOf(api.space.entities));
    expect(await migrateSpace(run())).toBe(true);
    expect(printed).toContain("Rien à faire dans Contentful.");
    expect(JSON.stringify(copyOf(api.space.entities))).toBe(before);
  });

  it("keeps all values of a renamed field, published and not, and every state", async () => {
    const { question } = faqItem.fields;
    const reply = longText({ label: "Réponse", help: "La réponse.", max: 1200, formerly: "answer" });
    const renamed = withType({ ...faqItem, fields: { ...(question && { question }), reply } });
    edit(api.space, "faqItem-2", { answer: { fr: "Un brouillon." } }, false);
    const states = copyOf(api.space.entities).filter(([path]) => path.startsWith("entries/"));
    const { answer } = fieldsOf("entries/faqItem-1");
    const published = api.space.published.get("entries/faqItem-2")?.fields as EntryFields;
    expect(await migrateSpace(run(renamed))).toBe(true);
    expect(fieldIds("faqItem")).toEqual(["question", "reply"]);
    expect(fieldsOf("entries/faqItem-1").reply).toEqual(answer);
    expect(fieldsOf("entries/faqItem-2").reply).toEqual({ fr: "Un brouillon." });
    expect(api.space.published.get("entries/faqItem-2")?.fields).toMatchObject({ reply: published.answer });
    for (const [path, { sys }] of states) expect(entity(path).sys).toEqual(sys);
    expect(entity("content_types/faqItem/editor_interface").controls).toContainEqual(
      expect.objectContaining({ fieldId: "reply", settings: { helpText: "La réponse." } }),
    );
  });

  it("copies the values of a field that was added under its new name before, and publishes no draft", async () => {
    const { question } = faqItem.fields;
    const reply = (former: { formerly?: string }) =>
      optional(longText({ label: "Réaction", help: "La réponse.", max: 1200, ...former }));
    const added = withType({ ...faqItem, fields: { ...faqItem.fields, reply: reply({}) } });
    const renamed = withType({
      ...faqItem,
      fields: { ...(question && { question }), reply: reply({ formerly: "answer" }) },
    });
    await migrateSpace(run(added));
    edit(api.space, "faqItem-1", { reply: { fr: "Déjà là." } }, true);
    edit(api.space, "faqItem-2", { answer: { fr: "Un brouillon." } }, false);
    expect(await migrateSpace(run(renamed))).toBe(true);
    const published = (id: string) => api.space.published.get(`entries/${id}`)?.fields as EntryFields;
    expect(fieldsOf("entries/faqItem-1").reply).toEqual({ fr: "Déjà là." });
    expect(fieldsOf("entries/faqItem-2").reply).toEqual({ fr: "Un brouillon." });
    expect(published("faqItem-2").reply).toBeUndefined();
    expect(published("faqItem-3").reply).toEqual(published("faqItem-3").answer);
    expect(fieldsOfType("faqItem")).toContainEqual(expect.objectContaining({ id: "answer", omitted: true }));
  });

  it("loses the values of a field whose type changes only if the command allows it", async () => {
    const deadline = text({ label: "Échéance", help: "En toutes lettres." });
    const retyped = withType({ ...tender, fields: { ...tender.fields, deadline } });
    const { title } = fieldsOf("entries/tender-1");
    expect(await migrateSpace(run(retyped))).toBe(false);
    expect(printed).toContain("refusé, sauf avec --allow-loss=tender.deadline");
    expect(fieldsOf("entries/tender-1")).toHaveProperty("deadline");
    expect(await migrateSpace(run(retyped), new Set(["tender.deadline"]))).toBe(true);
    expect(fieldsOfType("tender")).toContainEqual(
      expect.objectContaining({ id: "deadline", type: "Symbol" }),
    );
    expect(fieldsOf("entries/tender-1")).not.toHaveProperty("deadline");
    expect(fieldsOf("entries/tender-1").title).toEqual(title);
    expect(printed).toContain("Échéance (deadline), puis publier");
  });

  it("publishes a page again whose list was filled, if it is complete and had no draft", async () => {
    const type = structuredClone(entity("content_types/faqItem"));
    const order = { id: "order", name: "Ordre", type: "Integer", required: false, localized: false };
    api.space.put(
      "content_types/faqItem",
      { ...type, fields: [order, ...fieldsOfType("faqItem")] },
      type.sys.version,
    );
    api.space.put("content_types/faqItem/published", {}, type.sys.version + 1);
    const homePage = entity("entries/homePage");
    homePage.fields = { ...fieldsOf("entries/homePage"), questions: { fr: [] } };
    expect(await migrateSpace(run())).toBe(true);
    const published = api.space.published.get("entries/homePage")?.fields as EntryFields;
    expect(published.questions?.fr).toEqual(fieldsOf("entries/homePage").questions?.fr);
    expect((published.questions?.fr as object[]).length).toBeGreaterThan(1);
  });

  it.each([
    [409, "Quelqu’un d’autre vient de changer ce que la commande change"],
    [422, "Contentful refuse la demande (réponse 422 : A fault that a test requested.)"],
  ])("explains an answer %d", async (status, message) => {
    const [removed] = contentTypes.filter(({ id }) => id === "legalPage");
    const added = { ...removed, id: "ajout" } as ContentType;
    api.fail({ method: "PUT", path: "content_types/ajout", times: 1, status });
    await expect(migrateSpace(run([...contentTypes, added]))).rejects.toThrow(message);
  });
});

describe("the command", () => {
  beforeAll(() => open(oldSpace));
  afterAll(() => api.close());

  /** Runs it with the options of a person at a terminal. */
  function command(token: string, ...options: string[]) {
    const child = spawn("npm", ["run", "--silent", "contentful:migrate", "--", ...options], {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        NODE_EXTRA_CA_CERTS: certificate.authorities,
        CONTENTFUL_SPACE_ID: "espace",
        CONTENTFUL_ENVIRONMENT: "",
        CONTENTFUL_MANAGEMENT_TOKEN: token,
        CONTENTFUL_MANAGEMENT_HOST: api.host,
      },
    });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    return new Promise<{ code: number | null; output: string }>((done) =>
      child.on("close", (code) => done({ code, output })),
    );
  }

  it("exits with 1 from --check until the space follows the model", async () => {
    expect(await command(TOKEN, "--check")).toMatchObject({ code: 1 });
    const { code, output } = await command(TOKEN, "--allow-loss=tender.order", "--allow-loss=stat.order");
    expect(code).toBe(0);
    expect(output).toContain("tender.order : supprimé\n");
    expect(output).toContain("stat.order : supprimé\n");
    expect(output).not.toContain("Warning");
    expect(await command(TOKEN, "--check")).toMatchObject({ code: 0 });
  });

  it("says which variable to check if the token is wrong", async () => {
    const { code, output } = await command("faux", "--check");
    expect(code).toBe(1);
    expect(output).toContain("CONTENTFUL_MANAGEMENT_TOKEN");
    expect(output).not.toContain("faux");
  });
});
